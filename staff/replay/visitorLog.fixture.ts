import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { getFlow } from '#machines/directory.ts'
import { authorisationMachine } from '#machines/authorisation/authorisation.machine.ts'
import { loginMachine } from '#machines/login/login.machine.ts'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import { releaseMachine } from '#machines/release/release.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { attachRecorder } from '#src/recorder/attach.ts'
import type { SessionLog } from '#src/recorder/log.ts'
import { memoryDrawer } from '#src/recorder/store.ts'

const quiet = fromCallback(() => {}) as never
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * The log of a visitor of the shipped session who tries to sign in so many times and is refused each time, as the product
 * records it: four records and a checksum now and then for each try. For tests and benches of the replay.
 */
export async function visitorLog(tries: number): Promise<SessionLog> {
  let at = 1_764_000_000_000
  const clock = new SimulatedClock()
  // Stored at the end only: the bound of the store is not what is looked at here.
  const recorder = attachRecorder({ clock, now: () => (at += 137), storage: memoryDrawer(), flushAfter: 1e9 })
  const refused = Object.assign(new Error('Incorrect username or password.'), {
    kind: 'status',
    status: 400,
    code: 'NotAuthorizedException',
  })
  const session = createActor(
    sessionMachine.provide({
      actors: {
        authorisation: authorisationMachine.provide({
          actors: { restoreSession: fromPromise(async () => null) as never },
        }),
        login: loginMachine.provide({ actors: { signIn: fromPromise(() => Promise.reject(refused)) as never } }),
        registration: registrationMachine.provide({ actors: { draftStore: quiet } }),
        release: releaseMachine.provide({ actors: { watchRelease: quiet } }),
        tabs: quiet,
      },
    }),
    {
      systemId: 'session',
      clock: recorder.clock,
      inspect: recorder.inspect,
      input: { hasConfirmationLookup: false, isConsentPreset: false, countryCode: 'FI' },
    },
  )
  session.start()
  await settled()
  const login = getFlow(session.system as never, 'login')
  for (let now = 0; now < tries; now += 1) {
    login.send({ type: 'login.open', content: 'login' })
    login.send({ type: 'login.submit', email: `anna${now % 7}@example.org`, password: 'Secret12' })
    await settled()
    login.send({ type: 'login.close' })
  }
  const log = JSON.parse(JSON.stringify(recorder.log.present())) as SessionLog
  session.stop()
  await recorder.log.flush()
  return log
}
