import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { Field } from '#src/ui/Field.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { Card, Notice } from '#src/ui/Surface.tsx'
import { StaffApiProvider } from './staffApi.ts'
import * as styles from '../staff.css.ts'
import { restoreStaff, signInStaff, type StaffSession } from './staffSession.ts'

type State =
  | { readonly is: 'restoring' | 'signedOut' | 'signingIn'; readonly problem?: string }
  | { readonly is: 'signedIn'; readonly session: StaffSession }

/** Signs staff in for what is under it; what needs nobody is there all the same. */
export function StaffSignIn({ children }: { readonly children: ReactNode }) {
  const [state, setState] = useState<State>({ is: 'restoring' })
  useEffect(() => {
    let isHere = true
    const restore = async () => {
      const session = await restoreStaff()
      if (isHere) setState(session ? { is: 'signedIn', session } : { is: 'signedOut' })
    }
    void restore()
    return () => {
      isHere = false
    }
  }, [])
  const session = state.is === 'signedIn' ? state.session : null
  useEffect(() => {
    let isHere = true
    const end = async () => {
      await session?.ended
      if (!isHere || session === null) return
      session.signOut()
      setState({ is: 'signedOut', problem: 'Your sign-in is over: please sign in again.' })
    }
    void end()
    return () => {
      isHere = false
    }
  }, [session])
  const name = useRef<HTMLSpanElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  // What was pressed is gone with the form, or with the name; who is restored as the page opens has pressed nothing.
  const last = useRef(state.is)
  useEffect(() => {
    if (last.current === 'signingIn' && state.is === 'signedIn') name.current?.focus()
    if (last.current === 'signedIn' && state.is === 'signedOut') title.current?.focus()
    last.current = state.is
  }, [state.is])
  return (
    <StaffApiProvider value={session?.api ?? null}>
      {session ? (
        <div className={styles.tools}>
          <span ref={name} tabIndex={-1}>
            Signed in as {session.email}
          </span>
          <Button
            size="sm"
            onClick={() => {
              session.signOut()
              setState({ is: 'signedOut' })
            }}
          >
            Sign out
          </Button>
        </div>
      ) : (
        <SignInForm title={title} state={state} setState={setState} />
      )}
      {children}
    </StaffApiProvider>
  )
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function SignInForm(props: {
  readonly title: RefObject<HTMLHeadingElement | null>
  readonly state: State
  readonly setState: (next: State) => void
}) {
  const { title, state, setState } = props
  const problem = 'problem' in state ? state.problem : undefined
  return (
    <Card as="section" className={surface.stack} aria-labelledby="staff-sign-in">
      <h2 id="staff-sign-in" ref={title} tabIndex={-1} className={surface.sectionTitle}>
        Staff sign-in
      </h2>
      <p>Reports that players have sent are shown to staff alone. A file that you have can be opened without.</p>
      {problem === undefined ? null : (
        <Notice tone="bad" alert title="You are not signed in">
          <p>{problem}</p>
        </Notice>
      )}
      <form
        className={cx(styles.search, surface.stack)}
        aria-busy={state.is === 'signingIn'}
        onSubmit={(event) => {
          event.preventDefault()
          if (state.is === 'signingIn' || state.is === 'restoring') return
          const typed = new FormData(event.currentTarget)
          setState({ is: 'signingIn' })
          signInStaff(textOf(typed, 'email').trim(), textOf(typed, 'password')).then(
            (session) => setState({ is: 'signedIn', session }),
            (error: unknown) =>
              setState({ is: 'signedOut', problem: error instanceof Error ? error.message : String(error) }),
          )
        }}
      >
        <Field name="email" type="email" label="Email" autoComplete="username" required />
        <Field name="password" type="password" label="Password" autoComplete="current-password" required />
        <p>
          <Button type="submit" variant="primary" busy={state.is === 'signingIn'} disabled={state.is === 'restoring'}>
            Sign in
          </Button>
        </p>
      </form>
    </Card>
  )
}
