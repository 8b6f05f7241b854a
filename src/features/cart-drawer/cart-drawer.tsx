import { useHasBag } from '../../client/bag.ts'
import { useCart } from '../../client/cart.ts'
import type { Cart } from '../../shared/selling/bag/cart.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { t } from '../../shared/words.ts'
import { Taken } from '../../ui/amounts.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Modal } from '../../ui/modal.tsx'
import { CartLine } from './cart-line.tsx'
import { UnsoldItems } from './unsold-items.tsx'

type Props = { currency: string; pieces: number; onClose: () => void }

/** The bag in a drawer from the right. */
export function CartDrawer({ currency, pieces, onClose }: Props) {
  const title = (
    <>
      {t('Your bag')}
      {pieces > 0 && <span className="font-sans text-base text-ink-soft"> · {pieces}</span>}
    </>
  )
  return (
    <Modal title={title} className="cart-drawer" onClose={onClose}>
      {(close) => <Contents currency={currency} onLeave={close} />}
    </Modal>
  )
}

function Contents({ currency, onLeave }: { currency: string; onLeave: () => void }) {
  const { data: cart, fault, refetch } = useCart()
  // A visitor of a shop that takes orders from guests.
  if (!useHasBag()) return <EmptyBag onLeave={onLeave} />
  if (!cart && fault)
    return (
      <div className="p-6" role="alert">
        <p className="mb-4">{fault}</p>
        <Button look="secondary" onClick={() => refetch()}>
          {t('Try again')}
        </Button>
      </div>
    )
  if (!cart)
    return (
      <p className="p-6 text-ink-soft" role="status">
        {t('Opening your bag…')}
      </p>
    )
  const unsold = <UnsoldItems items={cart.unsold} className="mx-6 mb-4" />
  if (cart.data.length === 0)
    return (
      <>
        {unsold}
        <EmptyBag onLeave={onLeave} />
      </>
    )
  return (
    <>
      {unsold}
      <ul className="flex-1 divide-y divide-line overflow-y-auto border-t border-line overscroll-contain px-6">
        {cart.data.map((item) => (
          <li key={item._id} className="py-5">
            <CartLine item={item} currency={currency} />
          </li>
        ))}
      </ul>
      <Sums cart={cart} />
    </>
  )
}

function EmptyBag({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-5 p-8 text-center">
      <p className="font-display text-2xl">{t('Your bag is empty')}</p>
      <p className="max-w-[30ch] text-ink-soft">{t('What you add while you look around waits for you here.')}</p>
      <Button look="secondary" onClick={onLeave}>
        {t('Keep looking')}
      </Button>
    </div>
  )
}

function Sums({ cart: { amounts, discounts } }: { cart: Cart }) {
  const money = (amount: number) => formatPrice(amount, amounts.currency)
  const saved =
    amounts.mrp - amounts.items + discounts.reduce((sum, { amount, shipping }) => sum + amount + shipping, 0)
  const charge = discounts.reduce((sum, { shipping }) => sum + shipping, amounts.shipping)
  return (
    <div className="border-t border-line px-6 pt-4 pb-6">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums [&>dd]:text-right">
        <Taken discounts={discounts} off="amount" money={money} />
        <dt className="text-ink-soft">{t('Shipping')}</dt>
        <dd>{charge === 0 ? t('Free') : money(charge)}</dd>
        <Taken discounts={discounts} off="shipping" money={money} />
        {saved > 0 && (
          <>
            <dt className="text-ink-soft">{t('You save')}</dt>
            <dd className="text-sale">{money(saved)}</dd>
          </>
        )}
        <dt className="text-lg font-semibold">{t('Total')}</dt>
        <dd className="text-lg font-semibold">{money(amounts.total)}</dd>
      </dl>
      <p className="text-xs text-ink-soft">{t('Inclusive of all taxes')}</p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Link href="/cart" className={buttonClass('secondary')}>
          {t('View bag')}
        </Link>
        <Link href="/checkout" className={buttonClass()}>
          {t('Checkout')}
        </Link>
      </div>
    </div>
  )
}
