import { Plural, Trans } from '@lingui/react/macro'

/** Label of how long there is for a bonus once it begins: to stake it, or to use it where nothing is staked for it. */
export const TimeToUse = ({ isWagered }: { readonly isWagered: boolean }) =>
  isWagered ? (
    <Trans comment="Label before a number of days: how long there is to stake a bonus once it begins.">
      Time to stake it
    </Trans>
  ) : (
    <Trans comment="Label before a number of days: how long there is to use a bonus once it begins.">
      Time to use it
    </Trans>
  )

/** A number of days. */
export const Days = ({ days }: { readonly days: number }) => <Plural value={days} one="# day" other="# days" />
