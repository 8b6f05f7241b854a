import { ShoppingBag } from 'lucide'
import { useCallback, useEffect, useState } from 'react'
import { hasBag, mayFillBag } from '../../client/bag.ts'
import { useCart } from '../../client/cart.ts'
import { onCartOpened } from '../../client/cart-opened.ts'
import { leaveTo } from '../../client/leave.ts'
import { goToLogin } from '../../client/session.ts'
import { piecesOf } from '../../shared/selling/bag/bag.ts'
import { t } from '../../shared/words.ts'
import { LineIcon } from '../../ui/line-icon.tsx'
import type { CartDrawer } from './cart-drawer.tsx'

/** The header's bag: how many pieces are in it, and the drawer that opens on a press or after a successful add (S35). */
export default function CartButton({ currency }: { currency: string }) {
  const [open, setOpen] = useState(false)
  const Drawer = useDrawer(open, setOpen)
  const { data: cart } = useCart()
  useEffect(() => onCartOpened(() => setOpen(true)), [])
  const close = useCallback(() => setOpen(false), [])
  const pieces = cart ? piecesOf(cart) : 0
  return (
    <>
      <button
        type="button"
        className="relative grid size-11 place-items-center"
        aria-haspopup="dialog"
        onClick={() => (hasBag() || mayFillBag() ? setOpen(true) : goToLogin())}
      >
        <LineIcon of={ShoppingBag} size={22} strokeWidth={1.75} />
        <span className="sr-only">
          {pieces === 0 ? t('Your bag') : t('Your bag, {count} in it', { count: pieces })}
        </span>
        {pieces > 0 && (
          <span className="bag-count" aria-hidden>
            {pieces > 99 ? '99+' : pieces}
          </span>
        )}
      </button>
      {open && Drawer && <Drawer currency={currency} pieces={pieces} onClose={close} />}
    </>
  )
}

/** The drawer's code, fetched when it is first opened: most pages are left without it. Where it never arrives, the bag's page serves. */
function useDrawer(requested: boolean, setRequested: (requested: boolean) => void): typeof CartDrawer | undefined {
  const [drawer, setDrawer] = useState<{ view: typeof CartDrawer }>()
  useEffect(() => {
    if (!requested || drawer) return
    import('./cart-drawer.tsx').then(
      ({ CartDrawer: view }) => setDrawer({ view }),
      () => {
        setRequested(false)
        void leaveTo('/cart')
      },
    )
  }, [requested, drawer, setRequested])
  return drawer?.view
}
