import type { RefundStanding } from './provider.ts'

/** The answer of a provider's service to one call. */
export type Answer<T> =
  | { outcome: 'answered'; answer: T }
  | { outcome: 'refused'; description: string }
  | { outcome: 'unavailable' }

/** A refund about which the service gave no answer. */
export function unanswered(asked: Exclude<Answer<unknown>, { outcome: 'answered' }>): RefundStanding {
  return asked.outcome === 'refused' ? { outcome: 'refused', reason: asked.description } : asked
}
