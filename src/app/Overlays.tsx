import { Button } from '#src/ui/Button.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { EmptyState } from '#src/ui/States.tsx'
import { Trans } from '@lingui/react/macro'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { activityTimerMachine } from '#machines/activityTimer/activityTimer.machine.ts'
import type { eddMachine } from '#machines/edd/edd.machine.ts'
import type { loginMachine } from '#machines/login/login.machine.ts'
import type { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts'
import { readBonusCode } from '#contract/bonusCode.ts'
import { payAndPlayCallback, payAndPlayPath } from '#contract/payAndPlayBuild.ts'
import type { payAndPlayMachine } from '#machines/payAndPlay/payAndPlay.machine.ts'
import type { realityCheckMachine } from '#machines/realityCheck/realityCheck.machine.ts'
import type { registrationMachine } from '#machines/registration/registration.machine.ts'
import type { releaseMachine } from '#machines/release/release.machine.ts'
import type { verificationMachine } from '#machines/verification/verification.machine.ts'
import { writeLocal, writeSession } from '#src/actors/storage.ts'
import { bonusCodePath, withCode } from '#src/views/codes/withCode.ts'
import { useApp } from './AppContext.tsx'
import { Flow } from './Flow.tsx'
import { useFlow, useSession } from './flows.ts'
import { navigationOf } from './navigation.ts'
import { part } from './part.tsx'
import { codeAt, withoutCode } from './paths.ts'
import { useStepHistory } from './useStepHistory.ts'

// Forms, phone numbers and the user pool come with the panel that needs them, not with the page.
const LoginOverlay = part(() => import('./LoginOverlay.tsx').then(({ LoginOverlay }) => LoginOverlay))
const RegistrationOverlay = part(() =>
  import('./RegistrationOverlay.tsx').then(({ RegistrationOverlay }) => RegistrationOverlay),
)
const PasswordResetOverlay = part(() =>
  import('./PasswordResetOverlay.tsx').then(({ PasswordResetOverlay }) => PasswordResetOverlay),
)
const PayAndPlayOverlay = part(() =>
  import('./PayAndPlayOverlay.tsx').then(({ PayAndPlayOverlay }) => PayAndPlayOverlay),
)

const VerificationOverlay = part(() =>
  import('./VerificationOverlay.tsx').then(({ VerificationOverlay }) => VerificationOverlay),
)

const MarketProposal = part(() => import('./MarketProposal.tsx').then(({ MarketProposal }) => MarketProposal))

const ToastsView = part(() => import('#src/views/toasts/ToastsView.tsx').then(({ ToastsView }) => ToastsView))
const CookieConsentView = part(() =>
  import('#src/views/cookieConsent/CookieConsentView.tsx').then(({ CookieConsentView }) => CookieConsentView),
)

const ReleaseView = part(() => import('#src/views/release/ReleaseView.tsx').then(({ ReleaseView }) => ReleaseView))

const BreakBegunOverlay = part(() =>
  import('./BreakBegunOverlay.tsx').then(({ BreakBegunOverlay }) => BreakBegunOverlay),
)
const IdleModal = part(() => import('#src/views/idle/IdleModal.tsx').then(({ IdleModal }) => IdleModal))
const ActivitySummaryModal = part(() =>
  import('#src/views/activityTimer/ActivitySummaryModal.tsx').then(({ ActivitySummaryModal }) => ActivitySummaryModal),
)
const RealityCheckModal = part(() =>
  import('#src/views/realityCheck/RealityCheckModal.tsx').then(({ RealityCheckModal }) => RealityCheckModal),
)
const ChatHost = part(() => import('./ChatHost.tsx').then(({ ChatHost }) => ChatHost))
const EddOverlay = part(() => import('./EddOverlay.tsx').then(({ EddOverlay }) => EddOverlay))
const WelcomeModal = part(() => import('#src/views/profile/WelcomeModal.tsx').then(({ WelcomeModal }) => WelcomeModal))

const lost = (
  <EmptyState
    title={<Trans>The page could not be loaded</Trans>}
    actions={
      <Button variant="primary" onClick={() => location.reload()}>
        <Trans>Try again</Trans>
      </Button>
    }
  >
    <Trans>Please check your connection and try again.</Trans>
  </EmptyState>
)
const coming = (
  <Coming late={lost}>
    <Trans comment="Said while something is being loaded.">Loading</Trans>
  </Coming>
)

/** For what asks for nothing while its file is on its way. */
const Quietly = ({ children }: { readonly children: ReactNode }) => <Suspense>{children}</Suspense>

/** For what has stopped the player: while its file is on its way it says so, and there is a way on (RMB-5, SAF-9). */
const Loudly = ({ children }: { readonly children: ReactNode }) => <Suspense fallback={coming}>{children}</Suspense>

/** What may stand over every page: login at `#login`, sign-up, messages, the cookie question, and modals of the player. */
export function Overlays({ path, isGame }: { readonly path: string; readonly isGame: boolean }) {
  const isPlayer = useSession((now) => now.matches('player'))
  const isVisitor = useSession((now) => now.matches('visitor'))
  const begun = useSession(({ context }) => context.begun)
  return (
    <>
      <Flow id="login">{(flow) => <LoginHost flow={flow} path={path} />}</Flow>
      <Flow id="registration" isQuiet={path !== '/signup' && path !== maxAttemptsPath}>
        {(flow) => <RegistrationHost flow={flow} path={path} />}
      </Flow>
      <Flow id="passwordReset" isQuiet={path !== resetPath}>
        {(flow) => <PasswordResetHost flow={flow} path={path} />}
      </Flow>
      <Flow id="payAndPlay" isQuiet={!payAndPlayPaths.has(path)}>
        {(flow) => <PayAndPlayHost flow={flow} path={path} />}
      </Flow>
      {/* Each waits for its own file: one that hangs takes none of the others along. */}
      <Quietly>
        <Flow id="toasts" isQuiet>
          {(flow) => <ToastsView flow={flow} />}
        </Flow>
      </Quietly>
      <Quietly>
        <Flow id="chat" isQuiet>
          {(flow) => <ChatHost flow={flow} path={path} isGame={isGame} />}
        </Flow>
      </Quietly>
      <Quietly>
        <Flow id="cookieConsent" isQuiet>
          {(flow) => <CookieConsentView flow={flow} />}
        </Flow>
      </Quietly>
      <Quietly>
        <Flow id="release" isQuiet>
          {(flow) => <ReleaseHost flow={flow} />}
        </Flow>
      </Quietly>
      {isVisitor && !isGame ? (
        <Quietly>
          <Flow id="access" isQuiet>
            {(access) => (
              <Flow id="cookieConsent" isQuiet>
                {(consent) => <MarketProposal access={access} consent={consent} path={path} />}
              </Flow>
            )}
          </Flow>
        </Quietly>
      ) : null}
      {isPlayer ? <PlayerModals path={path} /> : null}
      {begun === null ? null : (
        <Loudly>
          <BreakBegunOverlay begun={begun} />
        </Loudly>
      )}
    </>
  )
}

/** The offer of a new version comes with its view only where there is one. */
function ReleaseHost({ flow }: { readonly flow: ActorRefFrom<typeof releaseMachine> }) {
  const isShown = useSelector(flow, (now) => now.matches('offered') || now.matches('reloading'))
  return isShown ? <ReleaseView flow={flow} /> : null
}

function PlayerModals({ path }: { readonly path: string }) {
  return (
    <>
      <Flow id="verification" isQuiet>
        {(flow) => <VerificationHost flow={flow} path={path} />}
      </Flow>
      <Quietly>
        <Flow id="idle" isQuiet>
          {(flow) => <IdleModal flow={flow} />}
        </Flow>
      </Quietly>
      <Flow id="activityTimer" isQuiet>
        {(flow) => <ActivitySummaryHost flow={flow} />}
      </Flow>
      <Flow id="realityCheck" isQuiet>
        {(flow) => <RealityCheckHost flow={flow} path={path} />}
      </Flow>
      <Flow id="edd" isQuiet>
        {(flow) => <EddHost flow={flow} />}
      </Flow>
      <Quietly>
        <Flow id="profile" isQuiet>
          {(flow) => (
            <WelcomeModal
              flow={flow}
              onClose={() => {
                // Read once: a reload does not bring it again.
                writeLocal('firstLogin', false)
                flow.send({ type: 'firstLogin.close' })
              }}
            />
          )}
        </Flow>
      </Quietly>
    </>
  )
}

function ActivitySummaryHost({ flow }: { readonly flow: ActorRefFrom<typeof activityTimerMachine> }) {
  const isOpen = useSelector(flow, (now) => now.matches('summary'))
  return isOpen ? (
    <Loudly>
      <ActivitySummaryModal flow={flow} />
    </Loudly>
  ) : null
}

/** Who leaves a game by it comes to the lobby that the game belongs to (RMB-5). */
function RealityCheckHost({
  flow,
  path,
}: {
  readonly flow: ActorRefFrom<typeof realityCheckMachine>
  readonly path: string
}) {
  const isOpen = useSelector(flow, (now) => now.matches('open'))
  const [lobby = '', game] = path.split('/play/')
  return isOpen ? (
    <Loudly>
      <RealityCheckModal flow={flow} lobby={game === undefined ? null : lobby} />
    </Loudly>
  ) : null
}

/** The questions come with their form only for whom they are asked (EDD-1). */
function EddHost({ flow }: { readonly flow: ActorRefFrom<typeof eddMachine> }) {
  const isOpen = useSelector(flow, (now) => now.matches('open'))
  return isOpen ? (
    <Loudly>
      <EddOverlay flow={flow} />
    </Loudly>
  ) : null
}

/** Documents are asked for over the deposit or withdrawal that needs them; leaving that page closes it (KYC-6). */
function VerificationHost({
  flow,
  path,
}: {
  readonly flow: ActorRefFrom<typeof verificationMachine>
  readonly path: string
}) {
  const isOpen = useSelector(flow, (now) => now.matches('open') && now.context.startPoint !== 'account')
  const openedAt = useRef<string | null>(null)
  useEffect(() => {
    openedAt.current = isOpen ? (openedAt.current ?? path) : null
    if (openedAt.current !== null && openedAt.current !== path) flow.send({ type: 'verification.close' })
  }, [flow, isOpen, path])
  return isOpen ? (
    <Loudly>
      <VerificationOverlay flow={flow} />
    </Loudly>
  ) : null
}

/** `#login` opens the panel, leaving it closes it, so Back does too (NAV-7). */
function LoginHost({ flow, path }: { readonly flow: ActorRefFrom<typeof loginMachine>; readonly path: string }) {
  const router = useRouter()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const isOpen = useSelector(flow, (now) => !now.matches('closed') && !now.matches('succeeded'))
  const wasHere = useRef(false)
  useEffect(() => {
    if (hash === 'login') {
      const { state, searchStr } = router.state.location
      // The query of that page can hold a secret, and nobody is brought back to it.
      const wanted = state.from ?? (path === resetPath ? path : path + searchStr)
      // A code of the address goes apart: it is not lost where its page is none to come back to, and stands in no log.
      const { redirectPath, bonusCode: ofPath } = withoutCode(wanted)
      const bonusCode = state.bonusCode ?? ofPath ?? codeAt(router.state.location) ?? null
      // The home page does nothing with a code: who logs in there comes to where it is given.
      const isHome = bonusCode !== null && /^\/?(?![^?#])/.test(redirectPath)
      // After a sign-up what that was begun for is still wanted, and its code has gone with it.
      const isAfterSignUp = flow.getSnapshot().matches('afterSignUp')
      const landing = isAfterSignUp
        ? {}
        : { landing: { redirectPath: isHome ? bonusCodePath : redirectPath, bonusCode } }
      const isForGame = state.from?.includes('/play/') ?? false
      const content = state.ended ? 'sessionEnded' : state.reset ? 'afterReset' : isForGame ? 'returnToGame' : null
      flow.send({ type: 'login.open', ...landing, ...(content ? { content } : {}) })
      wasHere.current = true
    } else if (wasHere.current) {
      wasHere.current = false
      flow.send({ type: 'login.close' })
    }
  }, [hash, flow, path, router])
  // The sign-in after a sign-up has ended and says where help is: going there is going away from it.
  const isExhausted = useSelector(flow, (now) => now.matches({ afterSignUp: 'exhausted' }))
  const endedAt = useRef<string | null>(null)
  useEffect(() => {
    endedAt.current = isExhausted ? (endedAt.current ?? path) : null
    const isLeft = endedAt.current !== null && endedAt.current !== path
    if (isLeft && flow.getSnapshot().matches({ afterSignUp: 'exhausted' })) flow.send({ type: 'login.cancel' })
  }, [flow, isExhausted, path])
  const close = () => {
    flow.send({ type: 'login.close' })
    if (hash !== 'login') return
    // Opened on this page: closing leaves no second entry of it behind.
    if (router.state.location.state.panel) router.history.back()
    else void router.navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
  }
  return isOpen ? (
    <Loudly>
      <LoginOverlay flow={flow} onClose={close} />
    </Loudly>
  ) : null
}

const resetPath = '/reset-password'

/** The reset stands over its page, which the link of the e-mail leads to (PWD-1, PWD-3); when it is done, over home (GRD-10). */
function PasswordResetHost({
  flow,
  path,
}: {
  readonly flow: ActorRefFrom<typeof passwordResetMachine>
  readonly path: string
}) {
  const { world } = useApp()
  const router = useRouter()
  const isHere = path === resetPath
  const token = useRouterState({ select: ({ location }) => (location.search as { token?: string }).token ?? '' })
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const isOpen = useSelector(flow, (now) => !now.matches('closed'))
  const isComplete = useSelector(flow, (now) => now.matches({ open: 'complete' }))
  const linkToken = isHere ? token : ''
  useEffect(() => {
    if (isHere) flow.send(linkToken === '' ? { type: 'reset.open' } : { type: 'reset.link', token: linkToken })
  }, [isHere, linkToken, flow])
  useEffect(() => {
    // Left before it was done: what is half done is forgotten.
    const leave = () => {
      if (!flow.getSnapshot().matches({ open: 'complete' })) flow.send({ type: 'reset.close' })
    }
    return isHere ? leave : undefined
  }, [isHere, flow])
  const { go } = navigationOf(router, world.locale().segment, path)
  useEffect(() => {
    // In place of the page with the link: Back must not lead to a link that is used.
    if (isHere && isComplete) go('/', { replace: true })
  })
  const logIn = () => {
    flow.send({ type: 'reset.close' })
    const address = { to: '/$locale', params: { locale: world.locale().segment }, hash: 'login' } as const
    void router.navigate({ ...address, state: { reset: true }, replace: isHere })
  }
  return isOpen && hash !== 'login' && (isHere || isComplete) ? (
    <Loudly>
      <PasswordResetOverlay flow={flow} onClose={() => flow.send({ type: 'reset.close' })} onLogIn={logIn} />
    </Loudly>
  ) : null
}

const maxAttemptsPath = '/sms-max-attempts'

/** The sign-up stands over the home page at `signup` (NAV-1); too many codes end on their own page. */
function RegistrationHost({
  flow,
  path,
}: {
  readonly flow: ActorRefFrom<typeof registrationMachine>
  readonly path: string
}) {
  const { world } = useApp()
  const router = useRouter()
  const isHere = path === '/signup'
  const isItsPage = isHere || path === maxAttemptsPath
  const isOpen = useSelector(flow, (now) => !now.matches('closed'))
  const isSpent = useSelector(flow, (now) => now.matches({ open: 'maxAttempts' }))
  const isComplete = useSelector(flow, (now) => now.matches({ open: 'complete' }))
  const refusedCode = useSelector(flow, ({ context }) => context.refusedCode)
  const takenCode = useSelector(flow, ({ context }) => context.takenCode)
  const isPasswordMissing = useSelector(flow, (now) => now.matches({ open: 'passwordAgain' }))
  const isAtFirstEntry = useStepHistory(flow, isHere)
  const isLogin = useRouterState({ select: ({ location }) => location.hash === 'login' })
  useEffect(() => {
    // What opens last is on top: where an address names both, the sign-up waits until the login over it is closed.
    if (isHere && !isLogin)
      flow.send({ type: 'registration.open', bonusCode: readBonusCode(codeAt(router.state.location)) })
  }, [isHere, isLogin, flow, router])
  const login = useFlow('login')
  useEffect(() => {
    // Closed, it knows nothing of its code any more: what was said last stands.
    if (!isHere || isLogin || !isOpen) return
    // Where the new player is led: what this sign-up was begun for, not what an earlier login was opened for (GRD-9, GAM-7).
    const { from = null } = router.state.location.state
    const isHome = from === null || from === '/'
    const linked = readBonusCode(codeAt(router.state.location))
    // One that opens nothing was named at the sign-up already, and one that came too late goes with no call of it: it is given by hand.
    const code = linked === refusedCode ? null : linked
    const isLate = isPasswordMissing && code !== null && code !== takenCode
    // Any other goes with the sign-up itself: what it brings stands among the rewards. At the cashier it chooses what a deposit brings.
    const isForRewards = from?.split('?')[0] === bonusCodePath || (isHome && !isLate && (code ?? takenCode) !== null)
    const redirectPath = isForRewards ? '/my-account/rewards' : from
    const isForDeposit = /^(\/my-account\/banking)?\/deposit(?![^/?#])/.test(redirectPath ?? '')
    const isStillGood = isForDeposit || (isHome && isLate)
    login?.send({ type: 'redirect.reset', landing: { redirectPath, bonusCode: isStillGood ? code : null } })
  }, [isHere, isLogin, isOpen, isPasswordMissing, login, router, takenCode, refusedCode])
  useEffect(() => (isItsPage ? () => flow.send({ type: 'registration.close' }) : undefined), [isItsPage, flow])
  useEffect(() => {
    // Too many codes or tries have a page of their own; Back does not lead into the emptied form (REG-7).
    if (isHere && isSpent && isAtFirstEntry)
      // Who starts again there still has the code that led here.
      navigationOf(router, world.locale().segment, path).go(
        withCode(maxAttemptsPath, codeAt(router.state.location) ?? null),
        { replace: true },
      )
  }, [isHere, isSpent, isAtFirstEntry, router, world, path])
  const wasOpen = useRef(false)
  const wasComplete = useRef(false)
  useEffect(() => {
    if (isOpen) wasComplete.current = isComplete
    // It went with the account.
    if (isComplete) writeSession('followedCode', null)
    // Closed by the person here, or by the session when a new player would rather log in later (AUT-4).
    if (isHere && wasOpen.current && !isOpen) {
      // Entries of later steps are being gone back over.
      if (!isAtFirstEntry) return
      // Who would rather log in keeps the code that led here; with an account it has gone to where it is used.
      const code = wasComplete.current ? null : (codeAt(router.state.location) ?? null)
      navigationOf(router, world.locale().segment, path).go(withCode('/', code), { replace: true })
    }
    wasOpen.current = isHere && isOpen
  }, [isHere, isOpen, isComplete, isAtFirstEntry, router, world, path])
  const close = () => flow.send({ type: 'registration.close' })
  return isHere && isOpen && !isSpent ? (
    <Loudly>
      <RegistrationOverlay flow={flow} onClose={close} />
    </Loudly>
  ) : null
}

const payAndPlayPaths: ReadonlySet<string> = new Set([payAndPlayPath, payAndPlayCallback])

/** Pay and play stands over the home page at `signup/pnp`, and over the callback when a payment ends in a tab of its own. */
function PayAndPlayHost({
  flow,
  path,
}: {
  readonly flow: ActorRefFrom<typeof payAndPlayMachine>
  readonly path: string
}) {
  const { world } = useApp()
  const router = useRouter()
  const isHere = payAndPlayPaths.has(path)
  const isOpen = useSelector(flow, (now) => !now.matches('closed') && !now.matches('succeeded'))
  useEffect(() => {
    // The callback opens it with its answer.
    if (path !== payAndPlayPath) return
    const bonusCode = codeAt(router.state.location) ?? null
    const redirectPath = router.state.location.state.from ?? (bonusCode === null ? null : bonusCodePath)
    flow.send({ type: 'payAndPlay.open', redirectPath, bonusCode })
  }, [path, flow, router])
  useEffect(() => (isHere ? () => flow.send({ type: 'payAndPlay.close' }) : undefined), [isHere, flow])
  const close = () => {
    const { bonusCode } = flow.getSnapshot().context
    flow.send({ type: 'payAndPlay.close' })
    navigationOf(router, world.locale().segment, path).go(withCode('/', bonusCode), { replace: true })
  }
  return isHere && isOpen ? (
    <Loudly>
      <PayAndPlayOverlay flow={flow} onClose={close} />
    </Loudly>
  ) : null
}
