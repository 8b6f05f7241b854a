import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CallError, saidOr } from '../../client/api.ts'
import {
  type Answers,
  checkAnswers,
  type FormField,
  fieldsAsked,
  ofField,
  type ShownForm,
  stepsOf,
} from '../../shared/content/forms/form-answers.ts'
import { trapName } from '../../shared/content/forms/trap.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Trap } from '../../ui/trap.tsx'
import { answersIn, controlName } from './answers-in.ts'
import { Step } from './form-step.tsx'
import { type FormCalls, ownCalls } from './own-calls.ts'
import { OwnField } from './own-field.tsx'
import { type SentBefore, useFiles } from './use-files.ts'

export type { SentBefore }

export type Faults = Record<string, string | undefined>

/** State of sending; `failed` was not accepted. */
export type Sending = 'busy' | 'sent' | 'failed'

export type OwnFormProps = {
  form: ShownForm
  /** Where a browser without script sends it. */
  action: string
  /** Rejected answers of a submission without script. `faults` says why. */
  typed?: Answers
  faults?: Faults
  files?: SentBefore[]
}

type Props = OwnFormProps & {
  /** Shows all steps at once without a button: the caller has the buttons and receives the progress. */
  bare?: { ref: (form: HTMLFormElement | null) => void; onSending: (state: Sending) => void }
  calls?: FormCalls
}

/** Asks what an owner's form asks, each field while its condition is met, step by step, and sends it (B102). */
export function OwnForm({ form: { id, fields, texts }, action, typed = {}, bare, calls = ownCalls, ...before }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [answers, setAnswers] = useState(typed)
  const [faults, setFaults] = useState(before.faults ?? {})
  const [refusal, setRefusal] = useState<string>()
  const [state, setState] = useState<'open' | Sending>('open')
  const [reached, setReached] = useState(0)

  const files = useFiles(id, calls, before.files)
  // Includes hidden fields, so that the site deletes their files.
  const whole = (typed: Answers): Answers => ({ ...typed, ...files.claims(fields) })
  const asked = fieldsAsked(fields, whole(answers))
  const steps = stepsOf(asked)
  const at = Math.min(reached, steps.length - 1)
  const isLast = at === steps.length - 1

  // Takes over answers typed before hydration.
  useEffect(() => {
    if (form.current) setAnswers(answersIn(new FormData(form.current)))
  }, [])

  const become = (next: Sending) => {
    setState(next)
    bare?.onSending(next)
  }

  const waiting = t('Wait until every file is uploaded, or remove it.')
  const faultsIn = (given: Answers): Faults => {
    const open = fieldsAsked(fields, given).filter(({ key, type }) => type === 'file' && files.isOpen(key))
    return { ...checkAnswers(fields, given).faults, ...Object.fromEntries(open.map(({ key }) => [key, waiting])) }
  }

  /** @returns whether there are none */
  const show = (found: Faults): boolean => {
    const first = asked.find(({ key }) => ofField(found, key) !== undefined)
    flushSync(() => {
      setFaults(found)
      if (first) setReached(steps.findIndex(({ fields }) => fields.includes(first)))
    })
    if (first) focusOn(form.current, first)
    return !first
  }

  const faultOf = ({ key }: FormField) => {
    const fault = ofField(faults, key)
    return fault === waiting && !files.isOpen(key) ? undefined : fault
  }

  const goTo = (step: number) => {
    flushSync(() => setReached(step))
    form.current?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus()
  }

  const goOn = () => {
    const of = steps[at]?.fields ?? []
    const found = faultsIn(whole(answers))
    const here = Object.fromEntries(Object.entries(found).filter(([key]) => of.some((field) => field.key === key)))
    if (show(here)) goTo(at + 1)
  }

  const send = async (element: HTMLFormElement) => {
    const given = whole(answersIn(new FormData(element)))
    setRefusal(undefined)
    if (!show(faultsIn(given))) return
    become('busy')
    try {
      const website = String(new FormData(element).get(trapName) ?? '')
      await calls.answer(id, { answers: given, website })
      become('sent')
    } catch (error) {
      const found = refusedFields(error, fields)
      become('failed')
      if (Object.keys(found).length > 0) show(found)
      else setRefusal(saidOr(error, texts.error))
    }
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    if (!isLast && !bare) return goOn()
    sending.current = true
    await send(event.currentTarget).finally(() => {
      sending.current = false
    })
  }

  const edited = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    setAnswers(answersIn(new FormData(currentTarget)))
    const name = 'name' in target ? target.name : undefined
    const key = fields.find((field) => controlName(field.key) === name)?.key
    if (key) setFaults((before) => ({ ...before, [key]: undefined }))
  }

  const reset = () => {
    files.empty()
    setFaults({})
    setRefusal(undefined)
    setState('open')
    setReached(0)
    // The controls are emptied right after this event.
    setTimeout(() => form.current && setAnswers(answersIn(new FormData(form.current))))
  }

  if (state === 'sent' && !bare) return <Notice kind="good">{texts.success}</Notice>
  const shown = (index: number) => Boolean(bare) || index === at
  return (
    <form
      ref={(element) => {
        form.current = element
        bare?.ref(element)
      }}
      method="post"
      action={action}
      encType={fields.some(({ type }) => type === 'file') ? 'multipart/form-data' : undefined}
      noValidate
      onSubmit={submit}
      onReset={reset}
      onChange={edited}
      className="relative grid gap-6"
    >
      {steps.map((step, index) => (
        <Step key={step.key} step={step} index={index} of={steps.length} shown={shown(index)}>
          {step.fields.map((field) => (
            <OwnField
              key={field.key}
              field={field}
              name={controlName(field.key)}
              typed={ofField(typed, field.key)}
              error={faultOf(field)}
              files={files}
              onFault={(text) => setFaults((before) => ({ ...before, [field.key]: text }))}
            />
          ))}
        </Step>
      ))}
      <Trap name="website" ref={() => undefined} />
      <input type="hidden" name="asked" value={asked.map(({ key }) => key).join(' ')} />
      {refusal && !bare && <Notice kind="danger">{refusal}</Notice>}
      {bare ? (
        <div className="without-script">
          <Button type="submit">{texts.submit}</Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          {at > 0 && (
            <Button look="secondary" onClick={() => goTo(at - 1)}>
              {t('Back')}
            </Button>
          )}
          {!isLast && (
            <div className="needs-script max-sm:grow">
              <Button type="submit" className="w-full">
                {t('Next')}
              </Button>
            </div>
          )}
          <div className={`max-sm:grow ${isLast ? '' : 'without-script'}`}>
            <Button type="submit" busy={state === 'busy'} className="w-full">
              {texts.submit}
            </Button>
          </div>
        </div>
      )}
    </form>
  )
}

function focusOn(form: HTMLFormElement | null, { key }: FormField): void {
  const named = `[name="${controlName(key)}"]`
  // Files that are there already have a box each, which script hides.
  const control = form?.querySelector<HTMLElement>(`[type="file"]${named}`) ?? form?.querySelector<HTMLElement>(named)
  control?.focus()
}

function refusedFields(error: unknown, fields: FormField[]): Faults {
  if (!(error instanceof CallError)) return {}
  return Object.fromEntries(
    fields.flatMap(({ key }) => {
      const text = error.fieldText(controlName(key))
      return text === undefined ? [] : [[key, text]]
    }),
  )
}
