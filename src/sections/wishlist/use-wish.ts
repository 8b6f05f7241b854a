import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '../../client/api.ts'
import { putIntoCart } from '../../client/cart.ts'
import { goToLogin } from '../../client/session.ts'
import { prepareToasts, toast } from '../../client/toast.ts'
import { keep, remove as removeFromList } from '../../client/wishlist.ts'
import { messages } from '../../shared/messages.ts'
import { say } from '../../shared/own-words.ts'
import type { WishlistItem } from '../../shared/selling/wishlist.ts'
import { t } from '../../shared/words.ts'

/** Actions of one wishlist item. It leaves the list only once it is in the bag. */
export function useWish(item: WishlistItem) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    prepareToasts()
    try {
      await work()
    } catch (error) {
      sayWhy(error)
    } finally {
      setBusy(false)
    }
  }
  const moveToBag = () =>
    run(async () => {
      await putIntoCart(queries, { productVariantId: item.productVariantId, quantity: 1 })
      void toast.success(messages['cart.added'])
      await removeFromList(queries, item)
    })
  const remove = () =>
    run(async () => {
      await removeFromList(queries, item)
      void toast.undoable(t('{name} is no longer in your wishlist.', { name: item.name }), () => {
        keep(queries, item.productVariantId).catch(sayWhy)
      })
    })
  return { moveToBag: () => void moveToBag(), remove: () => void remove(), busy }
}

/** The error's own text, or 'invalid' where there is none (X5). */
function sayWhy(error: unknown): void {
  if (error instanceof CallError && error.status === 401) goToLogin()
  else void toast.error(error instanceof CallError && error.isSaid ? error.message : say('wishlist.failed'))
}
