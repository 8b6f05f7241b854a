import { call } from '../../client/call.ts'
import type { FormTexts } from '../../features/writing/form-texts.ts'
import { useWriting } from '../../features/writing/use-writing.ts'
import { WritingForm } from '../../features/writing/writing-form.tsx'
import { sendContact } from '../../server/modules/content/inbox/inbox.contract.ts'
import { contactBody } from '../../shared/content/forms/contact.ts'

const names = ['customerName', 'customerContact', 'customerEmail', 'message', 'website'] as const

/** Writes to the owner of the site (S40, V13, X9). */
export default function ContactForm({ texts }: { texts: FormTexts }) {
  const form = useWriting({ schema: contactBody, names, call: (body) => call(sendContact, { body }) })
  return <WritingForm form={form} texts={texts} messageRequired />
}
