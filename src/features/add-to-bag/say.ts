import { CallError } from '../../client/api.ts'
import { goToLogin } from '../../client/session.ts'
import { toast } from '../../client/toast.ts'
import { messages } from '../../shared/messages.ts'

export function sayAdded(): void {
  void toast.success(messages['cart.added'])
}

/** What the shop refused (out of stock, only two left) helps; what went wrong inside it does not. */
export function sayWhy(error: unknown): void {
  if (!(error instanceof CallError) || error.status >= 500) void toast.error(messages['cart.failed'])
  else if (error.status === 401) goToLogin()
  else void toast.error(messages['cart.failed'], error.message)
}
