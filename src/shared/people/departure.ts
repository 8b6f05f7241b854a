import * as z from 'zod/mini'
import { currentPassword } from './passwords.ts'

/**
 * Deleting an account requires the password, which a stranger at an open session does not have. Who has none has proved their
 * identity lately.
 */
export const departureBody = z.object({
  currentPassword: z.optional(currentPassword),
})

export const departure = z.object({
  /** ISO 8601; null if no deletion was requested. */
  due: z.nullable(z.string()),
  /** Owners and staff cannot delete their account this way. */
  isMember: z.boolean(),
  needsPassword: z.boolean(),
})

export type DepartureBody = z.output<typeof departureBody>
export type Departure = z.output<typeof departure>
