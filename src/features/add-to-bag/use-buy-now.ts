import { mayFillBag } from '../../client/bag.ts'
import { useAddToCart } from '../../client/cart.ts'
import { leaveTo } from '../../client/leave.ts'
import { goToLogin } from '../../client/session.ts'
import { prepareToasts } from '../../client/toast.ts'
import { keepWanted, type Wanted } from '../../client/wanted.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { isSignedOut, sayWhy } from './say.ts'

const checkoutPath = '/checkout'

/** Whether the checkout page is open, which shows the bag itself. */
export const isAtCheckout = () => location.pathname === inLanguage(checkoutPath)

/** Adds an item and goes to the checkout; a visitor signs in first, unless the shop takes guests. */
export function useBuyNow() {
  const { mutate, isPending, isSuccess } = useAddToCart()
  const buy = (wanted: Wanted) => {
    const signInFirst = () => {
      keepWanted(wanted, inLanguage(checkoutPath))
      goToLogin(checkoutPath)
    }
    if (!mayFillBag()) return signInFirst()
    if (isPending) return
    prepareToasts()
    mutate(wanted, {
      onSuccess: () => leaveTo(checkoutPath),
      onError: (error) => (isSignedOut(error) ? signInFirst() : sayWhy(error)),
    })
  }
  // It stays busy while the next page is on its way.
  return { buy, busy: isPending || isSuccess }
}
