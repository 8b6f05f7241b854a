import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { messages } from '../shared/messages.ts'
import { inOwnWords } from '../shared/own-words.ts'
import { CallError } from './api.ts'

type Options<In extends FieldValues, Out> = {
  schema: z.ZodType<Out, In>
  /** What the fields hold at first. Without it they keep what was typed before the form came alive. */
  values?: DefaultValues<In>
  /** Runs with checked values, once at a time. The form stays busy until it settles. */
  send: (values: Out) => Promise<unknown>
  /** Texts by field for a refusal that does not name its fields itself. */
  refused?: (error: CallError) => Partial<Record<Path<In>, string>>
  /** Stands above the form when a refusal holds no text. */
  unsaid?: string
}

/**
 * A form that is checked on submit; each error goes when its field is edited (V12). Refusals of the server are shown at
 * the field that they name, else above the form. Focus goes to the first faulty field.
 */
export function useCheckedForm<In extends FieldValues, Out>({
  schema,
  values,
  send,
  refused,
  unsaid,
}: Options<In, Out>) {
  const form = useForm<In, unknown, Out>({
    resolver: zodResolver(schema),
    defaultValues: values,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  })
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const sending = useRef(false)

  const field = <Name extends Path<In>>(name: Name) => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: form.getFieldState(name, form.formState).error?.message,
  })

  const show = (error: unknown) => {
    if (!(error instanceof CallError)) {
      setFault(messages['server.error'])
      throw error
    }
    const named = fieldTexts(error, Object.keys(form.getValues()), refused?.(error))
    for (const [index, [name, message]] of named.entries())
      form.setError(name as Path<In>, { message }, { shouldFocus: index === 0 })
    if (named.length === 0) setFault(error.isSaid ? error.message : (unsaid ?? error.message))
  }

  const submit = form.handleSubmit(
    async (checked) => {
      if (sending.current) return
      sending.current = true
      setBusy(true)
      setFault(undefined)
      try {
        await send(checked)
      } catch (error) {
        show(error)
      } finally {
        sending.current = false
        setBusy(false)
      }
    },
    () => setFault(undefined),
  )

  return {
    field,
    submit,
    busy,
    fault: fault && inOwnWords(fault),
    setValue: form.setValue,
    valueNow: form.getValues,
    clearErrors: form.clearErrors,
    focus: form.setFocus,
  }
}

function fieldTexts(error: CallError, known: string[], given: Record<string, unknown> = {}): [string, string][] {
  return known.flatMap((name) => {
    const text = given[name] ?? error.fieldText(name)
    return typeof text === 'string' ? [[name, text] as [string, string]] : []
  })
}
