import { marketingChannels, marketingCommunications, type marketingPreferencesSchema } from '#contract/account.ts'
import type { ChangeAddressInput, ChangeProvinceInput } from '#machines/address/address.contract.ts'
import type { MarketingPreferences, UpdatePreferencesInput } from '#machines/marketing/marketing.contract.ts'
import type { ChangePasswordInput } from '#machines/passwordChange/passwordChange.contract.ts'
import type {
  ChangePhoneInput,
  ChangePhoneOutput,
  RequestSmsInput,
  RequestSmsOutput,
  VerifySmsInput,
} from '#machines/phoneChange/phoneChange.contract.ts'
import type { InferOutput } from 'valibot'
import { fromPromise } from 'xstate'
import { writeDraft } from './storage.ts'
import type { World } from './world.ts'

/** Forms of the account's pages that keep what is typed and not sent yet. */
export const accountForms = {
  address: 'account-address',
  completion: 'account-completion',
  deposit: 'account-deposit',
  phone: 'account-phone',
  province: 'account-province',
  withdrawal: 'account-withdrawal',
  /** The key of a withdrawal whose answer has not come. */
  withdrawalSent: 'account-withdrawal-sent',
} as const

/** Changing address and province (PRO-2). */
export const addressActors = (world: World) => ({
  changeAddress: fromPromise<void, ChangeAddressInput>(async ({ input, signal }) => {
    await world.api.call('addressChange', { body: input.form }, { signal })
    writeDraft(accountForms.address, null, world.now())
  }),
  changeProvince: fromPromise<void, ChangeProvinceInput>(async ({ input, signal }) => {
    await world.api.call('provinceChange', { body: { province: input.province } }, { signal })
    writeDraft(accountForms.province, null, world.now())
  }),
})

/** Changing the phone: its code goes to the new number (PRO-3). */
export const phoneChangeActors = (world: World) => ({
  changePhone: fromPromise<ChangePhoneOutput, ChangePhoneInput>(({ input, signal }) => {
    const { phonePrefix, phoneBody } = input
    return world.api.call('phoneChange', { body: { phonePrefix, phoneBody } }, { signal })
  }),
  requestSms: fromPromise<RequestSmsOutput, RequestSmsInput>(async ({ input, signal }) => {
    const { smsVerificationId } = input
    const { attemptsLeft } = await world.api.call('phoneSmsRequest', { body: { smsVerificationId } }, { signal })
    return { attemptsLeft }
  }),
  verifySms: fromPromise<void, VerifySmsInput>(async ({ input, signal }) => {
    const { smsVerificationId, code } = input
    await world.api.call('phoneSmsVerification', { body: { smsVerificationId, code } }, { signal })
    writeDraft(accountForms.phone, null, world.now())
  }),
})

/** Changing the password; both go over the wire once and are kept nowhere (PRO-2, SAF-12). */
export const passwordChangeActors = (world: World) => ({
  changePassword: fromPromise<void, ChangePasswordInput>(async ({ input, signal }) => {
    const { oldPassword, password } = input
    await world.api.call('passwordChange', { body: { oldPassword, newPassword: password } }, { signal })
  }),
})

type WirePreferences = InferOutput<typeof marketingPreferencesSchema>

/** What the answer does not name is off: nothing is sent that was not chosen (RMB-13). */
function preferencesOf({ preferences }: WirePreferences): MarketingPreferences {
  const isOn = new Set(preferences.filter((one) => one.subscribed).map((one) => `${one.communication} ${one.channel}`))
  return Object.fromEntries(
    marketingCommunications.map((communication) => [
      communication,
      Object.fromEntries(marketingChannels.map((channel) => [channel, isOn.has(`${communication} ${channel}`)])),
    ]),
  ) as unknown as MarketingPreferences
}

/** Marketing preferences by channel and communication (PRO-4). */
export const marketingActors = (world: World) => ({
  loadPreferences: fromPromise<MarketingPreferences, undefined>(async ({ signal }) =>
    preferencesOf(await world.api.call('marketingPreferences', {}, { signal })),
  ),
  updatePreferences: fromPromise<MarketingPreferences, UpdatePreferencesInput>(async ({ input, signal }) =>
    preferencesOf(
      // Nothing changed here: what is stored is asked for, and nothing is written.
      await (input.changes.length === 0
        ? world.api.call('marketingPreferences', {}, { signal })
        : world.api.call('marketingPreferencesSave', { body: { preferences: [...input.changes] } }, { signal })),
    ),
  ),
})
