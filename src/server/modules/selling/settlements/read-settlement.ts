import {
  mostSettlementLines,
  type SettlingProvider,
  settlingProviders,
} from '../../../../shared/selling/payments/settlements.ts'
import { cut } from '../../../../shared/text.ts'
import { textOf } from '../../../platform/file-text.ts'
import { inTurns } from '../../../platform/in-turns.ts'
import { readCsv } from '../../../platform/read-csv.ts'
import { refusal } from '../../../platform/refusal.ts'
import { layouts, type Settled } from './report-layouts.ts'

/** A provider's report. */
export type SettlementFile = {
  provider: SettlingProvider
  lines: (Settled & { line: number })[]
  /** Number of its lines that are neither payments nor refunds. */
  others: number
  /** Whether it has payments that were begun elsewhere, without the column that has the name of them in events. */
  isUnnamed: boolean
}

const longest = 255
/** Lines read without letting other requests have their turn. */
const linesAtOnce = 500

/**
 * Reads a settlement report, whose provider is known by its headings.
 * @throws Refusal `settlement.columns`, `settlement.metadata`, `settlement.amount`, `settlement.quotes`, `settlement.tooLong`
 */
export function readSettlement(bytes: Uint8Array): Promise<SettlementFile> {
  return inTurns(stepsOf(bytes))
}

function* stepsOf(bytes: Uint8Array): Generator<void, SettlementFile> {
  const rows = readCsv(textOf(bytes))
  const headings = (rows.next().value?.cells ?? []).map(bareOf)
  const provider = settlingProviders.find((name) => layouts[name].needs.every((heading) => headings.includes(heading)))
  if (!provider) throw refusal('settlement.columns', { field: 'file' })
  if (provider === 'stripe' && !headings.includes('paymentmetadataattempt'))
    throw refusal('settlement.metadata', { field: 'file' })
  const hasNames = provider !== 'stripe' || headings.includes('paymentintentid')
  const file: SettlementFile = { provider, lines: [], others: 0, isUnnamed: false }
  for (const { line, cells, isBroken } of rows) {
    if (line % linesAtOnce === 0) yield
    if (isBroken) throw refusal('settlement.quotes', { field: 'file', line })
    const settled = layouts[provider].read((heading) => (cells[headings.indexOf(heading)] ?? '').trim())
    if (settled && Number.isNaN(settled.amount + settled.fee))
      throw refusal('settlement.amount', { field: 'file', line })
    if (settled && isWhole(settled)) {
      file.lines.push({ line, ...tidy(settled) })
      file.isUnnamed ||= !hasNames && settled.kind === 'payment' && settled.payment === ''
    } else file.others++
    if (file.lines.length + file.others > mostSettlementLines) throw refusal('settlement.tooLong', { field: 'file' })
  }
  return file
}

/** `fee (exclusive tax)` is `feeexclusivetax`. */
const bareOf = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Lines without a name or an amount are sums and empty rows. */
const isWhole = ({ reference, amount, currency }: Settled) =>
  reference !== '' && amount > 0 && /^[a-z]{3}$/i.test(currency)

function tidy({ reference, payment, payout, settledOn, currency, ...numbers }: Settled): Settled {
  return {
    ...numbers,
    reference: cut(reference, longest),
    payment: cut(payment, longest),
    payout: cut(payout, longest),
    settledOn: cut(settledOn, 30),
    currency: currency.toUpperCase(),
  }
}
