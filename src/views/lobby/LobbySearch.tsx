import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { memo, useEffect, useRef, type FormEvent } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { lobbyMachine } from '#machines/lobby/lobby.machine.ts'
import { Button, IconButton } from '#src/ui/Button.tsx'
import { CheckList } from '#src/ui/CheckList.tsx'
import * as field from '#src/ui/Field.css.ts'
import { CloseIcon, DownIcon, SearchIcon } from '#src/ui/icons.tsx'
import { Popover } from '#src/ui/Popover.tsx'
import { useSite } from '#src/ui/site.tsx'
import { chip } from '#src/ui/Surface.css.ts'
import * as styles from './lobby.css.ts'

/** A provider that the filter offers (LOB-3). */
export interface ProviderChoice {
  readonly id: string
  readonly title: string
  /** Games of it in this lobby. */
  readonly count: number
}

interface LobbySearchProps {
  readonly flow: ActorRefFrom<typeof lobbyMachine>
  /** Null while it is not known which there are: their place is kept. */
  readonly providers: readonly ProviderChoice[] | null
  /** The visitor came by the search button: the field takes the focus. */
  readonly isFirst: boolean
}

/** The keyboard of a phone goes by its search key: what was found lies under it. */
function putKeyboardAway(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault()
  if (window.matchMedia('(pointer: coarse)').matches) event.currentTarget.querySelector('input')?.blur()
}

/** Search by name, narrowed by providers; each key is an event, nothing waits (LOB-2). */
export function LobbySearch({ flow, providers, isFirst }: LobbySearchProps) {
  const { t } = useLingui()
  const searchText = useSelector(flow, ({ context }) => context.searchText)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFirst) input.current?.focus()
  }, [isFirst])
  return (
    <search className={styles.search}>
      <form className={styles.searchBox} onSubmit={putKeyboardAway}>
        <span className={styles.searchIcon}>
          <SearchIcon />
        </span>
        <input
          ref={input}
          type="search"
          className={`${field.input} ${styles.searchInput}`}
          aria-label={t({
            message: 'Search games',
            comment: 'Label and hint of the search field; keep it short, a phone has room for some 15 letters.',
          })}
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
      </form>
      <Providers flow={flow} providers={providers} />
    </search>
  )
}

/** The filter by provider; its list can be searched where it is long (LOB-3). */
const Providers = memo(function Providers({ flow, providers }: Pick<LobbySearchProps, 'flow' | 'providers'>) {
  const { t } = useLingui()
  const { numberLocale } = useSite()
  const chosen = useSelector(flow, ({ context }) => context.providerIds)
  if (providers === null) {
    return (
      <span className={styles.providersSoon} aria-hidden>
        <Trans>Providers</Trans>
        <DownIcon size={16} />
      </span>
    )
  }
  if (providers.length < 2 && chosen.length === 0) return null
  return (
    <Popover
      label={t({ message: 'Providers', comment: 'Button: makers of games, a filter.' })}
      buttonClassName={chip}
      button={
        <>
          {chosen.length > 0 ? (
            <Trans comment="The same with the number of chosen ones.">Providers ({chosen.length})</Trans>
          ) : (
            <Trans>Providers</Trans>
          )}
          <DownIcon size={16} />
        </>
      }
    >
      <CheckList
        label={t`Providers`}
        searchLabel={t({ message: 'Search providers', comment: 'Label and hint of a search field.' })}
        nothing={<Trans>No provider has that name</Trans>}
        items={providers.map(({ id, title, count }) => ({ id, name: title, more: count.toLocaleString(numberLocale) }))}
        chosen={chosen}
        onToggle={(providerId) => flow.send({ type: 'provider.toggle', providerId })}
      />
      {chosen.length > 0 ? (
        <Button size="sm" block onClick={() => flow.send({ type: 'filters.clear' })}>
          <Trans comment="Choice of a filter: games of every provider.">All providers</Trans>
        </Button>
      ) : null}
    </Popover>
  )
})
