import type { StatementMatch, StatementReport } from '../../../shared/selling/payments/upi-admin.ts'
import { formatMoney } from '../../../shared/selling/pricing/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { counted } from '../../ui/counted.ts'

/** The rows of a bank's statement that have the UTR of an order. */
export function StatementMatches({ report: { credits, matches } }: { report: StatementReport }) {
  const read = counted(credits, 'credit')
  if (matches.length === 0)
    return <p role="status">{`The file has ${read} with a reference. None has the UTR of a payment to check.`}</p>
  return (
    <div>
      <p role="status" className="mb-2">{`The file has ${read} with a reference. These have the UTR of an order:`}</p>
      <ul className="divide-y divide-line border-y border-line">
        {matches.map((match) => (
          <Row key={`${match.line}:${match.transactionId}`} match={match} />
        ))}
      </ul>
    </div>
  )
}

function Row({ match }: { match: StatementMatch }) {
  const { line, date, text, amount, currency, utr, number, outcome } = match
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-2.5">
      <span className="flex flex-wrap items-center gap-2 font-semibold">
        {`Order ${number}`}
        {outcome === 'match' ? <Badge tone="good">Matches</Badge> : <Badge tone="warn">Check by hand</Badge>}
      </span>
      <span className="text-right font-semibold tabular-nums">{formatMoney(amount, currency)}</span>
      <span className="col-span-2 text-sm text-ink-soft wrap-anywhere">{`Line ${line}, ${date}, UTR ${utr}: ${text}`}</span>
      {outcome !== 'match' && <span className="col-span-2 text-sm text-danger">{why(match, outcome)}</span>}
    </li>
  )
}

function why({ asked, currency, paid }: StatementMatch, outcome: Exclude<StatementMatch['outcome'], 'match'>): string {
  if (outcome === 'used') return `This credit has paid order ${paid} already.`
  if (outcome === 'otherAmount') return `The order asks for ${formatMoney(asked, currency)}.`
  return outcome === 'twice' ? 'Several orders have this UTR and amount.' : 'An earlier line is the same credit.'
}
