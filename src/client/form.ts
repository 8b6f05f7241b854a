import { type FormEvent, useRef, useState } from 'react'
import type { z } from 'zod'
import { messages } from '../shared/messages.ts'
import { inOwnWords } from '../shared/own-words.ts'
import { CallError } from './api.ts'
import { useControls } from './controls.ts'

type NameOf<In> = keyof In & string
type Texts<In> = { [Name in NameOf<In>]?: string }

type Options<In, Out> = {
  schema: z.core.$ZodType<Out, In>
  /** Initial values. Without them fields keep what was typed before hydration. */
  values?: Partial<In>
  /** Runs with checked values, once at a time. The form stays busy until it settles. */
  send: (values: Out) => Promise<unknown>
  /** Texts by field for a refusal that does not name its fields itself. */
  refused?: (error: CallError) => Texts<In>
  /** Stands above the form when a refusal holds no text. */
  unsaid?: string
}

/**
 * A form of single fields, whose values the page itself holds until they are checked on submit; each error goes when its
 * field is edited (V12). Refusals of the server are shown at the field that they name, else above the form. Focus goes to
 * the first faulty field.
 */
export function useCheckedForm<In extends object, Out>({ schema, values, send, refused, unsaid }: Options<In, Out>) {
  const controls = useControls<NameOf<In>>(values)
  const [errors, setErrors] = useState<Texts<In>>({})
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const sending = useRef(false)

  const clearErrors = (name?: NameOf<In>) => setErrors((before) => (name ? { ...before, [name]: undefined } : {}))

  /** @returns whether there was a field to show one of them at */
  const showErrors = (text: (name: NameOf<In>) => string | undefined): boolean => {
    const faulty = controls.names().filter((name) => text(name) !== undefined)
    setErrors(Object.fromEntries(faulty.map((name) => [name, text(name)])) as Texts<In>)
    controls.focus(faulty)
    return faulty.length > 0
  }

  const showIssues = (issues: Issues) => {
    const isShown = showErrors((name) => issues.find((issue) => fieldOf(issue) === name)?.message)
    if (!isShown) setFault(issues[0]?.message)
  }

  const showRefusal = (error: unknown) => {
    if (!(error instanceof CallError)) {
      setFault(messages['server.error'])
      throw error
    }
    const texts = refused?.(error)
    const isShown = showErrors((name) => texts?.[name] ?? error.fieldText(name))
    if (!isShown) setFault(error.isSaid ? error.message : (unsaid ?? error.message))
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    setFault(undefined)
    try {
      const checked = await schema['~standard'].validate({ ...values, ...controls.read() })
      if (checked.issues) return showIssues(checked.issues)
      setErrors({})
      setBusy(true)
      await send(checked.value)
    } catch (error) {
      showRefusal(error)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  const field = (name: NameOf<In>) => ({
    name,
    ref: controls.register,
    onChange: () => clearErrors(name),
    error: errors[name],
  })

  return {
    field,
    submit,
    busy,
    fault: fault && inOwnWords(fault),
    setValue: controls.write,
    textOf: controls.textOf,
    offer: controls.offer,
    clearErrors,
    focus: controls.focus,
  }
}

type Issues = readonly { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] }[]

function fieldOf({ path: [at] = [] }: Issues[number]): PropertyKey | undefined {
  return typeof at === 'object' ? at.key : at
}
