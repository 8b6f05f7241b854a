import {
  subscribe as subscribeCall,
  unsubscribe as unsubscribeCall,
} from '../server/modules/content/newsletter/newsletter.contract.ts'
import { messages } from '../shared/messages.ts'
import { inOwnWords, say } from '../shared/own-words.ts'
import { t } from '../shared/words.ts'
import { CallError } from './api.ts'
import { call } from './call.ts'

const toConfirm = 'Open the link in the email that we sent you.'
const leftByPage =
  'You need do nothing else. If the address was subscribed, we have sent it an email with a link to subscribe again.'

/**
 * Subscribes the address to the site's newsletter (C15).
 * @returns what to say of it: it may have to be confirmed by the link in a mail (B16)
 * @throws CallError
 */
export async function subscribe(email: string): Promise<string> {
  const { data } = await call(subscribeCall, { body: { email, status: 'SUBSCRIBED' } })
  return say('newsletter.subscribed') + (data.status === 'PENDING' ? `\n${t(toConfirm)}` : '')
}

/**
 * Takes the address off the newsletter (C16).
 * @param id of the link in a mail; without it a subscribed address is mailed a link that undoes this (B16)
 * @returns what to say of it
 * @throws CallError
 */
export async function unsubscribe(email: string, unsubscribeReason: string, id: string): Promise<string> {
  await call(unsubscribeCall, { query: { email, id }, body: { email, unsubscribeReason, status: 'UNSUBSCRIBED' } })
  return say('newsletter.unsubscribed') + (id ? '' : `\n${t(leftByPage)}`)
}

/** Text for a refused `subscribe` (X2). Rethrows anything but a refusal. */
export function subscribeFault(error: unknown): string {
  if (!(error instanceof CallError)) throw error
  if (error.msg === messages['email.notUnique']) return say('newsletter.duplicate')
  return `${say('newsletter.subscribeFailed').trimEnd()} ${inOwnWords(error.message)}`
}

/** Text for a refused `unsubscribe` (X2). Rethrows anything but a refusal. */
export function unsubscribeFault(error: unknown): string {
  if (!(error instanceof CallError)) throw error
  return `${say('newsletter.unsubscribeFailed').trimEnd()} ${inOwnWords(error.message)}`
}
