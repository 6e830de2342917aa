import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/Button.tsx'
import { Notice, Skeleton } from '#src/ui/Surface.tsx'
import { muted } from '#src/ui/Surface.css.ts'
import { Toggle } from '#src/ui/Toggle.tsx'
import { useMessage } from '../messages/useMessage.ts'
import * as styles from './account.css.ts'
import { RetryButton, Section } from './Section.tsx'
import { useWords } from './useWords.ts'

export interface Login {
  readonly loginDate: string
  readonly loginIp: string | null
  readonly loginCountry: string | null
}

export interface LoginHistoryProps {
  /** Newest first; null while they are being loaded. */
  readonly logins: readonly Login[] | null
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

/** How many are shown before more are asked for. */
const first = 5

/** When, from which address and in which country the player has logged in (AUT-12). */
export function LoginHistory({ logins, hasFailed, onRetry }: LoginHistoryProps) {
  const message = useMessage()
  return (
    <Section title={<Trans comment="Heading: list of earlier sign-ins.">Login history</Trans>}>
      {hasFailed ? (
        <Notice tone="bad" alert title={<Trans>The login history could not be loaded</Trans>}>
          <div>
            <RetryButton onClick={onRetry} />
          </div>
        </Notice>
      ) : logins === null ? (
        <Skeleton height="12rem" />
      ) : logins.length === 0 ? (
        <p>{message('No data')}</p>
      ) : (
        <Toggle>
          {(isOpen, set) => (
            <>
              <Logins logins={isOpen ? logins : logins.slice(0, first)} />
              {logins.length > first && !isOpen ? (
                <div>
                  <Button size="sm" onClick={() => set(true)}>
                    <Trans comment="Button: more of a list.">Show more</Trans>
                  </Button>
                </div>
              ) : null}
              <p className={muted}>
                <Trans>Something you don’t recognise? Change your password, and tell our support.</Trans>
              </p>
            </>
          )}
        </Toggle>
      )}
    </Section>
  )
}

function Logins({ logins }: { readonly logins: readonly Login[] }) {
  const message = useMessage()
  const words = useWords()
  return (
    <table className={styles.history}>
      <thead>
        <tr>
          <th scope="col" className={styles.historyHead}>
            <Trans comment="Column of the sign-in history.">Date</Trans>
          </th>
          <th scope="col" className={styles.historyHead}>
            <Trans comment="Column of the sign-in history.">IP address</Trans>
          </th>
          <th scope="col" className={styles.historyHead}>
            <Trans comment="Column: country a sign-in came from.">From</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {logins.map(({ loginDate, loginIp, loginCountry }) => (
          <tr key={loginDate}>
            <td className={styles.historyCell}>{words.moment(loginDate)}</td>
            <td className={styles.historyCell}>{loginIp ?? message('No data')}</td>
            <td className={styles.historyCell}>{words.country(loginCountry)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
