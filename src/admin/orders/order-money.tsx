import { taxShares } from '../../shared/selling/invoice.ts'
import { formatMoney } from '../../shared/selling/money.ts'
import type { StaffOrder } from '../../shared/selling/orders-admin.ts'

/** The order's amounts. The total includes tax. */
export function OrderMoney({ order }: { order: StaffOrder }) {
  const { amounts, currency } = order
  const money = (amount: number) => formatMoney(amount, currency)
  const taxes = taxShares(order.taxKind, [...order.lines, ...order.shippingTaxes])
  return (
    <dl className="mt-4 ml-auto grid max-w-sm grid-cols-[1fr_auto] gap-y-1.5 tabular-nums">
      <dt className="text-ink-soft">Items</dt>
      <dd className="pl-8 text-right">{money(amounts.items)}</dd>
      {amounts.discount > 0 && (
        <>
          <dt className="text-ink-soft">Discount</dt>
          <dd className="pl-8 text-right">−{money(amounts.discount)}</dd>
        </>
      )}
      <dt className="text-ink-soft">Shipping</dt>
      <dd className="pl-8 text-right">{amounts.shipping === 0 ? 'Free' : money(amounts.shipping)}</dd>
      <dt className="border-t border-line pt-2 font-semibold">Total</dt>
      <dd className="border-t border-line pt-2 pl-8 text-right text-lg font-semibold">{money(amounts.total)}</dd>
      {taxes.map(({ name, amount }) => (
        <div key={name} className="contents text-sm text-ink-soft">
          <dt>Including {name}</dt>
          <dd className="pl-8 text-right">{money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
