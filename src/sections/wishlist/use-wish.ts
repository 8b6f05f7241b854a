import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { putIntoCart } from '../../client/cart.ts'
import { openCart } from '../../client/cart-opened.ts'
import { prepareToasts, toast } from '../../client/toast.ts'
import { sayWishFault } from '../../client/wish-fault.ts'
import { keep, remove as removeFromList } from '../../client/wishlist.ts'
import { sayAdded, sayWhy } from '../../features/add-to-bag/say.ts'
import type { WishlistItem } from '../../shared/selling/bag/wishlist.ts'
import { t } from '../../shared/words.ts'

/** Actions of one wishlist item. It leaves the list only once it is in the bag. */
export function useWish(item: WishlistItem) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>, failed = sayWishFault) => {
    if (busy) return
    setBusy(true)
    prepareToasts()
    try {
      await work()
    } catch (error) {
      failed(error)
    } finally {
      setBusy(false)
    }
  }
  const moveToBag = () =>
    run(async () => {
      const answer = await putIntoCart(queries, { productVariantId: item.productVariantId, quantity: 1 })
      openCart()
      sayAdded(answer)
      await removeFromList(queries, item).catch(sayWishFault)
    }, sayWhy)
  const remove = () =>
    run(async () => {
      await removeFromList(queries, item)
      void toast.undoable(t('{name} is no longer in your wishlist.', { name: item.name }), () => {
        keep(queries, item.productVariantId).catch(sayWishFault)
      })
    })
  return { moveToBag: () => void moveToBag(), remove: () => void remove(), busy }
}
