/** An image reference of the content service, taken apart. */
export interface ImageReference {
  readonly id: string
  /** px */
  readonly width: number
  /** px */
  readonly height: number
  readonly format: string
}

/** Takes `image-<id>-<w>x<h>-<format>` apart; null when it is of another form. */
export function parseImageReference(reference: string): ImageReference | null {
  const [, id, width, height, format] = /^image-(.+)-(\d+)x(\d+)-([a-z]+)$/.exec(reference) ?? []
  return id && format ? { id, width: Number(width), height: Number(height), format } : null
}

/** Address of an image for a place `width` CSS px wide: double size, quality 75, webp (APP-10). */
export function imageUrl(base: string, image: ImageReference, width: number): string {
  const w = Math.min(width * 2, image.width)
  return `${base}${image.id}-${image.width}x${image.height}.${image.format}?w=${w}&q=75&fm=webp`
}
