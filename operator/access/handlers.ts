import { attempts } from '#contract/constants.ts'
import { siteId } from '#contract/constants.ts'
import { innerLanguage, marketForCountry, wireLanguage } from '#contract/locale.ts'
import { languages, marketOf } from '#contract/markets.ts'
import { CallError, requirePlayer, type Handlers } from '../handler.ts'
import { marketFor, openAt } from '../player/placement.ts'
import { changePlayer, requireRow } from '../player/players.ts'
import { mayRegister } from '../registration/rules.ts'
import { accessContextOf, isRestricted, stationOf } from './context.ts'

/** Where the visitor is, what is open there, and what registering asks for. */
export const accessHandlers = {
  accessContext: async (request, operator) => accessContextOf(operator, request),

  playerStation: async (request, operator) => stationOf(operator, request),

  async playerAccessDetails(request, operator) {
    const { playerId } = requirePlayer(request)
    const { permissions, suspended } = await requireRow(operator, playerId)
    const isClosed = permissions.payout || suspended
    return {
      playerId,
      casino: permissions.casino && !isClosed,
      liveCasino: permissions.liveCasino && !isClosed,
      sports: permissions.sports && !isClosed,
      virtualSports: permissions.virtualSports && !isClosed,
      restricted: isRestricted(operator, request),
    }
  },

  async marketRiskSetting(request, operator) {
    const { query, origin } = request
    if (query.siteId !== siteId) throw new CallError(400, 'error.invalid.site.id', 'Unknown site id')
    const { riskSetting } = operator.world.get()
    const { countryCode } = query
    const isTaken =
      mayRegister(operator, 'UN', countryCode, origin) ||
      mayRegister(operator, marketForCountry(countryCode, openAt(operator, origin)), countryCode, origin)
    return {
      countryCode,
      smsVerificationRequired: riskSetting.smsVerification,
      emailVerificationRequired: riskSetting.emailVerification,
      registrationAllowed: isTaken && !isRestricted(operator, request),
      smsMaxAttempts: attempts.smsRequests,
    }
  },

  async languageSave(request, operator) {
    const { playerId } = requirePlayer(request)
    const row = await requireRow(operator, playerId)
    const wanted = request.body.language
    const language =
      innerLanguage(marketOf(marketFor(row.countryCode, row.market)), wanted) ?? languages.find((one) => one === wanted)
    if (language === undefined) throw new CallError(400, 'error.validation', 'This language is not spoken here')
    await changePlayer(operator, playerId, { language })
    return { language: wireLanguage(language) }
  },
} satisfies Handlers
