import type { Brand } from '#brands/brand.ts'
import { marketsOpenTo } from '#brands/markets.ts'
import { defaultLocale, resolvePath } from '#contract/locale.ts'
import { isCurrency } from '#contract/money.ts'
import type { Settings } from '#contract/settings.ts'
import { addressOf } from '#src/app/paths.ts'
import type { Session } from '#src/app/session.ts'
import type { Site } from '#src/app/site.ts'
import type { World } from '#src/actors/world.ts'
import { ReplayedQueries } from './replayedQueries.ts'
import type { SceneIndex } from './sceneIndex.ts'
import type { Stage } from './stage.ts'

/** Where pictures of the content service would be: one without anything in it, so that their places keep their colours. */
const NO_PICTURE = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E#"

/** Nobody is asked; whoever waits for an answer waits as the player did. */
const never = () => new Promise<never>(() => {})

/** The site of a run: its actors and answers as they were at the step of the stage. */
export function replayedSite(
  given: Settings,
  brand: Brand,
  stage: Stage,
  scenes: SceneIndex,
): Site & { queryClient: ReplayedQueries } {
  const settings: Settings = {
    ...given,
    content: { ...given.content, host: NO_PICTURE },
    flags: { ...given.flags, tracking: false },
  }
  const localeOptions = marketsOpenTo(brand, settings.flags)
  const place = () => scenes.at('place', stage.step)
  const standing = () => scenes.at('standing', stage.step)
  const locale = () => resolvePath(place()?.path ?? '/', localeOptions).locale ?? defaultLocale
  const session = stage.root as unknown as Session
  const world: World = {
    settings,
    api: { call: never },
    pool: { signIn: never, adopt: never, restore: never, fresh: never, insteadOf: never, signOut: never },
    content: { ask: never },
    now: () => stage.now,
    locale,
    currency: () => {
      const currency = standing()?.currency ?? ''
      return isCurrency(currency) ? currency : 'EUR'
    },
    country: () => standing()?.country ?? '',
    address: (to) => addressOf(locale().segment, to),
    station: { current: null },
    firstAccess: { current: null },
    log: () => {},
  }
  return {
    settings,
    brand,
    world,
    localeOptions,
    queryClient: new ReplayedQueries((key) => scenes.query(key, stage.step)),
    isOpenAtFirst: true,
    leave: () => {},
    session: {
      current: session,
      ready: Promise.resolve(session),
      view: () => session.getSnapshot(),
      subscribe: stage.watch,
    },
  }
}
