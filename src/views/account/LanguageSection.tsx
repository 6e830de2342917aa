import { Trans, useLingui } from '@lingui/react/macro'
import { chip, muted, row } from '#src/ui/Surface.css.ts'
import { Section } from './Section.tsx'

/** A language that the player's market offers. */
export interface LanguageOption {
  /** BCP 47 */
  readonly lang: string
  /** In its own words. */
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** The language of the site and of messages to the player (LOC-11). */
export function LanguageSection({ options }: { readonly options: readonly LanguageOption[] }) {
  const { t } = useLingui()
  return (
    <Section title={<Trans>Language</Trans>}>
      <p className={muted}>
        <Trans>The site and our messages to you are in this language.</Trans>
      </p>
      <fieldset className={row} aria-label={t({ message: 'Language', comment: 'Heading: language of the account.' })}>
        {options.map(({ lang, name, isChosen, onChoose }) => (
          <button key={lang} type="button" lang={lang} className={chip} aria-pressed={isChosen} onClick={onChoose}>
            {name}
          </button>
        ))}
      </fieldset>
    </Section>
  )
}
