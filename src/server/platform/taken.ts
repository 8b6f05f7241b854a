import type { RefusalCode } from '../../shared/api/refusals.ts'
import { refusal } from './refusal.ts'

const uniqueViolation = '23505'
const foreignKeyViolation = '23503'

/**
 * Runs a change that may violate a unique constraint, and turns the violation into a refusal. The surrounding transaction can
 * only be rolled back then.
 */
export function refuseTaken<T>(change: PromiseLike<T>, code: RefusalCode, details: Details): Promise<T> {
  return refuse(change, uniqueViolation, code, details)
}

/** Like `refuseTaken`, of a change that may refer to rows that are gone. */
export function refuseMissing<T>(change: PromiseLike<T>, code: RefusalCode, details: Details): Promise<T> {
  return refuse(change, foreignKeyViolation, code, details)
}

/** Whether a change violated a unique constraint, such as one of two that stored the same thing at once. */
export const isTaken = (error: unknown): boolean => violates(error, uniqueViolation)

type Details = Parameters<typeof refusal>[1]

async function refuse<T>(change: PromiseLike<T>, violation: string, code: RefusalCode, details: Details): Promise<T> {
  try {
    return await change
  } catch (error) {
    throw violates(error, violation) ? refusal(code, details) : error
  }
}

function violates(error: unknown, violation: string): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === violation) || violates(error.cause, violation)
}
