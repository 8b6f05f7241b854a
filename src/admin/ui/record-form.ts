import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { CallError } from '../../client/api.ts'
import { messages } from '../../shared/messages.ts'

type Options<In extends FieldValues, Out> = {
  schema: z.ZodType<Out, In>
  /** What is stored; given again after a save, it becomes what the form holds. */
  values: In
  /** Saves checked values and answers with what is stored then. */
  save: (values: Out) => Promise<In>
}

export type RecordForm<In extends FieldValues, Out> = {
  form: UseFormReturn<In, unknown, Out>
  submit: () => void
  /** Back to what is stored. */
  discard: () => void
  dirty: boolean
  busy: boolean
  /** A refusal that no field of the form is named by. */
  fault: string | undefined
}

/**
 * A form about one stored thing: checked by the schema that the route uses, errors at their fields however deep
 * (`variants.2.mrp`), saved as a whole. What was typed is never lost by a refusal.
 */
export function useRecordForm<In extends FieldValues, Out>({
  schema,
  values,
  save,
}: Options<In, Out>): RecordForm<In, Out> {
  const form = useForm<In, unknown, Out>({
    resolver: zodResolver(schema),
    // The library's type of a part of the values is not known to be met by all of them.
    defaultValues: values as DefaultValues<In>,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const saving = useRef(false)

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
    try {
      form.reset(await save(checked))
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

/** Whether the form holds such a field: `variants.2.mrp`. */
function isField<In extends FieldValues>(values: In, field: string): field is FieldPath<In> {
  let inner: unknown = values
  for (const name of field.split('.')) {
    if (typeof inner !== 'object' || inner === null || !(name in inner)) return false
    inner = Reflect.get(inner, name)
  }
  return true
}
