import { Image } from '#src/ui/Image.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { Card } from '#src/ui/Surface.tsx'

/** The sign-up bonus as content gives it (REG-11). */
export interface SignUpBonus {
  readonly title: string
  readonly description: string
  readonly icon: string | null
  readonly banner: string | null
}

/** What the sign-up brings, said before anything is typed. */
export function SignUpOffer({ bonus }: { readonly bonus: SignUpBonus }) {
  return (
    <Card as="section">
      {bonus.banner ? <Image reference={bonus.banner} alt="" ratio="3 / 1" widths={[400]} sizes="400px" /> : null}
      <div className={surface.tight}>
        <h3>{bonus.title}</h3>
        <p className={surface.small}>{bonus.description}</p>
      </div>
    </Card>
  )
}
