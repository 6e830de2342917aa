// Legs of bets that end as a test wants it.
import { minute } from '#contract/constants.ts'
import type { Operator } from '../operator.ts'
import type { WishedLeg } from './bets.ts'
import { competitions, type Category } from './catalogue.ts'
import { secretOf } from './chance.ts'
import { contestsNow, standingAt } from './contests.ts'
import { endingOf, marketsAt, type Ending } from './markets.ts'

/**
 * Legs of different contests of a category that have not begun and will end as wanted; the house's secret tells. The clock goes on
 * (`pass`, ms) to a day that has one broken off, where one is wanted. Throws where nothing will end so.
 */
export async function legsEnding(
  operator: Operator,
  wanted: readonly Ending[],
  category: Category,
  pass?: (ms: number) => Promise<void>,
): Promise<WishedLeg[]> {
  const key = await secretOf(operator)
  const now = () => operator.clock.now()
  const those = competitions.filter((one) => one.category === category)
  const isVoidAhead = () =>
    those.some((one) =>
      contestsNow(key, one, now()).some(
        ({ brokenOffAt, startsAt }) => brokenOffAt !== null && startsAt > now() + minute,
      ),
    )
  // Few contests are broken off.
  if (pass && wanted.includes('void')) while (!isVoidAhead()) await pass(12 * 60 * minute)
  const at = now()
  const used = new Set<string>()
  return wanted.map((ending) => {
    for (const competition of those)
      for (const contest of contestsNow(key, competition, at)) {
        if (used.has(contest.id) || contest.startsAt <= at + minute) continue
        for (const market of marketsAt(key, contest, standingAt(contest, at), at))
          for (const { id, odds } of market.outcomes)
            if (odds !== null && endingOf(contest, market.id, id) === ending) {
              used.add(contest.id)
              // Any price will do: a better one than was confirmed is taken, so that no test hangs on a minute that ends in it.
              return { event: contest.id, market: market.id, outcome: id, odds: 1000 }
            }
      }
    throw new Error(`Nothing here will end ${ending}`)
  })
}
