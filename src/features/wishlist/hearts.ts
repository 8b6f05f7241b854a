import { QueryObserver } from '@tanstack/react-query'
import { CallError } from '../../client/api.ts'
import { queryClient } from '../../client/queries.ts'
import { goToLogin, readToken } from '../../client/session.ts'
import { prepareToasts, toast } from '../../client/toast.ts'
import { keepWish, takeWish } from '../../client/wanted.ts'
import { sayWishFault } from '../../client/wish-fault.ts'
import { keep, toggle, type Wishlist, wishlistQuery } from '../../client/wishlist.ts'
import { t } from '../../shared/words.ts'

const hearts = () => document.querySelectorAll<HTMLButtonElement>('[data-heart]')

let known: Wishlist | undefined
let isWatching = false

/** Fills hearts of wishlist items, clears the others. A product's heart is filled while any variant is in the wishlist. */
export function mark(): void {
  watch()
  fill()
}

function fill(): void {
  const products = new Set(known?.data.map(({ productId }) => productId))
  for (const heart of hearts()) heart.setAttribute('aria-pressed', String(products.has(heart.dataset.heart ?? '')))
}

/** Loads the signed-in customer's wishlist once per page and keeps the hearts in sync. */
function watch(): void {
  if (isWatching) return
  isWatching = true
  const observer = new QueryObserver<Wishlist>(queryClient(), { ...wishlistQuery, enabled: readToken() !== null })
  const follow = (wishlist: Wishlist | undefined) => {
    known = readToken() === null ? undefined : wishlist
    fill()
  }
  observer.subscribe(({ data }) => follow(data))
  follow(observer.getCurrentResult().data)
  document.addEventListener('haat:session', () => {
    observer.setOptions({ ...wishlistQuery, enabled: readToken() !== null })
    follow(observer.getCurrentResult().data)
  })
}

/** A press adds the product or removes its variant (T2); a visitor signs in first, after which it is added. */
export async function press(heart: HTMLButtonElement): Promise<void> {
  watch()
  const kept = known?.data.find(({ productId }) => productId === heart.dataset.heart)
  const variantId = kept?.productVariantId ?? heart.dataset.variant ?? ''
  if (readToken() === null) return signInFirst(variantId)
  if (heart.ariaBusy === 'true') return
  heart.ariaBusy = 'true'
  prepareToasts()
  try {
    const isKept = await toggle(queryClient(), variantId)
    heart.setAttribute('aria-pressed', String(isKept))
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return signInFirst(variantId)
    sayWishFault(error)
  } finally {
    heart.ariaBusy = null
  }
}

function signInFirst(variantId: string): void {
  keepWish(variantId)
  goToLogin()
}

/** Adds the item wanted before sign-in, once. */
export async function keepWanted(): Promise<void> {
  const variantId = takeWish()
  if (variantId === undefined) return
  prepareToasts()
  try {
    await keep(queryClient(), variantId)
    void toast.success(t('It is in your wishlist.'))
  } catch (error) {
    sayWishFault(error)
  }
}
