import { CallError } from '../../client/api.ts'
import { goToLogin } from '../../client/session.ts'
import { toast } from '../../client/toast.ts'
import { messages } from '../../shared/messages.ts'
import { siteNow } from '../../shared/site-now.ts'

/** @param answer of the call, which the events site logs (X4) */
export function sayAdded(answer: unknown): void {
  if (siteNow().rules === 'events') console.info('Added to the cart:', answer)
  void toast.success(messages['cart.added'])
}

/** Shows a refusal's own text (out of stock, only two left); server errors get a general one. */
export function sayWhy(error: unknown): void {
  // Only logged there (X4); the button is free again all the same (B5).
  if (siteNow().rules === 'events' && !isSignedOut(error)) console.warn('Nothing was added to the cart:', error)
  else if (!(error instanceof CallError) || error.status >= 500) void toast.error(messages['cart.failed'])
  else if (isSignedOut(error)) goToLogin()
  else void toast.error(messages['cart.failed'], error.message)
}

/** Whether the session was over when something was put into the bag. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.status === 401
}
