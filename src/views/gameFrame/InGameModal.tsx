import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Fragment, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Currency } from '#contract/money.ts'
import type { InGameView } from '#machines/gameFrame/gameFrame.contract.ts'
import type { gameFrameMachine } from '#machines/gameFrame/gameFrame.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { cx } from '#src/ui/cx.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { BackIcon, ForwardIcon, GiftIcon, InfoIcon, OutIcon, PlusIcon, ShieldIcon, UserIcon } from '#src/ui/icons.tsx'
import { CardIcon, SoundIcon } from '#src/ui/pageIcons.tsx'
import { Money } from '#src/ui/Money.tsx'
import { showElapsed } from '#src/ui/useNow.ts'
import * as surface from '#src/ui/Surface.css.ts'
import { LobbyLink } from '../frame/LobbyLink.tsx'
import * as styles from './inGame.css.ts'

type Flow = ActorRefFrom<typeof gameFrameMachine>
/** The views that bring the view of another flow. */
type AccountView = Exclude<InGameView, 'initial' | 'settings'>

export interface InGameModalProps {
  readonly flow: Flow
  /** What each view of the account shows. */
  readonly parts: Readonly<Record<AccountView, ReactNode>>
  /** Below the sounds: what else the player can set; null for a visitor. */
  readonly settings: ReactNode
  /** The market and language switch, by which the game is left for the same one in another language. */
  readonly languages: ReactNode
  /** Views that this player is not offered, such as bonuses in a break (SAF-2). */
  readonly withheld: readonly InGameView[]
  readonly currency: Currency
  /** The lobby that the game belongs to. */
  readonly backTo: string
  /** The game is left by the history: this step back closes nothing, it leads away. */
  readonly onLeave: () => void
}

const titles: Readonly<Record<InGameView, ReactNode>> = {
  initial: <Trans>Game menu</Trans>,
  myAccount: <Trans>My account</Trans>,
  reward: <Trans>Rewards</Trans>,
  settings: <Trans comment="Link in the menu of a game.">Settings</Trans>,
  responsibleGambling: <Trans>Responsible gambling</Trans>,
  banking: <Trans>Deposit</Trans>,
  bonusCode: <Trans>Bonus code</Trans>,
}
const icons: Readonly<Record<Exclude<InGameView, 'initial'>, ReactNode>> = {
  banking: <CardIcon />,
  responsibleGambling: <ShieldIcon />,
  myAccount: <UserIcon />,
  reward: <GiftIcon />,
  bonusCode: <PlusIcon />,
  settings: <SoundIcon />,
}
const listed = Object.keys(icons) as (keyof typeof icons)[]

const viewOf = (flow: ReturnType<Flow['getSnapshot']>): InGameView =>
  (Object.keys(titles) as InGameView[]).find((view) => flow.matches({ open: { menu: { open: view } } })) ?? 'initial'

/** What opens over a running game without leaving it; the game pauses meanwhile (GAM-4, SAF-3). */
export function InGameModal(props: InGameModalProps) {
  const { flow, parts } = props
  const snapshot = useSelector(flow, (now) => now)
  const view = viewOf(snapshot)
  return (
    <Dialog
      title={titles[view]}
      shape="panel"
      root={flowAttributes(snapshot) as object}
      onClose={() => flow.send({ type: 'menu.close' })}
      actions={
        view === 'initial' ? undefined : (
          <>
            {/* The tabs of rewards lead here, and have stayed there. */}
            {view === 'bonusCode' ? (
              <Button icon={<BackIcon />} onClick={() => flow.send({ type: 'menu.open', view: 'reward' })}>
                {titles.reward}
              </Button>
            ) : null}
            <Button icon={<BackIcon />} onClick={() => flow.send({ type: 'menu.open', view: 'initial' })}>
              <Trans>Game menu</Trans>
            </Button>
          </>
        )
      }
    >
      {/* Each anew: one that is still coming takes the one before off the page at once, and the dialog its focus back. */}
      <Fragment key={view}>
        {view === 'initial' ? <Menu {...props} /> : view === 'settings' ? <Settings {...props} /> : parts[view]}
      </Fragment>
    </Dialog>
  )
}

function Menu({ flow, withheld, currency, backTo, onLeave }: InGameModalProps) {
  const snapshot = useSelector(flow, (now) => now)
  const { realityCheck: played } = snapshot.context
  const rules = { type: 'rules.open' } as const
  const offered = listed.filter(
    (view) => !withheld.includes(view) && (snapshot.context.hasPlayer || view === 'settings'),
  )
  return (
    <>
      {played ? (
        <dl className={styles.played}>
          <div>
            <dt>
              <Trans comment="Label before the sum of all stakes.">Staked</Trans>
            </dt>
            <dd>
              <Money amount={played.wagered} currency={currency} />
            </dd>
          </div>
          <div>
            <dt>
              <Trans comment="Label before the sum of all wins.">Won</Trans>
            </dt>
            <dd>
              <Money amount={played.won} currency={currency} />
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Time</Trans>
            </dt>
            <dd>{showElapsed(played.elapsedMs)}</dd>
          </div>
        </dl>
      ) : null}
      <ul className={styles.list}>
        {offered.map((view, at) => (
          <li key={view}>
            <button
              type="button"
              className={styles.item}
              data-first={at === 0 || undefined}
              onClick={() => flow.send({ type: 'menu.open', view })}
            >
              {icons[view]}
              <span className={styles.name}>{titles[view]}</span>
              <ForwardIcon />
            </button>
          </li>
        ))}
        {snapshot.can(rules) ? (
          <li>
            <button type="button" className={styles.item} onClick={() => flow.send(rules)}>
              <InfoIcon />
              <span className={styles.name}>
                <Trans>Rules of this game</Trans>
              </span>
            </button>
          </li>
        ) : null}
        <li>
          <LobbyLink to={backTo} look="bare" className={styles.item} onBack={onLeave}>
            <OutIcon />
            <span className={styles.name}>
              <Trans>Leave the game</Trans>
            </span>
          </LobbyLink>
        </li>
      </ul>
    </>
  )
}

function Settings({ flow, settings, languages }: InGameModalProps) {
  const snapshot = useSelector(flow, (now) => now)
  const { soundOn, game } = snapshot.context
  const set = { type: 'sound.set', on: soundOn !== true } as const
  const isInRound =
    game?.mode === 'real' &&
    (snapshot.matches({ open: { round: 'running' } }) || snapshot.matches({ open: { round: 'interrupted' } }))
  return (
    <>
      <section className={surface.tight}>
        <Checkbox
          label={<Trans comment="Checkbox in the menu of a running game.">Sounds of the game</Trans>}
          hint={soundOn === null ? <Trans>The game has not said yet how its sounds are set.</Trans> : undefined}
          checked={soundOn === true}
          disabled={soundOn === null || !snapshot.can(set)}
          onChange={() => flow.send(set)}
        />
      </section>
      <section className={cx(surface.tight, styles.languages)}>
        {languages}
        <p className={cx(surface.muted, surface.small)}>
          <Trans comment="Below the choice of country and language in the menu of a running game.">
            The game opens again in the language you choose.
          </Trans>{' '}
          {isInRound ? <Trans>Your round is safe: its result is shown first.</Trans> : null}
        </p>
      </section>
      {settings}
    </>
  )
}
