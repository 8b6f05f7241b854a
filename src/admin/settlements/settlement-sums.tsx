import { mostShownLines, type SettlementReport } from '../../shared/selling/payments/settlements.ts'
import { formatMoney } from '../../shared/selling/pricing/money.ts'
import { wayWord } from '../orders/payments/payment-words.ts'
import { Badge } from '../ui/badge.tsx'
import { counted } from '../ui/counted.ts'
import { outcomes, whyOf } from './outcomes.ts'

/** The sums of a report, and its lines that do not match. */
export function SettlementSums({ report }: { report: SettlementReport }) {
  const { provider, lines, others, outcomes: counts, open, currency, paid, back, fees } = report
  const amiss = lines - (counts.matched ?? 0)
  const sums = [
    ['Payments', paid],
    ['Refunds', 0 - back],
    ['Fees and taxes', 0 - fees],
    ['Into your account', paid - back - fees],
  ] as const
  return (
    <div className="grid gap-4">
      <p role="status">{`${wayWord(provider)}: ${said(lines, amiss)}`}</p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        {sums.map(([title, amount], index) => (
          <div
            key={title}
            className={`col-span-2 grid grid-cols-subgrid ${index === 3 ? 'border-t border-line pt-1 font-semibold' : ''}`}
          >
            <dt>{title}</dt>
            <dd className="text-right">{formatMoney(amount, currency)}</dd>
          </div>
        ))}
      </dl>
      {others > 0 && (
        <p className="text-sm text-ink-soft">
          {counted(others, 'line')} of other kinds, such as payouts and adjustments, {others === 1 ? 'is' : 'are'} not
          counted.
        </p>
      )}
      {open.length > 0 && (
        <div>
          <ul className="divide-y divide-line border-y border-line">
            {open.map((line) => (
              <li key={line.line} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-2.5">
                <span className="flex flex-wrap items-center gap-2 font-semibold">
                  {line.order ? `Order ${line.order.number}` : `Line ${line.line}`}
                  <Badge tone={outcomes[line.outcome].tone}>{outcomes[line.outcome].title}</Badge>
                </span>
                <span className="text-right font-semibold tabular-nums">{formatMoney(line.amount, line.currency)}</span>
                <span className="col-span-2 text-sm wrap-anywhere text-ink-soft">{`${line.reference}: ${whyOf(line)}`}</span>
              </li>
            ))}
          </ul>
          {amiss > mostShownLines && (
            <p className="mt-2 text-sm text-ink-soft">{`The first ${mostShownLines} of ${amiss.toLocaleString('en-IN')}.`}</p>
          )}
        </div>
      )}
    </div>
  )
}

function said(lines: number, amiss: number): string {
  const all = counted(lines, 'payment or refund', 'payments and refunds')
  if (lines === 0) return 'the report has no payment and no refund.'
  if (amiss === 0) return `${all}, and all of them match.`
  return `${all}. ${counted(amiss, 'does', 'do')} not match.`
}
