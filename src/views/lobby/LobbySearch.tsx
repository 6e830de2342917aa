import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { lobbyMachine } from '#machines/lobby/lobby.machine.ts'
import { Button, IconButton } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import * as field from '#src/ui/Field.css.ts'
import { CloseIcon, DownIcon, SearchIcon } from '#src/ui/icons.tsx'
import { Popover } from '#src/ui/Popover.tsx'
import { chip } from '#src/ui/Surface.css.ts'
import * as styles from './lobby.css.ts'

/** A provider that the filter offers (LOB-3). */
export interface ProviderChoice {
  readonly id: string
  readonly title: string
}

interface LobbySearchProps {
  readonly flow: ActorRefFrom<typeof lobbyMachine>
  /** Null while it is not known which there are: their place is kept. */
  readonly providers: readonly ProviderChoice[] | null
  /** The visitor came by the search button: the field takes the focus. */
  readonly isFirst: boolean
}

/** Search by name, narrowed by providers; each key is an event, nothing waits (LOB-2). */
export function LobbySearch({ flow, providers, isFirst }: LobbySearchProps) {
  const { t } = useLingui()
  const { searchText, providerIds } = useSelector(flow, (now) => now.context)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFirst) input.current?.focus()
  }, [isFirst])
  return (
    <search className={styles.search}>
      <span className={styles.searchBox}>
        <span className={styles.searchIcon}>
          <SearchIcon />
        </span>
        <input
          ref={input}
          type="search"
          className={`${field.input} ${styles.searchInput}`}
          aria-label={t`Search games`}
          placeholder={t`Search games`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={searchText}
          onChange={(event) => flow.send({ type: 'search.type', text: event.target.value })}
        />
        {searchText ? (
          <span className={styles.searchClear}>
            <IconButton
              label={t`Clear the search`}
              onClick={() => {
                flow.send({ type: 'search.clear' })
                input.current?.focus()
              }}
            >
              <CloseIcon size={18} />
            </IconButton>
          </span>
        ) : null}
      </span>
      {providers === null ? (
        <span className={styles.providersSoon} aria-hidden>
          <Trans>Providers</Trans>
          <DownIcon size={16} />
        </span>
      ) : null}
      {providers && providers.length > 1 ? (
        <Popover
          label={t`Providers`}
          buttonClassName={chip}
          button={
            <>
              {providerIds.length > 0 ? <Trans>Providers ({providerIds.length})</Trans> : <Trans>Providers</Trans>}
              <DownIcon size={16} />
            </>
          }
        >
          <div className={styles.providers}>
            {providers.map(({ id, title }) => (
              <Checkbox
                key={id}
                label={title}
                checked={providerIds.includes(id)}
                onChange={() => flow.send({ type: 'provider.toggle', providerId: id })}
              />
            ))}
          </div>
          {providerIds.length > 0 ? (
            <Button size="sm" block onClick={() => flow.send({ type: 'filters.clear' })}>
              <Trans>All providers</Trans>
            </Button>
          ) : null}
        </Popover>
      ) : null}
    </search>
  )
}
