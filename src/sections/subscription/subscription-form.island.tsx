import { type FormEvent, type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { useAddressBar } from '../../client/address-bar.ts'
import { useCheckedForm } from '../../client/form.ts'
import { subscribe, subscribeFault, unsubscribe, unsubscribeFault } from '../../client/newsletter.ts'
import { type Outcome, OutcomeLine } from '../../features/newsletter/outcome.tsx'
import { subscriberEmail } from '../../features/newsletter/subscriber-email.ts'
import { messages } from '../../shared/messages.ts'
import { trim } from '../../shared/rules.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass, Field } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Toggle } from '../../ui/toggle.tsx'

type Texts = { subscribeText: string; unsubscribeText: string; reasonLabel: string }
type Props = { texts: Texts /** In the gallery and the builder: no call is made. */; isPreview: boolean }
type Act = 'join' | 'leave'

const joining = z.object({ email: subscriberEmail })
const leaving = z.object({
  email: subscriberEmail,
  reason: z
    .string()
    .check(trim, z.minLength(1, messages['newsletter.reason']), z.maxLength(1_000, 'Enter up to 1,000 characters.')),
})

/**
 * Two forms, one at a time: to subscribe, and to unsubscribe with a reason (S39). The page's address may hold the `email` and the `id`
 * of a mail's link; with an id the visitor came to unsubscribe.
 */
export default function SubscriptionForm({ texts, isPreview }: Props) {
  const address = useAddressBar()
  const given = (name: string) => (isPreview ? '' : (address?.searchParams.get(name)?.trim() ?? ''))
  const link = { email: given('email'), id: given('id') }
  const [chosen, setChosen] = useState<Act>()
  const act = chosen ?? (link.id ? 'leave' : 'join')
  const key = `${link.email} ${link.id}`
  return (
    <div inert={isPreview}>
      <Toggle
        key={key}
        label={t('What would you like to do?')}
        name="subscription"
        choices={[
          { value: 'join', text: texts.subscribeText },
          { value: 'leave', text: texts.unsubscribeText },
        ]}
        chosen={act}
        onChoose={(value) => setChosen(value === 'leave' ? 'leave' : 'join')}
        className="mb-6"
      />
      {act === 'join' ? (
        <Join key={`join ${key}`} email={link.email} button={texts.subscribeText} />
      ) : (
        <Leave key={`leave ${key}`} link={link} button={texts.unsubscribeText} label={texts.reasonLabel} />
      )}
    </div>
  )
}

function Join({ email, button }: { email: string; button: string }) {
  const [outcome, setOutcome] = useState<Outcome>()
  const { field, submit, busy, fault, setValue } = useCheckedForm({
    schema: joining,
    ...(email ? { values: { email } } : {}),
    send: async ({ email }) => {
      const said = await outcomeOf(() => subscribe(email), subscribeFault)
      setOutcome(said)
      if (said.good) setValue('email', '')
    },
  })
  return (
    <Form {...{ submit, busy, button }} outcome={fault ? { good: false, text: fault } : outcome} onEdit={setOutcome}>
      <EmailOfSubscriber {...field('email')} />
    </Form>
  )
}

type Leaving = { link: { email: string; id: string }; button: string; label: string }

function Leave({ link, button, label }: Leaving) {
  const [outcome, setOutcome] = useState<Outcome>()
  const { field, submit, busy, fault, setValue } = useCheckedForm({
    schema: leaving,
    ...(link.email ? { values: { email: link.email } } : {}),
    send: async ({ email, reason }) => {
      // The link's id belongs to one address. Any other address is mailed a link of its own.
      const id = email === link.email ? link.id : ''
      const said = await outcomeOf(() => unsubscribe(email, reason, id), unsubscribeFault)
      setOutcome(said)
      if (said.good) setValue('reason', '')
    },
  })
  const { error, ...input } = field('reason')
  return (
    <Form {...{ submit, busy, button }} outcome={fault ? { good: false, text: fault } : outcome} onEdit={setOutcome}>
      <EmailOfSubscriber {...field('email')} />
      <Field label={label} error={error} required>
        {(control) => <textarea {...input} {...control} rows={4} className={`${controlClass} py-3`} />}
      </Field>
    </Form>
  )
}

function EmailOfSubscriber(field: object) {
  return (
    <TextField
      label={t('Email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...field}
    />
  )
}

type FormProps = {
  submit: (event: FormEvent) => void
  busy: boolean
  button: string
  outcome: Outcome | undefined
  onEdit: (outcome: undefined) => void
  children: ReactNode
}

function Form({ submit, busy, button, outcome, onEdit, children }: FormProps) {
  return (
    <form method="post" noValidate onSubmit={submit} onInput={() => onEdit(undefined)} className="grid gap-5">
      {children}
      <Button type="submit" busy={busy} className="w-full">
        {button}
      </Button>
      <OutcomeLine outcome={outcome} />
    </form>
  )
}

async function outcomeOf(act: () => Promise<string>, faultOf: (error: unknown) => string): Promise<Outcome> {
  try {
    return { good: true, text: await act() }
  } catch (error) {
    return { good: false, text: faultOf(error) }
  }
}
