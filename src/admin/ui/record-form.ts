import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { CallError } from '../../client/api.ts'
import { messages } from '../../shared/messages.ts'
import { focusFirstRefused } from './focus-refused.ts'
import { withLaterInput } from './later-input.ts'

type Options<In extends FieldValues, Out> = {
  schema: z.ZodType<Out, In>
  /** The stored values; a new object after a save resets the form to it. */
  values: In
  /** Saves validated values and returns the stored ones. */
  save: (values: Out) => Promise<In>
}

export type RecordForm<In extends FieldValues, Out> = {
  form: UseFormReturn<In, unknown, Out>
  submit: () => void
  /** Resets to the stored values. */
  discard: () => void
  dirty: boolean
  busy: boolean
  /** A refusal that names no field of the form. */
  fault: string | undefined
}

/**
 * A form for one stored record: validated by the route's schema, with errors at their fields at any depth
 * (`variants.2.mrp`), saved as a whole. Neither a refusal nor a save loses input: what is typed while a save is on its way
 * stays in the form, unsaved.
 */
export function useRecordForm<In extends FieldValues, Out>({
  schema,
  values,
  save,
}: Options<In, Out>): RecordForm<In, Out> {
  const form = useForm<In, unknown, Out>({
    resolver: zodResolver(schema),
    // TypeScript cannot show that `In` satisfies the library's `DefaultValues`.
    defaultValues: values as DefaultValues<In>,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The first field that was registered need not be the topmost one, and groups are not registered.
    shouldFocusError: false,
  })
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const saving = useRef(false)
  const keepFocus = useKeptFocus()
  const { submitCount, errors } = form.formState
  const isRefused = useRef(false)
  isRefused.current = Object.keys(errors).length > 0
  useEffect(() => {
    if (submitCount > 0 && isRefused.current) focusFirstRefused(topmost())
  }, [submitCount])

  const show = (error: unknown) => {
    if (!(error instanceof CallError)) {
      setFault(messages['server.error'])
      throw error
    }
    const values = form.getValues()
    const faults = error.fieldFaults().flatMap(({ field, text }) => (isField(values, field) ? [{ field, text }] : []))
    for (const [index, { field, text }] of faults.entries())
      form.setError(field, { type: 'refused', message: text }, { shouldFocus: index === 0 })
    if (faults.length === 0) setFault(error.message)
  }

  const submit = form.handleSubmit(async (checked) => {
    if (saving.current) return
    saving.current = true
    setBusy(true)
    setFault(undefined)
    const sent = structuredClone(form.getValues())
    try {
      const stored = await save(checked)
      const values = withLaterInput(stored, sent, form.getValues())
      keepFocus()
      form.reset(stored)
      if (values !== stored) form.reset(values, { keepDefaultValues: true })
    } catch (error) {
      show(error)
    } finally {
      saving.current = false
      setBusy(false)
    }
  })

  return {
    form,
    submit: () => void submit(),
    discard: () => {
      setFault(undefined)
      form.reset()
    },
    dirty: form.formState.isDirty,
    busy,
    fault,
  }
}

/**
 * List fields remount when the form is reset, and the focused one would lose its focus.
 * @returns what to call before the reset
 */
function useKeptFocus(): () => void {
  const [focused, setFocused] = useState<{ name: string }>()
  useEffect(() => {
    if (focused && document.activeElement === document.body) document.getElementsByName(focused.name)[0]?.focus()
  }, [focused])
  return () => {
    const name = document.activeElement?.getAttribute('name')
    if (name) setFocused({ name })
  }
}

/** The dialog that is open, else the page. */
const topmost = () => [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document

/** Whether the form has this field: `variants.2.mrp`. */
function isField<In extends FieldValues>(values: In, field: string): field is FieldPath<In> {
  let inner: unknown = values
  for (const name of field.split('.')) {
    if (typeof inner !== 'object' || inner === null || !(name in inner)) return false
    inner = Reflect.get(inner, name)
  }
  return true
}
