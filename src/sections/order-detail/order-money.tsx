import { formatPrice } from '../../shared/selling/money.ts'
import type { Order } from '../../shared/selling/orders.ts'
import { t } from '../../shared/words.ts'
import { Amounts } from '../../ui/amounts.tsx'

/** The order's amounts, and the GST in them by rate. */
export function OrderMoney({ order }: { order: Order }) {
  const { lines, amounts, currency } = order
  const money = (amount: number) => formatPrice(amount, currency)
  const mrp = lines.reduce((sum, line) => sum + line.mrp * line.quantity, 0)
  return (
    <section aria-label={t('What it came to')} className="grid gap-8">
      <Amounts {...amounts} mrp={mrp} currency={currency} />
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
    </section>
  )
}

type TaxRow = { label: string; value: number; tax: number }

/** The lines' GST by rate; the rest of the order's GST is for shipping. */
export function taxRows({ lines, amounts }: Pick<Order, 'lines' | 'amounts'>): TaxRow[] {
  const rates = [...new Set(lines.map(({ gstRate }) => gstRate))].sort((a, b) => a - b)
  const rows = rates.map((rate) => {
    const taxed = lines.filter(({ gstRate }) => gstRate === rate)
    const sum = (of: (line: (typeof taxed)[number]) => number) => taxed.reduce((total, line) => total + of(line), 0)
    return { label: `${rate}%`, value: sum(({ amount }) => amount), tax: sum(({ tax }) => tax) }
  })
  const inShipping = amounts.tax - rows.reduce((total, { tax }) => total + tax, 0)
  return amounts.shipping > 0 ? [...rows, { label: t('Shipping'), value: amounts.shipping, tax: inShipping }] : rows
}
