import * as z from 'zod/mini'
import { messages } from '../messages.ts'
import { trim } from '../rules.ts'

/** A one-time code has 6 digits (K7). */
export const otp = z.string(messages['otp.invalid']).check(trim, z.regex(/^\d{6}$/, messages['otp.invalid']))

/** A code can be sent again after so many seconds (T9, K7). */
export const resendAfter = 30
