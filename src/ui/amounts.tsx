import { Fragment } from 'react'
import { formatPrice } from '../shared/selling/pricing/money.ts'
import { t } from '../shared/words.ts'

type Discount = { reason: string; amount: number; shipping: number }

type Props = {
  /** List prices of everything. */
  mrp: number
  items: number
  /** Taken off `items` and off the shipping. */
  discounts: Discount[]
  /** With `cashFee`. */
  shipping: number
  /** The fee for cash on delivery. */
  cashFee: number
  total: number
  tax: number
  currency: string
}

/** The totals of an order or bag. Amounts are minor units, GST included. The first discount is what the list prices lie above them. */
export function Amounts({ mrp, items, discounts, shipping, cashFee, total, tax, currency }: Props) {
  const money = (amount: number) => formatPrice(amount, currency)
  const saved = Math.max(mrp, items) - items
  const charge = discounts.reduce((sum, { shipping }) => sum + shipping, shipping - cashFee)
  return (
    <div className="tabular-nums">
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-2 [&>dd]:text-right [&>dt]:pr-4">
        <dt className="text-ink-soft">{t('MRP')}</dt>
        <dd>{money(Math.max(mrp, items))}</dd>
        {saved > 0 && (
          <>
            <dt className="text-ink-soft">{t('Discount')}</dt>
            <dd className="text-sale">−{money(saved)}</dd>
          </>
        )}
        <Taken discounts={discounts} off="amount" money={money} />
        <dt className="text-ink-soft">{t('Shipping')}</dt>
        <dd>{charge === 0 ? t('Free') : money(charge)}</dd>
        <Taken discounts={discounts} off="shipping" money={money} />
        {cashFee > 0 && (
          <>
            <dt className="text-ink-soft">{t('Cash on delivery fee')}</dt>
            <dd>{money(cashFee)}</dd>
          </>
        )}
        <dt className="mt-2 border-t border-line-strong pt-4 text-lg font-semibold">{t('Total')}</dt>
        <dd className="mt-2 border-t border-line-strong pt-4 text-lg font-semibold">{money(total)}</dd>
      </dl>
      {tax > 0 && (
        <p className="mt-1 text-right text-sm text-ink-soft">{t('includes {amount} GST', { amount: money(tax) })}</p>
      )}
    </div>
  )
}

type TakenProps = { discounts: Discount[]; off: 'amount' | 'shipping'; money: (amount: number) => string }

/** A row for each discount, with its reason. */
export function Taken({ discounts, off, money }: TakenProps) {
  return discounts
    .filter((discount) => discount[off] > 0)
    .map((discount) => (
      <Fragment key={discount.reason}>
        <dt className="wrap-anywhere text-ink-soft">{discount.reason}</dt>
        <dd className="text-sale">−{money(discount[off])}</dd>
      </Fragment>
    ))
}
