import { Trans, useLingui } from '@lingui/react/macro'
import type { RewardList } from '#machines/rewards/rewards.contract.ts'
import { Link } from '#src/ui/Link.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import * as styles from './rewards.css.ts'

/** Where the rewards stand that are under way. */
export const activePath = '/my-account/rewards/active'

interface RewardTabsProps {
  /** The list that is seen, or the page for codes. */
  readonly current: RewardList | 'code'
  /** Over a game there are no pages to go to: the other list is asked for in place. */
  readonly onList: ((list: RewardList) => void) | null
}

/** The ways between the two lists and the page for codes. */
export function RewardTabs({ current, onList }: RewardTabsProps) {
  const { t } = useLingui()
  const { isOpen } = useNavigation()
  const names = {
    ELIGIBLE: <Trans>Rewards</Trans>,
    ACTIVE: <Trans comment="Tab: bonuses that run now.">Active</Trans>,
  } as const
  const paths = { ELIGIBLE: '/my-account/rewards', ACTIVE: activePath } as const
  const lists = ['ELIGIBLE', 'ACTIVE'] as const
  return (
    <nav
      className={styles.tabs}
      aria-label={t({ message: 'Your rewards', comment: 'Name of the tabs of rewards for screen readers.' })}
    >
      {lists.map((one) =>
        onList ? (
          <button
            key={one}
            type="button"
            className={surface.chip}
            aria-pressed={one === current}
            onClick={() => onList(one)}
          >
            {names[one]}
          </button>
        ) : (
          <Link
            key={one}
            to={paths[one]}
            look="bare"
            className={surface.chip}
            aria-current={one === current ? 'page' : undefined}
          >
            {names[one]}
          </Link>
        ),
      )}
      {isOpen('/my-account/bonus-code') ? (
        <Link
          to="/my-account/bonus-code"
          look="bare"
          className={surface.chip}
          aria-current={current === 'code' ? 'page' : undefined}
        >
          <Trans>Bonus code</Trans>
        </Link>
      ) : null}
    </nav>
  )
}
