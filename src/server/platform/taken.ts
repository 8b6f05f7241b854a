import type { RefusalCode } from '../../shared/api/refusals.ts'
import { refusal } from './refusal.ts'

const uniqueViolation = '23505'

/**
 * Runs a change that may violate a unique constraint, and turns the violation into a refusal. The surrounding transaction can
 * only be rolled back then.
 */
export async function refuseTaken<T>(
  change: PromiseLike<T>,
  code: RefusalCode,
  details: Parameters<typeof refusal>[1],
): Promise<T> {
  try {
    return await change
  } catch (error) {
    throw isTaken(error) ? refusal(code, details) : error
  }
}

function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === uniqueViolation) || isTaken(error.cause)
}
