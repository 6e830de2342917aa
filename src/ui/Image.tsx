import type { CSSProperties } from 'react'
import * as styles from './Image.css.ts'
import { cx } from './cx.ts'
import { imageUrl, parseImageReference } from './imageReference.ts'
import { breakpoints } from '#contract/constants.ts'
import { useSite } from './site.tsx'

const belowMd = `(max-width: ${breakpoints.md - 1}px)`

export interface ImageProps {
  /** Reference of the content service: `image-<id>-<w>x<h>-<format>`. */
  readonly reference: string | null
  /** Words for the picture; empty where the text beside it says the same. */
  readonly alt: string
  /** Widths it is shown at, CSS px, smallest first; each is fetched at double size. */
  readonly widths: readonly number[]
  readonly sizes?: string
  /** `width / height` of its place; the picture is cut to it. */
  readonly ratio?: string
  /** Shown until the picture comes. */
  readonly color?: string | null
  /** The picture that the page is judged by: fetched first. */
  readonly first?: boolean
  readonly className?: string
}

/** A picture of the content service: double size, quality 75, webp, its place kept before it comes (APP-10). */
export function Image({ reference, alt, widths, sizes, ratio, color, first = false, className }: ImageProps) {
  const { imageBase } = useSite()
  const image = reference ? parseImageReference(reference) : null
  const style: CSSProperties = {
    aspectRatio: ratio ?? (image ? `${image.width} / ${image.height}` : undefined),
    ...(color ? { background: color } : {}),
  }
  if (!image)
    return (
      <span
        className={cx(styles.image, className)}
        style={style}
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
      />
    )
  // A size beyond the original brings the whole original, if the size before it does not yet.
  const wanted = widths.filter((_, at) => at === 0 || (widths[at - 1] ?? 0) * 2 < image.width)
  return (
    <img
      className={cx(styles.image, className)}
      style={style}
      src={imageUrl(imageBase, image, wanted.at(-1) ?? image.width)}
      srcSet={wanted
        .map((width) => `${imageUrl(imageBase, image, width)} ${Math.min(width * 2, image.width)}w`)
        .join(', ')}
      sizes={sizes ?? `${wanted.at(-1) ?? image.width}px`}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding={first ? undefined : 'async'}
    />
  )
}

/** The picture of a hero, another cut on phones; the addresses are those that the document preloads. */
export function HeroImage(props: {
  readonly mobile: string | null
  readonly desktop: string | null
  readonly className?: string
}) {
  const { imageBase } = useSite()
  const mobile = parseImageReference(props.mobile ?? '')
  const desktop = parseImageReference(props.desktop ?? props.mobile ?? '')
  if (!desktop) return null
  return (
    <picture>
      {mobile ? <source media={belowMd} srcSet={imageUrl(imageBase, mobile, 400)} /> : null}
      <img
        className={cx(styles.image, props.className)}
        src={imageUrl(imageBase, desktop, 1000)}
        width={desktop.width}
        height={desktop.height}
        alt=""
        fetchPriority="high"
      />
    </picture>
  )
}
