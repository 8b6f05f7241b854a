import type { ReactNode } from 'react'
import { amountInWords } from '../../../shared/selling/invoices/amount-in-words.ts'
import { taxByRate, taxShares, titleOf } from '../../../shared/selling/invoices/invoice.ts'
import type { InvoiceLine, Invoice as Issued } from '../../../shared/selling/invoices/invoices.ts'
import { isTaxed, type TaxKind, taxNames } from '../../../shared/selling/invoices/tax-kind.ts'
import { formatMoney } from '../../../shared/selling/pricing/money.ts'
import { longDate } from '../../../shared/times.ts'
import { AddressLines } from '../../../ui/address-lines.tsx'
import { SellerAddress } from './seller-address.tsx'

type Money = (amount: number) => string

const day = (text: string) => longDate(text, 'UTC')

/** An invoice, a bill of supply or a credit note, as it was issued. */
export function Invoice({ invoice }: { invoice: Issued }) {
  const { kind, seller, buyer, currency, taxKind, lines, total, credits, order, place, reason } = invoice
  const money = (amount: number) => formatMoney(amount, currency)
  const tax = lines.reduce((sum, { tax }) => sum + tax, 0)
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
          <h1 className="text-xl">{titleOf(invoice)}</h1>
          <p className="font-semibold tabular-nums">{invoice.number}</p>
          <p>{day(invoice.issued)}</p>
        </div>
      </header>
      <div className="mt-6 grid grid-cols-2 gap-6">
        <Block title="Billed and delivered to">
          <AddressLines address={buyer} />
        </Block>
        <Block title="Order">
          <p>
            Number {order.number}, {day(order.placed)}
          </p>
          {credits && (
            <p>
              For invoice {credits.number}, {day(credits.issued)}
            </p>
          )}
          {reason && <p>Reason: {reason}</p>}
          <p>
            Place of supply: {place.state}
            {place.code && ` (${place.code})`}
          </p>
          {isTaxed(taxKind) && <p>Reverse charge: No</p>}
        </Block>
      </div>
      <Rows lines={lines} isTaxed={isTaxed(taxKind)} money={money} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-8 max-sm:grid-cols-1">
        <p className="max-w-[42ch] font-semibold">
          {currency === 'INR' ? amountInWords(total) : `All amounts in ${currency}.`}
        </p>
        <dl className="grid grid-cols-[1fr_auto] gap-y-1 tabular-nums">
          {isTaxed(taxKind) && (
            <>
              <dt>Taxable value</dt>
              <dd className="pl-10 text-right">{money(total - tax)}</dd>
            </>
          )}
          {taxShares(taxKind, lines).map(({ name, amount }) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="pl-10 text-right">{money(amount)}</dd>
            </div>
          ))}
          <dt className="border-t border-line-strong pt-1.5 text-base font-semibold">Total</dt>
          <dd className="border-t border-line-strong pt-1.5 pl-10 text-right text-base font-semibold">
            {money(total)}
          </dd>
        </dl>
      </div>
      {seller.gstNumber && isTaxed(taxKind) && <Taxes lines={lines} kind={taxKind} money={money} />}
      {taxKind === 'COMPOSITION' && (
        <p className="mt-8">Composition taxable person, not eligible to collect tax on supplies.</p>
      )}
      <p className="mt-8 text-ink-soft">
        This is a computer-generated {kind === 'CREDIT_NOTE' ? 'credit note' : 'invoice'} and needs no signature.
      </p>
    </>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 font-sans text-xs font-semibold text-ink-soft">{title}</h2>
      {children}
    </section>
  )
}

function Rows({ lines, isTaxed, money }: { lines: InvoiceLine[]; isTaxed: boolean; money: Money }) {
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
        {lines.map((line, index) => (
          <tr key={index}>
            <td className="min-w-24 wrap-anywhere sm:min-w-40">
              {line.name}
              {line.detail && <span className="block text-xs text-ink-soft">{line.detail}</span>}
            </td>
            <td data-wide>{line.hsn || '–'}</td>
            <td data-align="end">{line.quantity === null ? '–' : `${line.quantity} ${line.unit}`}</td>
            {isTaxed && (
              <>
                <td data-align="end" data-wide>
                  {money(line.taxable)}
                </td>
                <td data-align="end">
                  {money(line.tax)}
                  <span className="block text-xs text-ink-soft">{line.rate} %</span>
                </td>
              </>
            )}
            <td data-align="end">{money(line.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The tax at each rate, shared as the law shares it. */
function Taxes({ lines, kind, money }: { lines: InvoiceLine[]; kind: TaxKind; money: Money }) {
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
        {taxByRate(lines).map(({ rate, taxable, tax, lines }) => (
          <tr key={rate}>
            <td>{rate} %</td>
            <td data-align="end" data-roomy>
              {money(taxable)}
            </td>
            {taxShares(kind, lines).map(({ name, amount }) => (
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
