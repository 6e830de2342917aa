import type { ActorOf } from '#machines/directory.ts'
import { ApiError } from '#src/actors/apiError.ts'
import { readDraft, watchLocal } from '#src/actors/storage.ts'
import type { Session } from './session.ts'
import type { Site } from './site.ts'
import { forgetTracked, mayTrack, track } from './tracking.ts'

/** The CRM as its loader leaves it in the page; `logout` is called at sign-out too (AUT-8). */
interface Crm {
  /** `sessionId`: the operator's CRM session of the player, which names nobody. */
  login?(sessionId: string): unknown
  logout?(): unknown
}
const page = globalThis as { CRM?: Crm }

/** A loader script of the settings. In the page only while it may be there; `onLate` is told of one that ran all the same. */
function loaderOf(address: string | null, onLate: () => void) {
  let script: HTMLScriptElement | null = null
  return {
    /** Settles once it has run; rejects where it did not come. Never settles without an address, or once it was taken out. */
    load: () =>
      new Promise<void>((resolve, reject) => {
        if (address === null || script) return
        const mine = document.createElement('script')
        mine.async = true
        mine.src = address
        mine.addEventListener('load', () => {
          if (script === mine) resolve()
          // Taken out while it was on its way: the browser runs it nevertheless.
          else onLate()
        })
        mine.addEventListener('error', () => {
          if (script !== mine) return
          // Asked for anew with the next consent, or on the next page.
          script = null
          mine.remove()
          reject(new Error('The loader did not come'))
        })
        script = mine
        document.head.append(mine)
      }),
    unload() {
      script?.remove()
      script = null
    },
  }
}

/**
 * Loads the trackers of the settings while the flag is on and the visitor consents to marketing, and takes them out as soon as they do
 * not (APP-11, COO-2). A script that has run cannot be made not to have run: what it left in the page is taken away from it.
 */
export function openTrackers(session: Session, site: Site): void {
  const { dataLayerUrl, crmUrl } = site.settings.tracking
  const { world } = site
  let isOn = false
  let isCrmThere = false
  /** Whose CRM session was asked for, one object for each time. */
  let meeting: { readonly playerId: number } | null = null

  /** Takes what trackers have left in the page away from it, unless they are wanted again. */
  function cleanUp(): void {
    if (isOn) return
    try {
      page.CRM?.logout?.()
    } catch (error) {
      world.log('the CRM sign-out failed', { error: String(error) })
    }
    delete page.CRM
    forgetTracked()
  }
  const dataLayer = loaderOf(dataLayerUrl, cleanUp)
  const crm = loaderOf(crmUrl, cleanUp)

  /** What the visitor, or the player who is there, has answered is known: what lay here may be another's. */
  function isConsentKnown(): boolean {
    const { context, children } = session.getSnapshot()
    const consent = children.cookieConsent?.getSnapshot()
    if (!consent || consent.context.playerId !== (context.player?.playerId ?? null)) return false
    return consent.matches('settled') || consent.matches('asking')
  }

  async function meetPlayer(): Promise<void> {
    const playerId = session.getSnapshot().context.player?.playerId ?? null
    if (meeting?.playerId !== playerId) meeting = null
    // While the player's own answer is asked for, the one that lies here is the visitor's before them.
    if (playerId === null || meeting || !isOn || !isCrmThere || !isConsentKnown()) return
    const mine = { playerId }
    meeting = mine
    try {
      const { sessionId } = await world.api.call('crmSession')
      // Gone, or not allowed any more: an answer that came late is nobody's.
      if (meeting !== mine || !isOn) return
      if (isConsentKnown()) page.CRM?.login?.(sessionId)
      // Asked anew as soon as it is known what they allow.
      else meeting = null
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return
      world.log('the CRM session could not be had', { error: String(error) })
    }
  }

  function settle(): void {
    const may = mayTrack(site) && isConsentKnown()
    if (may && !isOn) {
      isOn = true
      const failed = (error: unknown) => world.log('a tracker could not be loaded', { error: String(error) })
      dataLayer.load().catch(failed)
      crm
        .load()
        .then(() => {
          isCrmThere = isOn
          return meetPlayer()
        })
        .catch(failed)
    } else if (isOn && !mayTrack(site)) {
      isOn = false
      isCrmThere = false
      meeting = null
      dataLayer.unload()
      crm.unload()
      cleanUp()
    }
    void meetPlayer()
  }

  watchSignUp(session, site)
  watchLocal(settle)
  session.subscribe(settle)
  session.on('consent.changed', () => queueMicrotask(settle))
  settle()
}

/** The sign-up is begun and completed: told once for each, and a sign-up that a reload goes on with is not begun anew. */
function watchSignUp(session: Session, site: Site): void {
  let watched: ActorOf<'registration'> | null = null
  const look = () => {
    const flow = session.getSnapshot().children.registration ?? null
    if (flow === watched) return
    watched = flow
    if (!flow) return
    let isBegun = false
    let isComplete = false
    const read = (now: ReturnType<typeof flow.getSnapshot>) => {
      const isOpen = now.matches('open')
      if (isOpen && !isBegun && readDraft('registration', site.world.now()) === null) track(site, 'registrationStart')
      isBegun = isOpen
      const isDone = now.matches({ open: 'complete' })
      if (isDone && !isComplete) track(site, 'registrationComplete')
      isComplete = isDone
    }
    read(flow.getSnapshot())
    flow.subscribe(read)
  }
  look()
  session.subscribe(look)
}
