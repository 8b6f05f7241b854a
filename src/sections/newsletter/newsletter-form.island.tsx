import { useState } from 'react'
import * as z from 'zod/mini'
import { useCheckedForm } from '../../client/form.ts'
import { subscribe, subscribeFault } from '../../client/newsletter.ts'
import { type Outcome, OutcomeLine } from '../../features/newsletter/outcome.tsx'
import { subscriberEmail } from '../../features/newsletter/subscriber-email.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass, Field } from '../../ui/field.tsx'

const subscription = z.object({ email: subscriberEmail })

type Props = { label: string; placeholder: string; submitText: string; note: string }

/** The newsletter's form: one e-mail address (V1, X2). */
export default function NewsletterForm({ label, placeholder, submitText, note }: Props) {
  const [outcome, setOutcome] = useState<Outcome>()
  const { field, submit, busy, fault, setValue } = useCheckedForm({
    schema: subscription,
    send: async (checked) => {
      setOutcome(undefined)
      try {
        setOutcome({ good: true, text: await subscribe(checked.email) })
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
      <OutcomeLine outcome={fault ? { good: false, text: fault } : outcome} />
    </form>
  )
}
