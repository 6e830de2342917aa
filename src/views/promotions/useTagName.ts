import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

/** Tags of promotions, which content names by their slugs. */
const names = {
  'first-deposit': msg({
    message: 'First deposit',
    comment: 'A tag of promotions: for those who have not deposited yet',
  }),
  'free-spins': msg`Free spins`,
  cashback: msg`Cashback`,
  'new-games': msg({ message: 'New games', comment: 'A tag of promotions' }),
  tables: msg({ message: 'Live tables', comment: 'A tag of promotions' }),
  'free-bet': msg({ message: 'Free bets', comment: 'A tag of promotions for sports' }),
  boost: msg({ message: 'Boosted odds', comment: 'A tag of promotions for sports' }),
  weekly: msg({ message: 'Every week', comment: 'A tag of promotions: tournaments that come every week' }),
} as const

/** Names a tag in the language of the page; one of an editor's own is called by its slug's words. */
export function useTagName(): (tag: string) => string {
  const { i18n } = useLingui()
  return (tag) => (Object.hasOwn(names, tag) ? i18n._(names[tag as keyof typeof names]) : tag.replaceAll('-', ' '))
}
