import { readFileSync } from 'node:fs'
import { defaultBrand, isBrandId, type BrandId } from '#contract/brands.ts'
import { brandOf, isInIpRange, parseSettings, SettingsError, type Settings } from '#contract/settings.ts'
import type { StartSettings } from './startSettings.ts'
import { StartupError } from './startupError.ts'

/** What the operator runs by: the start settings with the site's run-time settings. */
export interface OperatorSettings extends StartSettings {
  readonly brandId: BrandId
  /** The site's settings; game origins of the embedded games stand in once their ports are known. */
  readonly site: Settings
  readonly userPool: Settings['userPool']
  /** False when the settings file names other hosts for the games. */
  readonly hasOwnGames: boolean
  /** False when the settings file names another host for the sportsbook. */
  readonly hasOwnSports: boolean
  /** False when the settings file names another chat, or none, and where nobody could answer in the embedded one. */
  readonly hasOwnChat: boolean
}

/** Where the embedded operator answers itself; what the settings name elsewhere is asked there by the page, never by this process. */
export const own = { accessHost: '/access', contentHost: '/content' } as const

/** Everything points to the embedded operator; addresses are relative, so that any host name of this machine serves; games and sportsbook follow it (`gameOriginsAt`, `sportsOriginAt`). */
function defaults(brand: BrandId, hasChat: boolean): Settings {
  return {
    brand,
    hostsToBrands: {},
    apiBase: '/api',
    accessHost: own.accessHost,
    userPool: { endpoint: '/user-pool', userPoolId: 'eu-north-1_PlayerSite', clientId: 'player-site' },
    content: { host: own.contentHost, dataset: brand, apiVersion: '1' },
    socketUrl: '/socket',
    gameOrigins: ['http://localhost:3001', 'http://localhost:3002'],
    sportsbookHost: 'http://localhost:3003',
    paymentAuthoriseUrl: '/payment/v1',
    paymentPageOrigins: [],
    chatSnippetUrl: hasChat ? 'http://localhost:3004/snippet.js' : null,
    chatKey: 'player-site',
    chatPlayerField: 'playerId',
    chatOrigins: [],
    eventLogUrl: '/event-logs',
    tracking: { dataLayerUrl: null, loginWebhookUrl: null, crmUrl: null, origins: [] },
    captcha: 'challenge',
    flags: {
      creedroomz: false,
      tracking: false,
      evolutionTicketVariant: false,
      marketJp: false,
      userConfirmation: false,
      gameDebug: false,
    },
    capabilities: { idempotencyKeys: true, balanceVersions: true, lossLimits: true, inbox: true },
    businessHours: null,
    restrictedIpRange: null,
    excludedSubProviders: {},
    bundledLanguage: 'en',
  }
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The file's keys over the defaults'; groups merge, all else replaces. */
function laidOver(base: unknown, over: unknown): unknown {
  if (!isGroup(base) || !isGroup(over)) return over
  // Entries, not assignments: a key such as `__proto__` is one that somebody wrote, and is named as unknown like any other.
  return Object.fromEntries([
    ...Object.entries(base),
    ...Object.entries(over).map(([key, value]) => [key, Object.hasOwn(base, key) ? laidOver(base[key], value) : value]),
  ])
}

function readFile(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new StartupError(
      `SETTINGS ${path}: cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)})`,
    )
  }
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new StartupError(`SETTINGS ${path}: is not JSON (${error instanceof Error ? error.message : String(error)})`)
  }
}

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : address)

/** True for an address at which this process answers as the site: by a name of this machine, or by one that a brand has (SAF-11). */
function isOwnSite(address: string, { hostsToBrands }: Settings, port: number): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, port: given } = new URL(address)
  if (given === String(port)) return isThisMachine(hostname) || Object.hasOwn(hostsToBrands, hostname)
  return given === '' && Object.hasOwn(hostsToBrands, hostname)
}

const isThisMachine = (hostname: string): boolean =>
  /^(([\w-]+\.)*localhost\.?|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname)

/** What is wrong between settings that are right each for itself. */
function contradictions(site: Settings, port: number): SettingsError['problems'] {
  const [first, second] = site.gameOrigins
  const isMixedIn = isOwnSite(site.sportsbookHost, site, port)
  const { from, to } = site.restrictedIpRange ?? {}
  const areMixed = originOf(first) === originOf(second) || [first, second].some((one) => isOwnSite(one, site, port))
  return [
    ...(areMixed
      ? [{ key: 'gameOrigins', allowed: 'must be two origins that differ from each other and from the site’s own' }]
      : []),
    ...(isMixedIn ? [{ key: 'sportsbookHost', allowed: 'must be another origin than the site’s own' }] : []),
    ...(from && to && !isInIpRange(from, { from, to })
      ? [{ key: 'restrictedIpRange', allowed: 'must run from the lower address to the higher' }]
      : []),
  ]
}

/** Whether anybody can read and answer the embedded chat: who has `CHAT_TOKEN`, or QA. It says that somebody will, so elsewhere there is none. */
export const isChatAnswered = ({ qa, chatToken }: StartSettings): boolean => qa || chatToken !== null

/** Lays the settings file over the defaults. Throws StartupError with a line for each wrong key. */
export function readOperatorSettings(start: StartSettings): OperatorSettings {
  const file = start.settingsFile ? readFile(start.settingsFile) : {}
  if (!isGroup(file)) throw new StartupError(`SETTINGS ${start.settingsFile}: must hold one JSON object`)
  const brand = start.brand ?? (isBrandId(file['brand']) ? file['brand'] : defaultBrand)
  try {
    const site = parseSettings({
      ...(laidOver(defaults(brand, isChatAnswered(start)), file) as object),
      ...(start.brand ? { brand } : {}),
    })
    const wrong = contradictions(site, 'gameOrigins' in file || 'sportsbookHost' in file ? start.port : 0)
    if (wrong.length > 0) throw new SettingsError(wrong)
    return {
      ...start,
      brandId: site.brand,
      site,
      userPool: site.userPool,
      hasOwnGames: !('gameOrigins' in file),
      hasOwnSports: !('sportsbookHost' in file),
      hasOwnChat: !('chatSnippetUrl' in file) && isChatAnswered(start),
    }
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    const lines = error.problems.map(({ key, allowed }) => `SETTINGS ${start.settingsFile}: ${key} ${allowed}`)
    throw new StartupError(lines.join('\n'))
  }
}

const under = (address: string, hostname: string): string => {
  const url = new URL(address)
  url.hostname = hostname
  return url.origin
}

/**
 * Where the embedded games stand for a page at a host name: at the same name, on their own ports, since "localhost" is another machine
 * for whoever comes from elsewhere. Games that the settings name stay where those say.
 */
export const gameOriginsAt = ({ hasOwnGames, site }: OperatorSettings, hostname: string): Settings['gameOrigins'] => {
  const [first, second] = site.gameOrigins
  return hasOwnGames ? [under(first, hostname), under(second, hostname)] : [first, second]
}

/** Where the embedded sportsbook stands for a page at a host name, as the games do. */
export const sportsOriginAt = ({ hasOwnSports, site }: OperatorSettings, hostname: string): string =>
  hasOwnSports ? under(site.sportsbookHost, hostname) : site.sportsbookHost

/** Where the embedded chat's snippet stands for a page at a host name; null where there is no chat. */
export const chatSnippetAt = ({ hasOwnChat, site }: OperatorSettings, hostname: string): string | null =>
  hasOwnChat && site.chatSnippetUrl !== null
    ? `${under(site.chatSnippetUrl, hostname)}/snippet.js`
    : site.chatSnippetUrl

/** The one site that may hold a game, the sportsbook or the chat, opened at a host name. */
export const siteAround = (
  { hasOwnGames, hasOwnSports, hasOwnChat }: OperatorSettings,
  site: string,
  hostname: string,
  what: 'games' | 'sports' | 'chat' = 'games',
): string => ({ games: hasOwnGames, sports: hasOwnSports, chat: hasOwnChat })[what] ? under(site, hostname) : site

/** The settings for a page at a host name: its brand, and that brand's content. */
export function settingsFor(settings: Settings, hostname: string): Settings {
  const brand = brandOf(settings, hostname)
  if (brand === settings.brand) return settings
  const dataset = settings.content.dataset === settings.brand ? brand : settings.content.dataset
  return { ...settings, brand, content: { ...settings.content, dataset } }
}
