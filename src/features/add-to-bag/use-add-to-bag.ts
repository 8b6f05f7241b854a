import { CallError } from '../../client/api.ts'
import { openCart, useAddToCart } from '../../client/cart.ts'
import { useRefreshProduct } from '../../client/product.ts'
import { goToLogin, readToken } from '../../client/session.ts'
import { prepareToasts, toast } from '../../client/toast.ts'
import { messages } from '../../shared/messages.ts'

/**
 * Puts one piece into the bag of the signed-in person: toast, then the cart drawer; a visitor is sent to sign in
 * (T4, X4). `busy` is the loading flag of this one product (T5).
 */
export function useAddToBag(path: string) {
  const { mutate, isPending } = useAddToCart()
  const refreshProduct = useRefreshProduct()
  const add = (productVariantId: string, onAdded?: () => void) => {
    if (readToken() === null) return goToLogin()
    if (isPending) return
    prepareToasts()
    mutate(productVariantId, {
      onSuccess: () => {
        onAdded?.()
        openCart()
        toast.success(messages['cart.added'])
      },
      onError: sayWhy,
      onSettled: () => refreshProduct(path),
    })
  }
  return { add, busy: isPending }
}

/** What the shop refused (out of stock, only two left) helps; what went wrong inside it does not. */
function sayWhy(error: Error): void {
  if (!(error instanceof CallError) || error.status >= 500) toast.error(messages['cart.failed'])
  else if (error.status === 401) goToLogin()
  else toast.error(messages['cart.failed'], error.message)
}
