import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useCheckedForm } from '../../client/form.ts'
import { subscribe, subscribeFault } from '../../client/newsletter.ts'
import { messages } from '../../shared/messages.ts'
import { say } from '../../shared/own-words.ts'
import { email } from '../../shared/rules.ts'
import { siteNow } from '../../shared/site-now.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass, Field } from '../../ui/field.tsx'

/** On the events site nothing at all is told by a text of its own (V2). */
const notEmpty = z.refine<string>((text) => text !== '' || siteNow().rules !== 'events', {
  message: messages['signup.email'],
  abort: true,
})

const subscription = z.object({
  email: z.pipe(z.string().check(z.trim(), notEmpty), email),
})

const toConfirm = '\nPlease open the link in the email that we have sent to you.'

type Outcome = { good: boolean; text: string }

type Props = { label: string; placeholder: string; submitText: string; note: string }

/** The newsletter's form: one e-mail address (V1, X2). */
export default function NewsletterForm({ label, placeholder, submitText, note }: Props) {
  const [outcome, setOutcome] = useState<Outcome>()
  const { field, submit, busy, fault, setValue } = useCheckedForm({
    schema: subscription,
    send: async (checked) => {
      setOutcome(undefined)
      try {
        const { isPending } = await subscribe(checked.email)
        setOutcome({ good: true, text: say('newsletter.subscribed') + (isPending ? toConfirm : '') })
        setValue('email', '')
      } catch (error) {
        setOutcome({ good: false, text: subscribeFault(error) })
      }
    },
  })
  const { error, ...input } = field('email')

  return (
    <form method="post" noValidate onSubmit={submit} onInput={() => setOutcome(undefined)}>
      <Field label={label} hint={note} error={error}>
        {(control) => (
          <div className="flex flex-wrap gap-3">
            <input
              {...input}
              {...control}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              aria-required
              placeholder={placeholder}
              className={`${controlClass} min-w-[min(15rem,100%)] flex-1 basis-0`}
            />
            <Button type="submit" busy={busy} className="max-xs:w-full">
              {submitText}
            </Button>
          </div>
        )}
      </Field>
      <Said outcome={fault ? { good: false, text: fault } : outcome} />
    </form>
  )
}

/** Stands there from the start, empty, so that what appears in it is read out. */
function Said({ outcome }: { outcome: Outcome | undefined }) {
  const Mark = outcome?.good ? CircleCheck : CircleAlert
  return (
    <div role="status" aria-live="polite">
      {outcome && (
        <p className="mt-3 flex items-start gap-2 font-semibold leading-snug">
          <Mark className="mt-[0.1em] size-5 shrink-0" aria-hidden />
          <span className="min-w-0 whitespace-pre-line">{outcome.text}</span>
        </p>
      )}
    </div>
  )
}
