import type { PlayerFlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the address flow. */
export type AddressInput = PlayerFlowInput
export interface AddressForm {
  readonly address: string
  readonly city: string
  readonly postalCode: string
}
export type AddressEvent =
  | { type: 'address.edit' }
  | { type: 'address.submit'; form: AddressForm }
  | { type: 'province.edit' }
  | { type: 'province.submit'; province: string }
  | { type: 'address.cancel' }

export interface AddressContext extends AddressInput {
  readonly form: AddressForm | null
  readonly province: string | null
  readonly problem: Problem | null
}
/** `changeAddress`: POST address change. `changeProvince`: PATCH province change. Both reject with an ApiError. */
export interface ChangeAddressInput {
  readonly form: AddressForm
}
export interface ChangeProvinceInput {
  readonly province: string
}

/** What a person can do now. */
export const addressNow = {
  idle: 'Open the form of the address, or that of the province',
  'address.editing': 'Change the address and save it, or cancel',
  'address.saving': 'Wait',
  'address.failed': 'Save again, or cancel',
  'province.editing': 'Choose another province and save it, or cancel',
  'province.saving': 'Wait',
  'province.failed': 'Save again, or cancel',
} as const
