import type { ReactNode } from 'react'
import { amountInWords } from '../../shared/selling/amount-in-words.ts'
import { type InvoiceRow, invoiceRows, taxByRate, taxShares } from '../../shared/selling/invoice.ts'
import { formatMoney } from '../../shared/selling/money.ts'
import type { StaffOrder } from '../../shared/selling/orders-admin.ts'
import { isTaxed, type TaxKind, taxNames } from '../../shared/selling/tax-kind.ts'
import { longDate } from '../../shared/times.ts'
import { AddressLines } from '../../ui/address-lines.tsx'
import { paymentWord } from './order-badges.tsx'
import { SellerAddress } from './seller-address.tsx'

/** The invoice of an order: a tax invoice if it is taxed by a registered seller, a bill of supply in the composition scheme. */
export function Invoice({ order, zone }: { order: StaffOrder; zone: string }) {
  const { seller, address, amounts, currency, taxKind: kind } = order
  const rows = invoiceRows(order)
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <>
      <header className="flex items-start justify-between gap-6">
        <div>
          <p className="font-display text-2xl font-semibold">{seller.name}</p>
          {seller.shop !== seller.name && <p>{seller.shop}</p>}
          <SellerAddress seller={seller} />
          {seller.gstNumber && <p>GSTIN {seller.gstNumber}</p>}
        </div>
        <div className="text-right">
          <h1 className="text-xl">{titleOf(order)}</h1>
          <p className="font-semibold tabular-nums">No. {order.number}</p>
          <p>{longDate(order.placed ?? order.created, zone)}</p>
        </div>
      </header>
      <div className="mt-6 grid grid-cols-2 gap-6">
        <Block title="Billed and delivered to">
          <AddressLines address={address} />
        </Block>
        <Block title="Order">
          <p>Number {order.number}</p>
          <p>Payment: {paymentWord(order.paymentStatus)}</p>
          <p>Place of supply: {address.state}</p>
          {order.status === 'CANCELLED' && <p className="font-semibold">This order was cancelled.</p>}
        </Block>
      </div>
      <Rows rows={rows} isTaxed={isTaxed(kind)} money={money} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-8 max-sm:grid-cols-1">
        <p className="max-w-[42ch]">
          <span className="block font-semibold">{amountInWords(amounts.total)}</span>
          {currency !== 'INR' && <span className="block">All amounts in {currency}.</span>}
        </p>
        <dl className="grid grid-cols-[1fr_auto] gap-y-1 tabular-nums">
          {isTaxed(kind) && (
            <>
              <dt>Taxable value</dt>
              <dd className="pl-10 text-right">{money(amounts.total - amounts.tax)}</dd>
            </>
          )}
          {taxShares(kind, rows).map(({ name, amount }) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="pl-10 text-right">{money(amount)}</dd>
            </div>
          ))}
          <dt className="border-t border-line-strong pt-1.5 text-base font-semibold">Total</dt>
          <dd className="border-t border-line-strong pt-1.5 pl-10 text-right text-base font-semibold">
            {money(amounts.total)}
          </dd>
        </dl>
      </div>
      {seller.gstNumber && isTaxed(kind) && <Taxes rows={rows} kind={kind} money={money} />}
      {kind === 'COMPOSITION' && (
        <p className="mt-8">Composition taxable person, not eligible to collect tax on supplies.</p>
      )}
      <p className="mt-8 text-ink-soft">This is a computer-generated invoice and needs no signature.</p>
    </>
  )
}

function titleOf({ taxKind: kind, seller }: StaffOrder): string {
  if (kind === 'COMPOSITION') return 'Bill of supply'
  return isTaxed(kind) && seller.gstNumber ? 'Tax invoice' : 'Invoice'
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 font-sans text-xs font-semibold text-ink-soft">{title}</h2>
      {children}
    </section>
  )
}

type Money = (amount: number) => string

function Rows({ rows, isTaxed, money }: { rows: InvoiceRow[]; isTaxed: boolean; money: Money }) {
  return (
    <table className="mt-6" aria-label="Items">
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" data-wide>
            HSN
          </th>
          <th scope="col" data-align="end">
            Qty
          </th>
          {isTaxed && (
            <>
              <th scope="col" data-align="end" data-wide>
                Taxable value
              </th>
              <th scope="col" data-align="end">
                GST
              </th>
            </>
          )}
          <th scope="col" data-align="end">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <td className="min-w-24 wrap-anywhere sm:min-w-40">
              {row.name}
              {row.detail && <span className="block text-xs text-ink-soft">{row.detail}</span>}
            </td>
            <td data-wide>{row.hsn || '–'}</td>
            <td data-align="end">{row.quantity ?? '–'}</td>
            {isTaxed && (
              <>
                <td data-align="end" data-wide>
                  {money(row.taxable)}
                </td>
                <td data-align="end">
                  {money(row.tax)}
                  <span className="block text-xs text-ink-soft">{row.rate} %</span>
                </td>
              </>
            )}
            <td data-align="end">{money(row.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The tax at each rate, shared as the law shares it. */
function Taxes({ rows, kind, money }: { rows: InvoiceRow[]; kind: TaxKind; money: Money }) {
  const names = taxNames(kind)
  return (
    <table className="mt-6" aria-label="Tax by rate">
      <thead>
        <tr>
          <th scope="col">GST rate</th>
          <th scope="col" data-align="end" data-roomy>
            Taxable value
          </th>
          {names.map((name) => (
            <th key={name} scope="col" data-align="end">
              {name}
            </th>
          ))}
          <th scope="col" data-align="end">
            Tax
          </th>
        </tr>
      </thead>
      <tbody>
        {taxByRate(rows).map(({ rate, taxable, tax, rows }) => (
          <tr key={rate}>
            <td>{rate} %</td>
            <td data-align="end" data-roomy>
              {money(taxable)}
            </td>
            {taxShares(kind, rows).map(({ name, amount }) => (
              <td key={name} data-align="end">
                {money(amount)}
                <span className="block text-xs text-ink-soft">{rate / names.length} %</span>
              </td>
            ))}
            <td data-align="end">{money(tax)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
