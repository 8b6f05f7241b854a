import { messages } from '../shared/messages.ts'
import { CallError, call } from './api.ts'

/** Subscribes the address to the site's newsletter (C15). @throws CallError */
export async function subscribe(email: string): Promise<void> {
  await call('/admin/public/newsletter', { body: { email, status: 'SUBSCRIBED' } })
}

/** What to say when `subscribe` was refused (X2). Anything but a refusal is thrown on. */
export function subscribeFault(error: unknown): string {
  if (!(error instanceof CallError)) throw error
  if (error.message === messages['email.notUnique']) return messages['newsletter.duplicate']
  return messages['newsletter.subscribeFailed'] + error.message
}
