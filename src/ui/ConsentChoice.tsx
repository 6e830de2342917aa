import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from './Button.tsx'
import { Checkbox } from './Checkbox.tsx'
import * as styles from './ConsentChoice.css.ts'
import { cx } from './cx.ts'

/** Cookie categories as they are ticked; essentials always are. */
export interface ConsentTicks {
  readonly essentials: true
  readonly performanceFunctional: boolean
  readonly marketing: boolean
}

export interface ConsentChoiceProps {
  readonly options: ConsentTicks
  readonly layout: 'banner' | 'dialog'
  readonly onAccept: (options: ConsentTicks) => void
  readonly onReject: () => void
}

/** The three categories with Accept and Reject, equally prominent. Accept takes what is ticked; ticking nothing accepts all. */
export function ConsentChoice({ options, layout, onAccept, onReject }: ConsentChoiceProps) {
  const [ticks, setTicks] = useState(options)
  const [isDetailed, setDetailed] = useState(layout === 'dialog')
  return (
    <div className={cx(styles.choice, isDetailed ? styles.detailed : styles.brief)}>
      {isDetailed ? (
        <div className={styles.ticks}>
          <Checkbox label={<Trans>Needed: sign-in, safety, your limits</Trans>} checked disabled readOnly />
          <Checkbox
            label={<Trans>Performance and functions: support chat, device check</Trans>}
            checked={ticks.performanceFunctional}
            onChange={(event) => setTicks({ ...ticks, performanceFunctional: event.target.checked })}
          />
          <Checkbox
            label={<Trans>Marketing: measuring which offers work</Trans>}
            checked={ticks.marketing}
            onChange={(event) => setTicks({ ...ticks, marketing: event.target.checked })}
          />
        </div>
      ) : (
        <button type="button" className={styles.more} onClick={() => setDetailed(true)}>
          <Trans comment="Button: opens the list of kinds of cookies, each with its own choice.">
            Choose in detail
          </Trans>
        </button>
      )}
      <div className={styles.buttons}>
        <Button
          variant="primary"
          onClick={() =>
            onAccept(isDetailed ? ticks : { essentials: true, performanceFunctional: true, marketing: true })
          }
        >
          <Trans comment="Button: accept cookies, or accept the new terms.">Accept</Trans>
        </Button>
        <Button variant="primary" onClick={onReject}>
          <Trans comment="Button: verb, rejects cookies.">Reject</Trans>
        </Button>
      </div>
    </div>
  )
}
