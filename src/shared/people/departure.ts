import * as z from 'zod/mini'
import { messages } from '../messages.ts'
import { atMost } from '../rules.ts'

/** What deletes an account: whoever found somebody signed in does not have it. */
export const departureBody = z.object({
  currentPassword: z
    .string(messages['signup.password'])
    .check(z.minLength(1, messages['signup.password']), atMost(128)),
})

export const departure = z.object({
  /** ISO 8601; null while nothing was asked. */
  due: z.nullable(z.string()),
  /** Whoever owns or serves the site is not deleted this way. */
  isMember: z.boolean(),
})

export type Departure = z.output<typeof departure>
