import { z } from 'zod'
import { messages } from '../../../../shared/messages.ts'
import { email } from '../../../../shared/rules.ts'

const address = z.string(messages['email.invalid']).pipe(email)

export const subscribeBody = z.object({ email: address, status: z.literal('SUBSCRIBED') })

export const unsubscribeBody = z.object({
  email: address,
  unsubscribeReason: z
    .string(messages['newsletter.reason'])
    .trim()
    .min(1, messages['newsletter.reason'])
    .max(1_000, 'Please enter up to 1,000 characters.'),
  status: z.literal('UNSUBSCRIBED'),
})

/** SPEC §7: both stand in the address as well, and are left blank where the form knows none. The body's address decides. */
export const unsubscribeQuery = z.object({ email: z.string().optional(), id: z.string().optional() })

export const subscriber = z.object({
  _id: z.string(),
  email: z.string(),
  status: z.enum(['SUBSCRIBED', 'UNSUBSCRIBED']),
  unsubscribeReason: z.string().nullable(),
})

export type Subscriber = z.output<typeof subscriber>
