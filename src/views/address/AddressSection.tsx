import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { accountCalls } from '#contract/account.ts'
import { provinces } from '#contract/countries.ts'
import type { addressMachine } from '#machines/address/address.machine.ts'
import type { AccountDetails } from '#machines/player.ts'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { FieldPair, FormField, FormSelect } from '#src/ui/form/fields.tsx'
import { Form, type FormDraft } from '#src/ui/form/Form.tsx'
import { row } from '#src/ui/Surface.css.ts'
import { EditForm, FormEnd, FormProblem } from '../account/EditForm.tsx'
import { ChangeButton, Facts, Section, type Fact } from '../account/Section.tsx'
import { useMessage } from '../messages/useMessage.ts'
import { useProblem } from '../messages/useProblem.ts'
import { useProvinces } from './useProvinces.ts'

export interface AddressSectionProps {
  readonly flow: ActorRefFrom<typeof addressMachine>
  /** Null while the profile is being loaded. */
  readonly details: AccountDetails | null
  readonly countryCode: string | null
  readonly draft: FormDraft
  readonly provinceDraft: FormDraft
  /** Called off: what was typed or chosen is not kept. */
  readonly onCancel: () => void
}

/** Names of the fields, as the server calls them too. */
export const addressFields = ['address', 'city', 'postalCode'] as const
export const provinceFields = ['province'] as const

const addressSchema = accountCalls.addressChange.body
const provinceSchema = accountCalls.provinceChange.body

const isProvince = (code: string | null): code is (typeof provinces)[number]['code'] =>
  provinces.some((province) => province.code === code)

/** Address and, in Canada, province (PRO-2). */
export function AddressSection(props: AddressSectionProps) {
  const { flow, details, countryCode } = props
  const { t } = useLingui()
  const message = useMessage()
  const { nameOf } = useProvinces()
  const snapshot = useSelector(flow, (now) => now)
  const hasProvince = countryCode === 'CA'
  const nothing = message('No data')
  const facts: readonly Fact[] | null = details && [
    [t`Street and house number`, details.address ?? nothing],
    [t({ message: 'City', comment: 'Label of a field of the address.' }), details.city ?? nothing],
    [t({ message: 'Postal code', comment: 'Label of a field.' }), details.postalCode ?? nothing],
    ...(hasProvince
      ? [
          [
            t({ message: 'Province', comment: 'Label of a field: province of Canada.' }),
            isProvince(details.province) ? nameOf(details.province) : nothing,
          ] as const,
        ]
      : []),
  ]
  const isIdle = snapshot.matches('idle')
  return (
    <Section
      title={<Trans comment="Heading: home address of the player.">Address</Trans>}
      root={flowAttributes(snapshot) as object}
      isOpen={!isIdle}
      action={
        isIdle && details ? (
          <div className={row}>
            {hasProvince ? (
              <ChangeButton onClick={() => flow.send({ type: 'province.edit' })}>
                <Trans comment="Button: verb, province of Canada.">Change province</Trans>
              </ChangeButton>
            ) : null}
            <ChangeButton onClick={() => flow.send({ type: 'address.edit' })}>
              <Trans comment="Button: verb.">Change address</Trans>
            </ChangeButton>
          </div>
        ) : null
      }
    >
      {snapshot.matches('address') ? (
        <AddressForm {...props} />
      ) : snapshot.matches('province') ? (
        <ProvinceForm {...props} />
      ) : (
        <Facts facts={facts} count={hasProvince ? 4 : 3} />
      )}
    </Section>
  )
}

function useCancel({ flow, onCancel }: AddressSectionProps): (() => void) | null {
  const canCancel = useSelector(flow, (now) => now.can({ type: 'address.cancel' }))
  if (!canCancel) return null
  return () => {
    onCancel()
    flow.send({ type: 'address.cancel' })
  }
}

function AddressForm(props: AddressSectionProps) {
  const { flow, details, draft } = props
  const { t } = useLingui()
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const errors = useProblem(snapshot.context.problem, addressFields)
  const before = snapshot.context.form ?? details
  const onCancel = useCancel(props)
  return (
    <EditForm>
      <Form
        schema={addressSchema}
        // A line of an address has one rule; what is missing is said by its own name.
        errorText={(code, field) =>
          field === 'city' && code === 'error.address.required' ? t`Enter your city.` : message(code)
        }
        serverErrors={errors.onFields}
        draft={draft}
        defaultValues={{
          address: before?.address ?? '',
          city: before?.city ?? '',
          postalCode: before?.postalCode ?? '',
        }}
        onSubmit={(form) => flow.send({ type: 'address.submit', form })}
      >
        <FormProblem problem={errors.general} />
        <FormField name="address" label={t`Street and house number`} autoComplete="street-address" />
        <FieldPair>
          <FormField name="postalCode" label={t`Postal code`} autoComplete="postal-code" />
          <FormField name="city" label={t`City`} autoComplete="address-level2" />
        </FieldPair>
        <FormEnd isBusy={snapshot.hasTag('busy')} onCancel={onCancel} />
      </Form>
    </EditForm>
  )
}

function ProvinceForm(props: AddressSectionProps) {
  const { flow, details, provinceDraft } = props
  const { t } = useLingui()
  const { optionsOf } = useProvinces()
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const errors = useProblem(snapshot.context.problem, provinceFields)
  const onCancel = useCancel(props)
  return (
    <EditForm>
      <Form
        schema={provinceSchema}
        errorText={message}
        serverErrors={errors.onFields}
        draft={provinceDraft}
        defaultValues={{ province: snapshot.context.province ?? details?.province ?? '' }}
        onSubmit={({ province }) => flow.send({ type: 'province.submit', province })}
      >
        <FormProblem problem={errors.general} />
        <FormSelect
          name="province"
          label={t`Province`}
          autoComplete="address-level1"
          choose={t`Choose your province`}
          options={optionsOf(provinces)}
        />
        <FormEnd isBusy={snapshot.hasTag('busy')} onCancel={onCancel} />
      </Form>
    </EditForm>
  )
}
