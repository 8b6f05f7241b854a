const cartOpened = 'haat:cart-opened'
let opening = false

/** After a successful add the bag's drawer opens (S35), at once or as soon as the header's bag is hydrated. */
export function openCart(): void {
  opening = true
  document.dispatchEvent(new Event(cartOpened))
}

/** Runs when the drawer should open, also for an add before the listener was registered. */
export function onCartOpened(show: () => void): () => void {
  const run = () => {
    opening = false
    show()
  }
  document.addEventListener(cartOpened, run)
  if (opening) run()
  return () => document.removeEventListener(cartOpened, run)
}
