import { subscribe as subscribeCall } from '../server/modules/content/newsletter/newsletter.contract.ts'
import { messages } from '../shared/messages.ts'
import { inOwnWords, say } from '../shared/own-words.ts'
import { CallError } from './api.ts'
import { call } from './call.ts'

/**
 * Subscribes the address to the site's newsletter (C15).
 * @returns whether it has yet to be confirmed by the link in a mail (B16)
 * @throws CallError
 */
export async function subscribe(email: string): Promise<{ isPending: boolean }> {
  const { data } = await call(subscribeCall, { body: { email, status: 'SUBSCRIBED' } })
  return { isPending: data.status === 'PENDING' }
}

/** What to say when `subscribe` was refused (X2). Anything but a refusal is thrown on. */
export function subscribeFault(error: unknown): string {
  if (!(error instanceof CallError)) throw error
  if (error.message === messages['email.notUnique']) return say('newsletter.duplicate')
  return `${say('newsletter.subscribeFailed').trimEnd()} ${inOwnWords(error.message)}`
}
