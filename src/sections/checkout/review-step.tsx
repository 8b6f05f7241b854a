import { CallError } from '../../client/api.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { CouponPart } from '../../features/cart-drawer/coupon-part.tsx'
import { isShort } from '../../shared/selling/bag/bag.ts'
import type { Cart } from '../../shared/selling/bag/cart.ts'
import type { PaymentOption } from '../../shared/selling/orders/orders.ts'
import { cashMode } from '../../shared/selling/payments/payment-modes.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { t } from '../../shared/words.ts'
import { Amounts } from '../../ui/amounts.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PieceRow } from '../../ui/piece-row.tsx'
import { Unsold } from './unsold.tsx'

type Props = {
  cart: Cart
  /** When it is there, as text; null without a promise. */
  arrival: string | null
  option: PaymentOption | undefined
  /** Remaining step before the order can be placed, as text. */
  missing: string | undefined
  busy: boolean
  refusal: Error | null
  /** The bag that was ordered and refused. */
  seen: Cart | undefined
  note: string
  onPlace: () => void
  /** Chooses a way to pay online; undefined where there is none. */
  onPayNow: (() => void) | undefined
}

/** Items, amounts and the button that places the order. */
export function ReviewStep({ cart, arrival, option, missing, busy, refusal, seen, note, onPlace, onPayNow }: Props) {
  const { amounts } = cart
  const short = isShort(cart)
  const needsCode = option?.mode === cashMode && refusal instanceof CallError && refusal.status === 428
  const total = formatPrice(amounts.total, amounts.currency)
  return (
    <>
      <Unsold items={cart.unsold} className="mb-6" />
      <ul className="mb-6 divide-y divide-line border-y border-line">
        {cart.data.map((item) => (
          <li key={item._id} className="py-4">
            <PieceRow piece={item} currency={amounts.currency} />
          </li>
        ))}
      </ul>
      <CouponPart coupon={cart.coupon} className="mb-4" />
      <Amounts {...amounts} discounts={cart.discounts} />
      {arrival && <p className="mt-3 font-semibold">{arrival}</p>}
      {amounts.cashFee > 0 && onPayNow && (
        <Button look="secondary" className="mt-4" onClick={onPayNow}>
          {t('Pay now and save {amount}', { amount: formatPrice(amounts.cashFee, amounts.currency) })}
        </Button>
      )}
      {needsCode && <Confirm onConfirmed={onPlace} />}
      {refusal && !needsCode && (
        <Notice kind="danger" className="mt-6">
          <p>{refusal.message}</p>
          {seen && <Changes before={seen} after={cart} />}
          {refusal instanceof CallError && refusal.status === 409 && <BackToBag />}
        </Notice>
      )}
      {short && !refusal && (
        <Notice kind="danger" className="mt-6">
          <p>{t('Some items have less stock than your bag.')}</p>
          <BackToBag />
        </Notice>
      )}
      {!needsCode && (
        <Button
          className="mt-6 w-full text-lg tabular-nums"
          busy={busy}
          disabled={short || missing !== undefined}
          onClick={onPlace}
        >
          {option?.mode === cashMode
            ? t('Place order · {amount}', { amount: total })
            : t('Pay {amount}', { amount: total })}
        </Button>
      )}
      {missing && <p className="mt-2 text-center text-sm text-ink-soft">{missing}</p>}
      {note && <p className="mt-4 text-sm whitespace-pre-line text-ink-soft">{note}</p>}
    </>
  )
}

const loadList = () => import('./change-list.tsx')

/** Few orders are refused, so the list of what changed comes when it is needed. */
function Changes(bags: { before: Cart; after: Cart }) {
  const { module } = useLoaded(loadList)
  return module && <module.ChangeList {...bags} />
}

const loadConfirm = () => import('./confirm-cash.tsx')

/** Takes the code that some shops want before a cash order. */
function Confirm({ onConfirmed }: { onConfirmed: () => void }) {
  const { module } = useLoaded(loadConfirm)
  return <div className="mt-6">{module && <module.ConfirmCash onConfirmed={onConfirmed} />}</div>
}

function BackToBag() {
  return (
    <Link href="/cart" className={buttonClass('secondary', 'mt-3')}>
      {t('Back to your bag')}
    </Link>
  )
}
