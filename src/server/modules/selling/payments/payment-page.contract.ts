import { z } from 'zod'

/** A page of an attempt, on the way to its provider or back. */
export const attemptPage = {
  access: 'visitor',
  group: 'Payment pages',
  isPage: true,
  params: z.object({ id: z.uuid() }),
  /** The total that the checkout showed, for the result page. */
  query: z.object({ shown: z.coerce.number().int().min(0).optional() }),
  reply: z.string(),
  limit: { name: 'payment-page', points: 60, seconds: 60, counts: 'reads' },
  refusals: ['payment.notFound'],
} as const

/** The total that the checkout showed, as the query of such a page. */
export function shownQuery(returnPath: string): string {
  const shown = new URLSearchParams(returnPath.split('?')[1]).get('shown')
  return shown === null ? '' : `?shown=${shown}`
}
