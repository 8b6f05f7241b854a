import { say } from '../shared/own-words.ts'
import { CallError } from './api.ts'
import { goToLogin } from './session.ts'
import { toast } from './toast.ts'

/** Says why the wishlist could not be changed: the error's own text, or 'invalid' where there is none (X5). */
export function sayWishFault(error: unknown): void {
  if (error instanceof CallError && error.status === 401) goToLogin()
  else void toast.error(error instanceof CallError && error.isSaid ? error.message : say('wishlist.failed'))
}
