import * as z from 'zod/mini'
import { messages } from '../../shared/messages.ts'
import { email, trim } from '../../shared/rules.ts'
import { siteNow } from '../../shared/site-now.ts'

/** On the events site an empty value has its own message (V2). */
const notEmpty = z.refine<string>((text) => text !== '' || siteNow().rules !== 'events', {
  message: messages['signup.email'],
  abort: true,
})

/** The address in a form of the newsletter (V1, V2). */
export const subscriberEmail = z.pipe(z.string().check(trim, notEmpty), email)
