import { useCart } from '../../client/cart.ts'
import { showOverPage } from '../../client/over-page.tsx'
import { piecesOf } from '../../shared/selling/bag/bag.ts'
import { CartDrawer } from './cart-drawer.tsx'

/** Shows the bag over a page whose header has none. */
export function showDrawer(): void {
  showOverPage((close) => <OwnDrawer onClose={close} />)
}

function OwnDrawer({ onClose }: { onClose: () => void }) {
  const { data: cart } = useCart()
  return <CartDrawer currency={cart?.amounts.currency ?? ''} pieces={cart ? piecesOf(cart) : 0} onClose={onClose} />
}
