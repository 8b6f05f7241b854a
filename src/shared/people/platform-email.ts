import * as z from 'zod/mini'
import { atMost, trim } from '../rules.ts'

/** Letters, digits, dot, underscore and hyphen, a domain, and a suffix of 2 to 4 letters. */
const pattern = /^[a-z0-9._-]+@(?:[a-z0-9-]+\.)+[a-z]{2,4}$/

/** An email address by the platform's own rule, with the page's error text (V15). Sites have another rule (V1). */
export const platformEmail = (text: string) =>
  z.string(text).check(trim, z.toLowerCase(), atMost(254), z.regex(pattern, text))
