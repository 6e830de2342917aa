/** The build setting of pay and play (NAV-2): whether it is on, and who may come back from a payment. */
export interface PayAndPlayBuild {
  readonly isOn: boolean
  /** Addresses that the callback is offered to; null: to everybody. */
  readonly allowList: readonly string[] | null
}

/** Where pay and play stands, below the locale. */
export const payAndPlayPath = '/signup/pnp'
/** Where the provider's page comes back to, below the locale. */
export const payAndPlayCallback = '/signup/callback'

const IPV4 = /^(\d{1,3}\.){3}\d{1,3}$/

/** Reads `VITE_PAY_AND_PLAY` (on, off) and `VITE_PAY_AND_PLAY_ADDRESSES` (a comma list). Throws saying what is allowed. */
export function readPayAndPlayBuild(env: Readonly<Record<string, unknown>>): PayAndPlayBuild {
  const word = env['VITE_PAY_AND_PLAY'] ?? 'on'
  if (word !== 'on' && word !== 'off') throw new Error('VITE_PAY_AND_PLAY must be on or off')
  const list = env['VITE_PAY_AND_PLAY_ADDRESSES']
  const allowList = (typeof list === 'string' ? list : '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
  if (!allowList.every((address) => IPV4.test(address)))
    throw new Error('VITE_PAY_AND_PLAY_ADDRESSES must be a comma list of IPv4 addresses')
  return { isOn: word === 'on', allowList: allowList.length > 0 ? allowList : null }
}

/** Whether the callback is offered to a visitor's address; null while that is not known. */
export const isCallbackOffered = ({ isOn, allowList }: PayAndPlayBuild, address: string | null): boolean =>
  isOn && (allowList === null || (address !== null && allowList.includes(address)))
