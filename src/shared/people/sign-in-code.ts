import * as z from 'zod/mini'
import { messages } from '../messages.ts'
import { trim } from '../rules.ts'

/** A one-time code has 6 digits (K7). */
export const otp = z.string(messages['otp.invalid']).check(trim, z.regex(/^\d{6}$/, messages['otp.invalid']))

/** Seconds until a code can be resent (T9, K7). */
export const resendAfter = 30
