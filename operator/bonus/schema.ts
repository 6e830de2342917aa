import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { campaignStatuses } from '#contract/reward.ts'
import { bonusVerticals } from '#contract/wallet.ts'
import type { CampaignPlan } from './campaign.ts'

// Times are ms, amounts integer minor units of the player's currency.

/** What an assignment gives. CASHBACK alone runs beside another of its vertical. */
export const assignmentKinds = ['MONEY', 'FREE_SPINS', 'FREE_BET', 'CASHBACK'] as const
export type AssignmentKind = (typeof assignmentKinds)[number]

/**
 * How an assignment stands. OPEN: the player said yes to something (opted in, agreed, gave a code), and nothing is given yet. WAITING:
 * claimed, behind the active one of its vertical. ACTIVE: it holds money, spins or a running cashback. ENDED: see `endedBecause`.
 */
export const assignmentStates = ['OPEN', 'WAITING', 'ACTIVE', 'ENDED'] as const
export type AssignmentState = (typeof assignmentStates)[number]

/**
 * Why an assignment ended. released: wagered through; spent: all of it was lost in play, or used up; forfeited: the player gave it up;
 * expired: its time was over; withdrawn: own money left (WDR-3); excluded: the player excluded themselves (SAF-2).
 */
export const assignmentEndings = ['released', 'spent', 'forfeited', 'expired', 'withdrawn', 'excluded'] as const
export type AssignmentEnding = (typeof assignmentEndings)[number]

/** What has happened that earns an assignment. */
export const earnings = ['REGISTRATION', 'DEPOSIT', 'TOURNAMENT'] as const

/** When a cashback ran, ms: from its start up to the moment it was stopped. */
export interface Period {
  readonly from: number
  readonly until: number
}

/** Campaigns: the house's own (`playerId` null), and those for one player alone. */
export const bonusCampaigns = pgTable(
  'bonus_campaigns',
  {
    id: text().primaryKey(),
    playerId: bigint({ mode: 'number' }),
    status: text({ enum: campaignStatuses }).notNull(),
    /** In capitals; null where no code opens it. */
    bonusCode: text(),
    plan: jsonb().notNull().$type<CampaignPlan>(),
    createdAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('bonus_campaigns_player').on(table.playerId), index('bonus_campaigns_code').on(table.bonusCode)],
)

/** What one player has of one campaign: at most one for each, and its plan as it was when it was claimed. */
export const bonusAssignments = pgTable(
  'bonus_assignments',
  {
    id: text().primaryKey(),
    playerId: bigint({ mode: 'number' }).notNull(),
    campaignId: text().notNull(),
    vertical: text({ enum: bonusVerticals }).notNull(),
    kind: text({ enum: assignmentKinds }).notNull(),
    state: text({ enum: assignmentStates }).notNull(),
    endedBecause: text({ enum: assignmentEndings }),
    currency: text().notNull(),
    plan: jsonb().notNull().$type<CampaignPlan>(),
    /** Bonus money given, spins' wins among it: what a sticky bonus takes back at its release. */
    given: bigint({ mode: 'number' }).notNull().default(0),
    /** What must be staked altogether, and what was, by contribution. */
    wageringTotal: bigint({ mode: 'number' }).notNull().default(0),
    wagered: bigint({ mode: 'number' }).notNull().default(0),
    spinsTotal: integer().notNull().default(0),
    spinsLeft: integer().notNull().default(0),
    spinValue: bigint({ mode: 'number' }).notNull().default(0),
    /** Won by free spins or free bets so far. */
    spinsWon: bigint({ mode: 'number' }).notNull().default(0),
    /** Cashback: net losses beside those of its periods (never below nothing when it is claimed), and what was claimed of it. */
    lossCounted: bigint({ mode: 'number' }).notNull().default(0),
    /** Cashback: when it ran before it was stopped; what is staked then may end later. */
    periods: jsonb().notNull().$type<readonly Period[]>().default([]),
    claimed: bigint({ mode: 'number' }).notNull().default(0),
    /** What has earned it; null while nothing has, or nothing need to. */
    earnedBy: text({ enum: earnings }),
    /** The deposit that has earned it; null also of one that was earned before this was kept. */
    depositId: text(),
    /** The withdrawal that has ended it last, how it stood then, and the bonus money that this took out of its wallet: not given back yet. */
    withdrawalId: text(),
    endedFrom: text({ enum: assignmentStates }),
    heldBack: bigint({ mode: 'number' }).notNull().default(0),
    /** A partner's code that the player gave to it. */
    partnerCode: text(),
    consentedAt: bigint({ mode: 'number' }),
    optedInAt: bigint({ mode: 'number' }),
    createdAt: bigint({ mode: 'number' }).notNull(),
    startedAt: bigint({ mode: 'number' }),
    expiresAt: bigint({ mode: 'number' }),
    endedAt: bigint({ mode: 'number' }),
  },
  (table) => [
    uniqueIndex('bonus_assignments_campaign').on(table.playerId, table.campaignId),
    // Two tabs that claim in the same moment: the second is refused by the database itself (BON-3, SAF-4).
    uniqueIndex('bonus_assignments_active')
      .on(table.playerId, table.vertical)
      .where(sql`state = 'ACTIVE' and kind <> 'CASHBACK'`),
    index('bonus_assignments_due')
      .on(table.expiresAt)
      .where(sql`state in ('OPEN', 'WAITING', 'ACTIVE')`),
  ],
)
