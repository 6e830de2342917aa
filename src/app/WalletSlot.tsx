import { WalletBalance } from '#src/views/wallet/WalletBalance.tsx'
import { Flow } from './Flow.tsx'

/** The balance of the header, while a player is signed in (WAL-1). */
export function WalletSlot() {
  return (
    <Flow id="wallet" isQuiet>
      {(flow) => <WalletBalance flow={flow} />}
    </Flow>
  )
}
