import { Trans } from '@lingui/react/macro'
import { cx } from '#src/ui/cx.ts'
import { Image } from '#src/ui/Image.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import * as styles from './registration.css.ts'

/** The sign-up bonus as content gives it (REG-11). */
export interface SignUpBonus {
  readonly title: string
  readonly description: string
  readonly icon: string | null
  readonly banner: string | null
}

/** What the sign-up brings, said before anything is typed; its room is kept until it comes. */
export function SignUpOffer({
  bonus,
  code = null,
}: {
  /** Null where there is none, undefined while that is being found out. */
  readonly bonus: SignUpBonus | null | undefined
  /** The bonus code of the link that led here: it goes with the sign-up. */
  readonly code?: string | null
}) {
  if (bonus === undefined) return <div className={cx(surface.skeleton, styles.offer)} />
  const words = code === null ? null : <CodeWords code={code} />
  if (bonus === null) return words
  return (
    <section className={styles.offer}>
      {bonus.banner ? (
        <Image reference={bonus.banner} alt="" widths={[200]} sizes="400px" className={styles.offerArt} />
      ) : null}
      <div className={cx(surface.tight, styles.offerWords)}>
        <h3>{bonus.title}</h3>
        <p className={surface.small}>{bonus.description}</p>
        {words}
      </div>
    </section>
  )
}

const CodeWords = ({ code }: { readonly code: string }) => (
  <p className={surface.small}>
    <Trans>
      Your bonus code <strong>{code}</strong> goes with your sign-up.
    </Trans>
  </p>
)
