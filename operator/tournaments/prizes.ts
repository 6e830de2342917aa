import { and, eq, isNull, max } from 'drizzle-orm'
import { minute } from '#contract/constants.ts'
import { holdWallet } from '../banking/deposits.ts'
import { endAssignment } from '../bonus/assignments.ts'
import { plainPlan, type CampaignPlan } from '../bonus/campaign.ts'
import { payOwed } from '../bonus/endings.ts'
import { holdAssignmentOf, openAssignment } from '../bonus/granting.ts'
import { bonusCampaigns } from '../bonus/schema.ts'
import { grantForTournament, LEAVERS } from '../bonus/triggers.ts'
import { titleFor } from '../bonus/words.ts'
import { notifyOfBonus } from '../inbox/notifyOfBonus.ts'
import type { Operator } from '../operator.ts'
import { seedTexts } from '../seed/texts/texts.ts'
import { tournamentEnds, type Award } from './schema.ts'
import {
  keepGames,
  prizesOf,
  tournamentSeeds,
  turnStart,
  winnersOf,
  type TournamentSeed,
  type Turn,
} from './tournaments.ts'

/** After its end the last rounds of a turn are still being decided: stakes at live tables. */
const DECIDED_AFTER = 5 * minute
/** Turns before the latest that are looked at, at least and at most: an operator that stood still owes the prizes of all that ended meanwhile. */
const TURNS_BACK = 4
const MOST_BACK = 104
const EURO_CENTS = 100

/** Keeps what counts in the turns that run, and gives the prizes of every one that is over, each once, however often and by however many processes it is asked for (LOB-7, SAF-4). */
export async function endDueTournaments(operator: Operator): Promise<void> {
  const now = operator.clock.now()
  for (const seed of tournamentSeeds) {
    try {
      const over = (await turnsOf(operator, seed, now)).filter(
        (startsAt) => startsAt + seed.lasts + DECIDED_AFTER <= now,
      )
      await passOlder(operator, seed, over)
      for (const startsAt of over) await settle(operator, { seed, startsAt })
      const latest = turnStart(seed, now)
      if (now < latest + seed.lasts) await keepGames(operator, { seed, startsAt: latest })
    } catch (error) {
      // It is tried again; what has been given by then is not given again, and no other tournament waits for it.
      operator.log.error('tournament.not-settled', { tournament: seed.id, error })
    }
  }
}

/** The turns to look at, the first one first: the latest ones, all since the last that was looked at, and any whose prizes are not all given. */
async function turnsOf(operator: Operator, seed: TournamentSeed, now: number): Promise<readonly number[]> {
  const those = eq(tournamentEnds.tournamentId, seed.id)
  const [known] = await operator.db
    .select({ last: max(tournamentEnds.startsAt) })
    .from(tournamentEnds)
    .where(those)
  const open = await operator.db
    .select({ startsAt: tournamentEnds.startsAt })
    .from(tournamentEnds)
    .where(and(those, isNull(tournamentEnds.settledAt)))
  const since = known?.last == null ? 0 : Math.ceil((turnStart(seed, now) - known.last) / seed.every)
  const back = Math.min(Math.max(TURNS_BACK, since), MOST_BACK)
  const latest = Array.from({ length: back + 1 }, (_, at) => turnStart(seed, now, back - at))
  return [...new Set([...open.map(({ startsAt }) => startsAt), ...latest])].toSorted((a, b) => a - b)
}

/**
 * Turns that were over before an end of their tournament was ever looked at, in a database of an older release, had no prizes: all of them
 * at once, or a pass that breaks off would leave some to the next one.
 */
async function passOlder(operator: Operator, seed: TournamentSeed, over: readonly number[]): Promise<void> {
  const [known] = await operator.db
    .select()
    .from(tournamentEnds)
    .where(eq(tournamentEnds.tournamentId, seed.id))
    .limit(1)
  if (known || over.length === 0) return
  const settledAt = operator.clock.now()
  await operator.db
    .insert(tournamentEnds)
    .values(over.map((startsAt) => ({ tournamentId: seed.id, startsAt, awards: [], settledAt })))
    .onConflictDoNothing()
}

async function settle(operator: Operator, turn: Turn): Promise<void> {
  const end = (await endOf(operator, turn)) ?? (await findWinners(operator, turn))
  if (end === null || end.settledAt !== null) return
  let isDone = true
  for (const one of end.awards) {
    try {
      await award(operator, turn, one)
    } catch (error) {
      isDone = false
      operator.log.error('tournament.prize-not-given', { tournament: turn.seed.id, playerId: one.playerId, error })
    }
  }
  if (isDone) await operator.db.update(tournamentEnds).set({ settledAt: operator.clock.now() }).where(isOf(turn))
}

const isOf = ({ seed, startsAt }: Turn) =>
  and(eq(tournamentEnds.tournamentId, seed.id), eq(tournamentEnds.startsAt, startsAt))

const endOf = async (operator: Operator, turn: Turn) =>
  (await operator.db.select().from(tournamentEnds).where(isOf(turn)))[0] ?? null

/** Finds out who has won, and keeps it before anything is given: a turn that is looked at again must have no other winners. */
async function findWinners(operator: Operator, turn: Turn) {
  const { seed, startsAt } = turn
  const prizes = prizesOf(seed)
  const winners = await winnersOf(operator, turn)
  const awards = winners.map(({ playerId, rank }): Award => ({ playerId, rank, euro: prizes[rank - 1] ?? 0 }))
  await operator.db.insert(tournamentEnds).values({ tournamentId: seed.id, startsAt, awards }).onConflictDoNothing()
  // Another process may have been faster: what it has kept stands.
  return endOf(operator, turn)
}

/**
 * Gives one prize, as a campaign of the winner's own: paid as own money, and at once to who has left. Who else may have none now has it
 * open, and claims it once they may (SAF-2); so does who could not be paid.
 */
const award = (operator: Operator, { seed, startsAt }: Turn, { playerId, rank, euro }: Award): Promise<void> =>
  operator.transaction(async (tx) => {
    await holdWallet(tx, playerId)
    // As they stand now: an exclusion that holds the wallet is waited for.
    const player = await operator.players.find(playerId)
    if (player === null || (await operator.ledger.walletOf(playerId)) === null) return
    const [campaign] = await tx
      .insert(bonusCampaigns)
      .values({
        id: `prize-${seed.id}-${new Date(startsAt).toISOString().slice(0, 10)}-${rank}`,
        playerId,
        status: 'ACTIVE',
        bonusCode: null,
        plan: planOf(seed, euro),
        createdAt: operator.clock.now(),
      })
      .onConflictDoNothing()
      .returning()
    // Given already.
    if (!campaign) return
    const opened = await openAssignment(operator, tx, player, campaign, { earnedBy: 'TOURNAMENT' })
    // No page will ask whoever has left: what they have won is in their wallet, as with all that an exclusion pays.
    if (LEAVERS.has(player.state)) {
      await endAssignment(operator, tx, await payOwed(operator, tx, opened), 'excluded')
      return
    }
    await grantForTournament(operator, tx, { playerId, campaignId: campaign.id })
    const prize = await holdAssignmentOf(tx, playerId, campaign.id)
    // Shown once they may have it: nobody would look for it by themselves.
    if (prize?.state === 'OPEN') await notifyOfBonus(operator, player, 'prizeWaits', titleFor(prize, player))
  })

/** Own money at once: nothing is asked for a prize. */
function planOf(seed: TournamentSeed, euro: number): CampaignPlan {
  const { en, ...others } = seedTexts
  const said = ([name, description]: readonly [string, string]) => ({
    title: `${name}: {€${euro}}`,
    description,
    terms: null,
  })
  return {
    ...plainPlan,
    ...said(en.tournaments[seed.id]),
    translations: Object.fromEntries(
      Object.entries(others).map(([language, { tournaments }]) => [language, said(tournaments[seed.id])]),
    ),
    vertical: 'CASINO',
    bonusType: 'CASINO',
    campaignCategory: 'TRIGGERED',
    triggerEvent: 'TOURNAMENT',
    amount: euro * EURO_CENTS,
  }
}
