import * as z from 'zod/mini'
import { messages } from '../messages.ts'
import { email, trim } from '../rules.ts'
import { currentPassword } from './passwords.ts'
import { otp } from './sign-in-code.ts'

/** The address a user signs in with. */
export const ownEmail = z.object({
  email: z.string(),
  /** Whether the address was confirmed by a code or link. */
  isProven: z.boolean(),
  /** True for users with a password of their own; others (Google, platform account) have proved their identity recently. */
  needsPassword: z.boolean(),
  /** Whether the user or account has a password. */
  hasPassword: z.boolean(),
  /** Owner or staff: the address is their account's, for all sites. */
  isMember: z.boolean(),
})

/** Mails a code to the address: the current one, to confirm it, or a new one, to replace it. */
export const ownEmailBody = z.object({
  email: z.pipe(z.string(messages['signup.email']).check(trim, z.minLength(1, messages['signup.email'])), email),
  password: z.optional(currentPassword),
})

export const ownEmailCode = z.object({ otp })

export type OwnEmail = z.output<typeof ownEmail>
export type OwnEmailBody = z.output<typeof ownEmailBody>
