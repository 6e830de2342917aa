import * as v from 'valibot'
import { deepLinkSchema } from './sportsbook.ts'

// Messages between the page and the sportsbook's frame. Only the sportsbook's origin and the frame's own window, both ways (SPB-1, SAF-11).

const empty = v.optional(v.object({}))

/* @__NO_SIDE_EFFECTS__ */
const message = <const N extends string, S extends v.GenericSchema>(sbMessage: N, payload: S) =>
  v.object({ sbMessage: v.literal(sbMessage), payload })

/** What the frame tells the page. */
export const sportsFrameMessageSchema = v.variant('sbMessage', [
  /** It can be used. */
  message('sb_Ready', empty),
  /** Somebody has gone to another place inside it: the address follows. */
  message('sb_Navigated', v.object({ deepLink: deepLinkSchema })),
  /** A visitor wants to bet. */
  message('sb_SignInWanted', empty),
  message('sb_DepositWanted', empty),
  /** Somebody is there: the idle clock begins anew. */
  message('sb_UserAction', empty),
  /** Its session is over: it has to be opened anew. */
  message('sb_Ended', empty),
])
export type SportsFrameMessage = v.InferOutput<typeof sportsFrameMessageSchema>

/** What the page tells the frame. */
export const sportsSiteMessageSchema = v.variant('sbMessage', [
  message('site_Navigate', v.object({ deepLink: deepLinkSchema })),
])
export type SportsSiteMessage = v.InferOutput<typeof sportsSiteMessageSchema>

/** The frame's message, or null when it is none of the protocol (to be logged, never acted on). */
export function parseSportsFrameMessage(data: unknown): SportsFrameMessage | null {
  const parsed = v.safeParse(sportsFrameMessageSchema, data)
  return parsed.success ? parsed.output : null
}
