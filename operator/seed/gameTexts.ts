import type { ContentDocument } from '../content/documents.ts'
import { inEveryLanguage, type Words } from './words.ts'

/** How many moods games are described by. */
const MOODS = [0, 1, 2, 3, 4, 5] as const
type Mood = (typeof MOODS)[number]

const slotText = (mood: Mood) => `gameText-slot-${mood}`
const otherText = (mood: Mood) => `gameText-other-${mood}`
const LIVE = 'gameText-live'

const reference = (id: string) => ({ _type: 'reference', _ref: id })

/** What describes a casino game, and a live table. Hundreds of games share a few texts, so that ten thousand need no more. */
export const aboutGame = (isSlot: boolean, pick: (moods: readonly Mood[]) => Mood) =>
  reference((isSlot ? slotText : otherText)(pick(MOODS)))
export const aboutTable = reference(LIVE)

/** The texts that games are described by, in every language. */
export function gameTextDocuments(words: Words): ContentDocument[] {
  const made = (_id: string, describe: Parameters<typeof inEveryLanguage<{ description: string }>>[1]) => ({
    _id,
    _type: 'gameText',
    ...inEveryLanguage(words, describe),
  })
  return [
    ...MOODS.flatMap((mood) => [
      made(slotText(mood), ({ games }) => ({ description: `${games.moods[mood]} ${games.slot}` })),
      made(otherText(mood), ({ games }) => ({ description: `${games.moods[mood]} ${games.other}` })),
    ]),
    made(LIVE, ({ games }) => ({ description: games.live })),
  ]
}
