import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { controlClass, Field } from '../../ui/field.tsx'
import { Trap } from '../../ui/trap.tsx'
import type { FormTexts } from './form-texts.ts'
import { PersonFields } from './person-fields.tsx'

type Name = 'customerName' | 'customerContact' | 'customerEmail' | 'message' | 'website'
type FieldProps = { name: string; ref: (control: HTMLInputElement | HTMLTextAreaElement | null) => void }
type Props = {
  form: {
    field: (name: Name) => FieldProps & { onChange: () => void; error: string | undefined }
    submit: (event: FormEvent) => void
    busy: boolean
  }
  texts: FormTexts
  messageRequired: boolean
  /** Fields between the sender's details and the message. */
  children?: ReactNode
}

/** Who writes, what about, and the message. */
export function WritingForm({ form: { field, submit, busy }, texts, messageRequired, children }: Props) {
  const { error, ...message } = field('message')
  return (
    <form method="post" noValidate onSubmit={submit} className="relative grid items-start gap-5 sm:grid-cols-2">
      <PersonFields field={field} texts={texts} />
      {children}
      <Field label={texts.messageLabel} error={error} required={messageRequired} className="sm:col-span-2">
        {(control) => <textarea {...message} {...control} rows={5} className={`${controlClass} py-3`} />}
      </Field>
      <Trap {...field('website')} />
      <Button type="submit" busy={busy} className="sm:col-span-2 sm:justify-self-start">
        {texts.submitText}
      </Button>
    </form>
  )
}
