import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import type { PhoneParts } from '#contract/phone.ts'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { AmountField, type AmountFieldProps } from '../AmountField.tsx'
import { Checkbox, type CheckboxProps } from '../Checkbox.tsx'
import { CodeInput, type CodeInputProps } from '../CodeInput.tsx'
import { DateField, type DateFieldProps } from '../DateField.tsx'
import { Field, type FieldProps } from '../Field.tsx'
import { PasswordField, PasswordStrength } from '../PasswordField.tsx'
import { PhoneField, type PhoneFieldProps } from '../PhoneField.tsx'
import { RadioCards, type RadioCardsProps } from '../RadioCards.tsx'
import { Select, type SelectProps } from '../Select.tsx'
import { chip } from '../Surface.css.ts'
import { useFieldError } from './Form.tsx'
import * as styles from './Form.css.ts'

type Named<Props> = Omit<Props, 'name' | 'error' | 'value' | 'onChange' | 'ref'> & { readonly name: string }

/** A text field of the form. */
export function FormField(props: Named<FieldProps>) {
  const { register } = useFormContext()
  return <Field {...props} {...register(props.name)} error={useFieldError(props.name)} />
}

/** A password of the form; `strength` shows how strong a new one is. */
export function FormPassword({ strength, ...props }: Named<FieldProps> & { readonly strength?: boolean }) {
  const { register } = useFormContext()
  return (
    <div>
      <PasswordField {...props} {...register(props.name)} error={useFieldError(props.name)} />
      {strength ? <Strength name={props.name} /> : null}
    </div>
  )
}

/** Whose password the form's is: password managers ask, and nobody else sees it. */
export function FormUsername({ email }: { readonly email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}

function Strength({ name }: { readonly name: string }) {
  const password: unknown = useWatch({ name })
  return <PasswordStrength password={typeof password === 'string' ? password : ''} />
}

/** A choice of the form. */
export function FormSelect(props: Named<SelectProps>) {
  const { register } = useFormContext()
  return <Select {...props} {...register(props.name)} error={useFieldError(props.name)} />
}

/** One choice of several of the form, each on its own card. */
export function FormRadioCards(
  props: Pick<RadioCardsProps, 'legend' | 'cards' | 'isWordy'> & { readonly name: string },
) {
  const { field } = useController({ name: props.name })
  return (
    <RadioCards
      legend={props.legend}
      cards={props.cards}
      isWordy={props.isWordy ?? false}
      value={String(field.value ?? '')}
      onPick={(value) => field.onChange(value)}
    />
  )
}

/** A tick box of the form. */
export function FormCheckbox(props: Named<CheckboxProps>) {
  const { register } = useFormContext()
  return <Checkbox {...props} {...register(props.name)} error={useFieldError(props.name)} />
}

type FormPhoneProps = Pick<PhoneFieldProps, 'prefixes' | 'hint'> & {
  readonly prefixName: string
  readonly bodyName: string
  /** Place of the entry that a dialling code of several countries is shown as, until one is chosen. */
  readonly meant: (prefix: string) => number
  /** Prefix and number of what was typed or pasted, whole numbers too; null where it is none. */
  readonly tidy: (parts: PhoneParts) => PhoneParts | null
  /** Dialling code of the country chosen beside it: while no number is typed, the prefix goes with it. */
  readonly home?: string | undefined
}

// What is pasted, dropped or filled in by the browser; a key typed or deleted leaves the number alone.
const comesWhole = (event: Event): boolean =>
  !('inputType' in event) || /^insert(From|Replacement)/.test((event as InputEvent).inputType)

/** Dialling code and number of the form. What is pasted, filled in or left is put into its two fields, with a whole number's own code. */
export function FormPhone(props: FormPhoneProps) {
  const { register, getValues, setValue, getFieldState } = useFormContext()
  const { meant, tidy, prefixName, bodyName, home } = props
  const { ref, ...prefix } = register(prefixName)
  const { ref: bodyRef, ...body } = register(bodyName)
  const input = useRef<HTMLInputElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    const { current } = select
    const at = current ? meant(current.value) : -1
    if (current && at >= 0) current.selectedIndex = at
  }, [meant])
  const shownHome = useRef(home)
  useEffect(() => {
    if (shownHome.current === home) return
    shownHome.current = home
    if (home === undefined || getValues(bodyName) !== '') return
    setValue(prefixName, home)
    if (select.current) select.current.selectedIndex = meant(home)
  }, [home, meant, prefixName, bodyName, getValues, setValue])
  const tidyUp = () => {
    const before: PhoneParts = { prefix: String(getValues(prefixName)), body: String(getValues(bodyName)) }
    const after = tidy(before)
    if (after === null) return
    const shouldValidate = getFieldState(bodyName).invalid
    if (after.prefix !== before.prefix) {
      setValue(prefixName, after.prefix, { shouldDirty: true })
      if (select.current) select.current.selectedIndex = meant(after.prefix)
    }
    if (after.body !== before.body || shouldValidate)
      setValue(bodyName, after.body, { shouldDirty: true, shouldValidate })
  }
  const onSend = useEffectEvent(tidyUp)
  // Sent without leaving the field: the form's own handler comes after.
  useEffect(() => {
    const form = input.current?.form
    const onSubmit = () => onSend()
    form?.addEventListener('submit', onSubmit, true)
    return () => form?.removeEventListener('submit', onSubmit, true)
  }, [])
  return (
    <PhoneField
      prefixes={props.prefixes}
      hint={props.hint}
      prefixProps={{
        ...prefix,
        ref: (element) => {
          select.current = element
          ref(element)
        },
      }}
      bodyProps={{
        ...body,
        ref: (element) => {
          input.current = element
          bodyRef(element)
        },
        onChange: (event) => {
          void body.onChange(event)
          if (comesWhole(event.nativeEvent)) tidyUp()
        },
        onBlur: (event) => {
          tidyUp()
          void body.onBlur(event)
        },
      }}
      prefixError={useFieldError(prefixName)}
      bodyError={useFieldError(bodyName)}
    />
  )
}

/** A date of the form, `yyyy-MM-dd` inside. */
export function FormDate(props: Omit<Named<DateFieldProps>, 'onDate'>) {
  const { field } = useController({ name: props.name })
  return (
    <DateField
      {...props}
      {...field}
      value={String(field.value ?? '')}
      onDate={field.onChange}
      error={useFieldError(props.name)}
    />
  )
}

/** A one-time code of the form. Where it can't be typed any more, nothing asks to check it. */
export function FormCode(props: Omit<Named<CodeInputProps>, 'onCode'>) {
  const { field } = useController({ name: props.name })
  const error = useFieldError(props.name)
  return (
    <CodeInput
      {...props}
      {...field}
      value={String(field.value ?? '')}
      onCode={field.onChange}
      error={props.disabled ? undefined : error}
    />
  )
}

/** An amount of the form, as typed. */
export function FormAmount(props: Named<AmountFieldProps>) {
  const { register } = useFormContext()
  return <AmountField {...props} {...register(props.name)} error={useFieldError(props.name)} />
}

/** Two fields beside each other where there is room. */
export function FieldPair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}

/** A tick that sets and clears the ticks of `names` together; it is ticked when all of them are, and no field of its own. */
export function FormCheckAll({ names, ...props }: Omit<CheckboxProps, 'name'> & { readonly names: readonly string[] }) {
  const { setValue } = useFormContext()
  const ticks: readonly unknown[] = useWatch({ name: [...names] })
  return (
    <Checkbox
      {...props}
      checked={ticks.every(Boolean)}
      onChange={({ target: { checked } }) => {
        for (const name of names) setValue(name, checked, { shouldValidate: checked, shouldDirty: true })
      }}
    />
  )
}

/** Keys that type an amount into the field `name`; each is the text and the words on the key. */
export function FormAmountKeys(props: {
  readonly name: string
  readonly label: string
  readonly keys: readonly { readonly text: string; readonly words: ReactNode }[]
}) {
  const { setValue } = useFormContext()
  return (
    <fieldset className={styles.keys} aria-label={props.label}>
      {props.keys.map(({ text, words }) => (
        <button
          key={text}
          type="button"
          className={chip}
          onClick={() => setValue(props.name, text, { shouldValidate: true, shouldDirty: true })}
        >
          {words}
        </button>
      ))}
    </fieldset>
  )
}

/** What belongs to one choice of another field, shown while that is chosen. */
export function FormWhen({
  name,
  is,
  children,
}: {
  readonly name: string
  readonly is: string
  readonly children: ReactNode
}) {
  const value: unknown = useWatch({ name })
  return value === is ? children : null
}
