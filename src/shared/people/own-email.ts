import * as z from 'zod/mini'
import { messages } from '../messages.ts'
import { atMost, email, trim } from '../rules.ts'
import { otp } from './sign-in-code.ts'

/** The address that a person signs in with. */
export const ownEmail = z.object({
  email: z.string(),
  /** It was shown that the address is theirs, and so is what signs them in. */
  isProven: z.boolean(),
  /** Who has a password gives it; who signs in by Google alone, or with an account, has proved lately who they are. */
  needsPassword: z.boolean(),
  /** They own or serve the site: the address is the one of their account, for all sites. */
  isMember: z.boolean(),
})

/** Has a code mailed to the address: the one that the person has, to prove it, or another, to have it in its place. */
export const ownEmailBody = z.object({
  email: z.pipe(z.string(messages['signup.email']).check(trim, z.minLength(1, messages['signup.email'])), email),
  password: z.optional(
    z.string(messages['signup.password']).check(z.minLength(1, messages['signup.password']), atMost(128)),
  ),
})

export const ownEmailCode = z.object({ otp })

export type OwnEmail = z.output<typeof ownEmail>
export type OwnEmailBody = z.output<typeof ownEmailBody>
