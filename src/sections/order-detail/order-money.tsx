import { isTaxed } from '../../shared/selling/invoices/tax-kind.ts'
import { leftToPay } from '../../shared/selling/orders/cash-left.ts'
import type { Order, OrderLine } from '../../shared/selling/orders/orders.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { t } from '../../shared/words.ts'
import { Amounts } from '../../ui/amounts.tsx'

/** The order's amounts, and the GST in them by rate. */
export function OrderMoney({ order }: { order: Order }) {
  const { lines, amounts, currency } = order
  const mrp = lines.reduce((sum, line) => sum + line.mrp * line.quantity, 0)
  return (
    <section aria-label={t('What it came to')} className="grid gap-8">
      <div>
        <Amounts {...amounts} discounts={order.discounts} mrp={mrp} currency={currency} />
        <Lost order={order} />
      </div>
      {isTaxed(order.taxKind) && <Taxes order={order} />}
    </section>
  )
}

/** Amounts that cancelled and returned items and lowered prices take from the total, and what is left then. */
function Lost({ order }: { order: Order }) {
  const { amounts, currency } = order
  const rows = [
    { title: t('Cancelled'), amount: -amounts.cancelled },
    { title: t('Returned'), amount: -amounts.returned },
    { title: t('Price lowered'), amount: -amounts.reduced },
    ...left(order),
  ].filter(({ amount }) => amount !== 0)
  if (rows.length === 0) return null
  return (
    <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-y-2 tabular-nums [&>dd]:text-right [&>dt]:pr-4">
      {rows.map(({ title, amount }) => (
        <div key={title} className={`contents ${amount < 0 ? 'text-ink-soft' : 'font-semibold'}`}>
          <dt>{title}</dt>
          <dd className="text-right">
            {amount < 0 && '−'}
            {formatPrice(Math.abs(amount), currency)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The rest of an order that has lost something, or what is still to pay of one that is paid parcel by parcel. */
function left(order: Order) {
  const { total, cancelled, returned, reduced } = order.amounts
  const kept = total - cancelled - returned - reduced
  const isDue = order.paymentStatus === 'DUE_ON_DELIVERY'
  const amount = isDue ? leftToPay(order) : kept
  if (kept === total && amount === total) return []
  return [{ title: isDue ? t('Left to pay') : t('Left of the order'), amount }]
}

function Taxes({ order }: { order: Order }) {
  const money = (amount: number) => formatPrice(amount, order.currency)
  return (
    <table className="w-full text-sm tabular-nums [&_td]:py-1.5 [&_td:not(:first-child)]:text-right [&_th]:py-1.5 [&_th]:font-normal">
      <caption className="pb-2 text-left text-ink-soft">{t('GST included')}</caption>
      <thead className="border-b border-line text-ink-soft">
        <tr className="[&>th:not(:first-child)]:text-right">
          <th scope="col" className="text-left">
            {t('Rate')}
          </th>
          <th scope="col">{t('Value without GST')}</th>
          <th scope="col">{t('GST')}</th>
        </tr>
      </thead>
      <tbody>
        {taxRows(order).map(({ label, value, tax }) => (
          <tr key={label} className="border-b border-line">
            <td>{label}</td>
            <td>{money(value - tax)}</td>
            <td>{money(tax)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type TaxRow = { label: string; value: number; tax: number }

/** The lines' GST by rate, then that of the shipping. */
export function taxRows({
  lines,
  amounts,
  shippingTaxes,
}: Pick<Order, 'lines' | 'amounts' | 'shippingTaxes'>): TaxRow[] {
  const rates = [...new Set(lines.map(({ gstRate }) => gstRate))].sort((a, b) => a - b)
  const rows = rates.map((rate) => {
    const taxed = lines.filter(({ gstRate }) => gstRate === rate)
    return { label: `${rate}%`, value: sum(taxed.map(payable)), tax: sum(taxed.map(({ tax }) => tax)) }
  })
  const shipping = { label: t('Shipping'), value: amounts.shipping, tax: sum(shippingTaxes.map(({ tax }) => tax)) }
  return amounts.shipping > 0 ? [...rows, shipping] : rows
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
const payable = ({ amount, discounts }: OrderLine) => amount - sum(discounts.map(({ amount }) => amount))
