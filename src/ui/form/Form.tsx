import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import {
  FormProvider,
  useForm,
  useFormContext,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import { keepFocus } from '../keepFocus.ts'
import * as styles from './Form.css.ts'

/** Turns an error code of a schema or of the server into words. */
export type ErrorText = (code: string, field: string) => string

/**
 * Brings the first error to where it is seen, once it has the focus: a field that had it all along, above or below what is seen,
 * moves nothing by getting it.
 */
const showFocused = (): void => {
  setTimeout(() => document.activeElement?.scrollIntoView({ block: 'nearest' }))
}

const asItIs: ErrorText = (code) => code
const ErrorTextContext = createContext<ErrorText>(asItIs)

/** Where a form keeps what is typed and not sent yet; it says itself which fields, none of them secret. */
export interface FormDraft {
  readonly read: () => Readonly<Record<string, unknown>> | null
  readonly write: (values: object) => void
}

export interface FormProps<Schema extends GenericSchema<FieldValues>> {
  readonly schema: Schema
  readonly defaultValues: DefaultValues<InferInput<Schema>>
  /** What is stored now, where it may change under the open form: it takes the place of what was not touched here. */
  readonly stored?: InferInput<Schema> | undefined
  /** Gets values that passed the schema. */
  readonly onSubmit: (values: InferOutput<Schema>) => void
  /** Errors the server put on fields (APP-6), by field name; shown until the field is changed. */
  readonly serverErrors?: Readonly<Record<string, string>> | null
  readonly errorText?: ErrorText
  /** Tells each change of the values. */
  readonly onChange?: (values: Partial<InferInput<Schema>>) => void
  /** Brings back what was typed before a reload; it wins over the default values. */
  readonly draft?: FormDraft | undefined
  readonly label?: string
  /** For a button outside it that sends it. */
  readonly id?: string
  readonly children: ReactNode
}

/** A form that checks its schema on leaving a field and on submit, focuses the first error and keeps what was typed. */
export function Form<Schema extends GenericSchema<FieldValues>>(props: FormProps<Schema>) {
  const { schema, defaultValues, stored, onSubmit, serverErrors, errorText, onChange, draft, label, id, children } =
    props
  type Input = InferInput<Schema> & FieldValues
  const [kept] = useState(() => draft?.read())
  const form = useForm<Input, unknown, InferOutput<Schema> & FieldValues>({
    resolver: standardSchemaResolver(schema) as unknown as Resolver<Input, unknown, InferOutput<Schema> & FieldValues>,
    defaultValues: Object.assign({}, defaultValues, kept) as DefaultValues<Input>,
    ...(stored ? { values: stored, resetOptions: { keepDirtyValues: true } } : {}),
    mode: 'onBlur',
    reValidateMode: 'onChange',
    // By its own rule the first to have come up would get it, and a field that shows later comes up last.
    shouldFocusError: false,
  })
  const { setError, subscribe, getFieldState, getValues, setFocus, trigger } = form
  /** The first wrong field as it stands on the page gets the focus. */
  const focusWrong = (element: HTMLFormElement, errors: object): void => {
    const first = [...element.elements].find(
      (one) =>
        one instanceof HTMLElement &&
        'name' in one &&
        one.name !== '' &&
        getFieldState(one.name as Path<Input>).invalid,
    )
    const [otherwise] = Object.keys(errors)
    if (first instanceof HTMLElement) first.focus()
    else if (otherwise !== undefined) setFocus(otherwise as Path<Input>)
    showFocused()
  }
  useEffect(() => {
    for (const [at, [field, message]] of Object.entries(serverErrors ?? {}).entries())
      setError(field as Path<Input>, { type: 'server', message }, { shouldFocus: at === 0 })
    if (Object.keys(serverErrors ?? {}).length > 0) showFocused()
  }, [serverErrors, setError])
  // What was wrong by other rules is looked at again by these: or a field would be called wrong that is not any more.
  const judgedBy = useRef(schema)
  useEffect(() => {
    if (judgedBy.current === schema) return
    judgedBy.current = schema
    for (const name of Object.keys(getValues()) as Path<Input>[]) {
      const { error } = getFieldState(name)
      if (error !== undefined && error.type !== 'server') void trigger(name)
    }
  }, [schema, getValues, getFieldState, trigger])
  useEffect(() => {
    if (!onChange && !draft) return undefined
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        onChange?.(values)
        draft?.write(values)
      },
    })
  }, [onChange, draft, subscribe])
  const send = (values: InferOutput<Schema>): void => {
    // What is sent now counts as untouched, so that the answer stands over it, and only what is touched from here on is kept.
    if (stored) form.reset(form.getValues(), { keepErrors: true, keepIsSubmitted: true })
    onSubmit(values)
  }
  return (
    <FormProvider {...form}>
      <ErrorTextContext value={errorText ?? asItIs}>
        {/* The press is the button's own; the form only keeps the focus where it is meanwhile. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <form
          id={id}
          className={styles.form}
          noValidate
          aria-label={label}
          onMouseDown={keepFocus}
          onSubmit={(event) => {
            const element = event.currentTarget
            void form.handleSubmit(send, (errors) => focusWrong(element, errors))(event)
          }}
        >
          {children}
        </form>
      </ErrorTextContext>
    </FormProvider>
  )
}

/** The words of a field's error, or undefined while it has none. */
export function useFieldError(name: string): string | undefined {
  const { getFieldState, formState } = useFormContext()
  const text = useContext(ErrorTextContext)
  const { error } = getFieldState(name, formState)
  return error?.message ? text(error.message, name) : undefined
}
