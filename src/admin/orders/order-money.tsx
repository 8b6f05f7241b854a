import { Fragment } from 'react'
import type { CartDiscount } from '../../shared/selling/bag/cart.ts'
import { taxShares } from '../../shared/selling/invoices/invoice.ts'
import type { StaffOrder } from '../../shared/selling/orders/staff-order.ts'
import { formatMoney } from '../../shared/selling/pricing/money.ts'

/** The order's amounts. The total includes tax. */
export function OrderMoney({ order }: { order: StaffOrder }) {
  const { amounts, discounts, currency } = order
  const charge = discounts.reduce((sum, { shipping }) => sum + shipping, amounts.shipping - amounts.cashFee)
  const money = (amount: number) => formatMoney(amount, currency)
  const lost = amounts.cancelled + amounts.returned + amounts.reduced
  const taxes = taxShares(order.taxKind, [...order.lines, ...order.shippingTaxes])
  return (
    <dl className="mt-4 ml-auto grid max-w-sm grid-cols-[1fr_auto] gap-y-1.5 tabular-nums">
      <dt className="text-ink-soft">Items</dt>
      <dd className="pl-8 text-right">{money(amounts.items)}</dd>
      <Rows discounts={discounts} off="amount" money={money} />
      <dt className="text-ink-soft">Shipping</dt>
      <dd className="pl-8 text-right">{charge === 0 ? 'Free' : money(charge)}</dd>
      <Rows discounts={discounts} off="shipping" money={money} />
      {amounts.cashFee > 0 && (
        <>
          <dt className="text-ink-soft">Cash on delivery fee</dt>
          <dd className="pl-8 text-right">{money(amounts.cashFee)}</dd>
        </>
      )}
      <dt className="border-t border-line pt-2 font-semibold">Total</dt>
      <dd className="border-t border-line pt-2 pl-8 text-right text-lg font-semibold">{money(amounts.total)}</dd>
      {lost > 0 && (
        <>
          {amounts.cancelled > 0 && <Lost title="Cancelled" amount={money(amounts.cancelled)} />}
          {amounts.returned > 0 && <Lost title="Returned" amount={money(amounts.returned)} />}
          {amounts.reduced > 0 && <Lost title="Price lowered" amount={money(amounts.reduced)} />}
          <dt className="font-semibold">Kept</dt>
          <dd className="pl-8 text-right font-semibold">{money(amounts.total - lost)}</dd>
        </>
      )}
      {taxes.map(({ name, amount }) => (
        <div key={name} className="contents text-sm text-ink-soft">
          <dt>Including {name}</dt>
          <dd className="pl-8 text-right">{money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

type RowsProps = { discounts: CartDiscount[]; off: 'amount' | 'shipping'; money: (amount: number) => string }

/** A row for each discount, with its reason in the customer's language. */
function Rows({ discounts, off, money }: RowsProps) {
  return discounts
    .filter((discount) => discount[off] > 0)
    .map((discount) => (
      <Fragment key={discount.reason}>
        <dt className="wrap-anywhere text-ink-soft">{discount.reason}</dt>
        <dd className="pl-8 text-right">−{money(discount[off])}</dd>
      </Fragment>
    ))
}

function Lost({ title, amount }: { title: string; amount: string }) {
  return (
    <>
      <dt className="text-ink-soft">{title}</dt>
      <dd className="pl-8 text-right">−{amount}</dd>
    </>
  )
}
