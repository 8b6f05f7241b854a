import * as z from 'zod/mini'
import { otp } from '../../people/sign-in-code.ts'

/** A code was mailed. `token` goes with it: the code is of no use without. */
export const cashCode = z.object({
  email: z.string(),
  token: z.string(),
  /** Until a resend, s. */
  seconds: z.number(),
})

export const cashConfirmation = z.object({ token: z.string('Send the token.').check(z.maxLength(100)), otp })

export type CashCode = z.output<typeof cashCode>
export type CashConfirmation = z.output<typeof cashConfirmation>
