// Who sees a banner, box or menu entry (CON-2).

/** Audience mode of an item. */
export const audienceModes = ['AUTHORIZED', 'BOTH', 'NOT_AUTHORIZED'] as const
/** Target of an item among signed-in players. */
export const audienceOptions = ['NO_LIMIT', 'GROUP', 'PLAYERS_LIST'] as const
/** Groups by number of deposits. */
export const depositGroups = ['0', '1', '>1'] as const
export type DepositGroup = (typeof depositGroups)[number]

/** The part of an item that decides who sees it. Dates are ISO 8601. */
export interface Targeted {
  /** Null: both. */
  readonly authorized: (typeof audienceModes)[number] | null
  readonly targetAudience?:
    | {
        readonly option: (typeof audienceOptions)[number]
        readonly groups?: readonly string[] | null | undefined
        /** Comma-separated player ids. */
        readonly playerIds?: string | null | undefined
      }
    | null
    | undefined
  readonly startDate?: string | null | undefined
  readonly endDate?: string | null | undefined
}

/** Who looks: null is a signed-out visitor. Until the number of deposits is known a player is in no group. */
export type Viewer = { readonly playerId: number; readonly depositsCount: number | null } | null

/** Group of a player by number of deposits: 0, 1 or more. */
export function depositGroupOf(depositsCount: number): DepositGroup {
  if (depositsCount <= 0) return '0'
  return depositsCount === 1 ? '1' : '>1'
}

/** True when the item's time has come and is not over; the end itself is outside. `now` in ms. */
export function isWithinDates(item: Pick<Targeted, 'startDate' | 'endDate'>, now: number): boolean {
  if (item.startDate && now < Date.parse(item.startDate)) return false
  return !(item.endDate && now >= Date.parse(item.endDate))
}

/** True when the viewer sees the item at this moment (ms) (CON-2). */
export function isShownTo(item: Targeted, viewer: Viewer, now: number): boolean {
  if (!isWithinDates(item, now)) return false
  if (viewer === null) return item.authorized !== 'AUTHORIZED'
  if (item.authorized === 'NOT_AUTHORIZED') return false
  const target = item.targetAudience
  switch (target?.option) {
    case 'GROUP':
      return viewer.depositsCount !== null && (target.groups ?? []).includes(depositGroupOf(viewer.depositsCount))
    case 'PLAYERS_LIST':
      return (target.playerIds ?? '').split(/[,;"\s]+/).includes(String(viewer.playerId))
    default:
      return true
  }
}

/** True when everybody sees the item while its time lasts: it need not wait until it is known who looks. */
export const isForEverybody = ({ authorized, targetAudience }: Targeted): boolean =>
  (authorized ?? 'BOTH') === 'BOTH' && (targetAudience?.option ?? 'NO_LIMIT') === 'NO_LIMIT'
