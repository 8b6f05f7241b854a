import { CartLine } from '../../features/cart-drawer/cart-line.tsx'
import { CouponPart } from '../../features/cart-drawer/coupon-part.tsx'
import { isShort } from '../../shared/selling/bag/bag.ts'
import type { Cart } from '../../shared/selling/bag/cart.ts'
import { alsoPickUpText } from '../../shared/selling/delivery/also-pick-up.ts'
import { expectedText } from '../../shared/selling/delivery/arrival-text.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { t } from '../../shared/words.ts'
import { Amounts } from '../../ui/amounts.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Lines and amounts side by side; on a phone the total and the way on stay at the lower edge. */
export function FilledBag({ cart, currency, note }: { cart: Cart; currency: string; note: string }) {
  const short = isShort(cart)
  return (
    <>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div>
          {short && (
            <Notice kind="danger" className="mb-6">
              {t('Some items have less stock than your bag. Lower their quantity or remove them to continue.')}
            </Notice>
          )}
          <ul className="divide-y divide-line border-y border-line">
            {cart.data.map((item) => (
              <li key={item._id} className="py-6">
                <CartLine item={item} currency={currency} />
              </li>
            ))}
          </ul>
        </div>
        <aside aria-label={t('What it comes to')} className="rounded-card bg-ground-soft p-6 lg:sticky lg:top-28">
          <CouponPart coupon={cart.coupon} className="mb-4" />
          <Amounts {...cart.amounts} discounts={cart.discounts} />
          {!cart.delivers && <p className="mt-3 font-semibold">{t('We don’t deliver to your PIN code yet.')}</p>}
          {cart.arrives && <p className="mt-3">{expectedText(cart.arrives)}</p>}
          {cart.pickUp && <p className="mt-1">{alsoPickUpText(cart.pickUp, cart.delivers)}</p>}
          <div className="mt-6 max-lg:hidden">
            <CheckoutLink short={short} />
          </div>
          {note && <p className="mt-4 text-sm whitespace-pre-line text-ink-soft">{note}</p>}
        </aside>
      </div>
      <div className="sticky bottom-0 z-10 mt-8 flex items-center gap-5 border-t border-line bg-ground py-3 lg:hidden">
        <p className="shrink-0 leading-tight tabular-nums">
          <span className="block text-sm text-ink-soft">{t('Total')}</span>
          <span className="font-semibold">{formatPrice(cart.amounts.total, cart.amounts.currency)}</span>
        </p>
        <CheckoutLink short={short} />
      </div>
    </>
  )
}

function CheckoutLink({ short }: { short: boolean }) {
  if (short)
    return (
      <Button disabled className="w-full">
        {t('Checkout')}
      </Button>
    )
  return (
    <Link href="/checkout" className={buttonClass('primary', 'w-full')}>
      {t('Checkout')}
    </Link>
  )
}
