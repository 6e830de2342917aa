import type { ContentResult, landingPageQuery } from '#contract/content-queries.ts'
import { cx } from '#src/ui/cx.ts'
import { Image } from '#src/ui/Image.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { Html } from './StaticPage.tsx'

interface LandingPageProps {
  /** Its html already sanitised (CON-4). */
  readonly content: NonNullable<ContentResult<typeof landingPageQuery>> & { readonly html: string }
}

/** Where a campaign's links lead: a picture, and html that mostly brings its own heading (NAV-3). */
export function LandingPage({ content: { title, html, image } }: LandingPageProps) {
  return (
    <article className={cx(surface.narrow, surface.stack)}>
      {image ? (
        <Image
          reference={image}
          alt=""
          ratio="16 / 7"
          widths={[360, 540, 720]}
          sizes="(min-width: 768px) 1440px, 100vw"
          first
          className={surface.pagePicture}
        />
      ) : null}
      {/<h1[\s>]/i.test(html) ? null : <h1 className={surface.pageTitle}>{title}</h1>}
      <Html html={html} />
    </article>
  )
}
