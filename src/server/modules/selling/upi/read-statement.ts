import { mostStatementLines } from '../../../../shared/selling/payments/upi-admin.ts'
import { cut } from '../../../../shared/text.ts'
import { textOf } from '../../../platform/file-text.ts'
import { inTurns } from '../../../platform/in-turns.ts'
import { amountOf } from '../../../platform/read-amount.ts'
import { readCsv } from '../../../platform/read-csv.ts'
import { refusal } from '../../../platform/refusal.ts'

/** Money that came in, by a bank's statement. `amount` is in paise; `utrs` are all numbers that may be its UTR. */
export type Credit = { line: number; date: string; text: string; amount: number; utrs: string[] }

type Columns = {
  date: number
  credit: number
  /** An amount is money in if its kind is Cr, or where there is no kind, if it ends in Cr itself. */
  amount: number
  kind: number
  text: number
  reference: number
}

/** Headings as banks in India write them, in small letters with single spaces. */
const headings: Record<keyof Columns, RegExp> = {
  date: /\bdate\b/,
  credit: /^(?!.*\b(dr|debit)\b).*\b(credits?|cr|deposits?)\b/,
  amount: /\bamount\b/,
  kind: /^(dr cr|cr dr|debit credit|credit debit|type|(transaction|txn) type)$/,
  text: /\b(narration|description|particulars|remarks|details)\b/,
  reference: /\b(utr|rrn|ref|reference|chq|cheque|(transaction|tran|txn) id)\b/,
}

/** Lines read without letting other requests have their turn. */
const linesAtOnce = 500

/**
 * Reads the credits of a bank's CSV statement. Its columns are found by their headings, on any line: banks put the account's details
 * above them.
 * @throws Refusal `upi.columns`, `upi.quotes`, `upi.tooLong`
 */
export function readStatement(bytes: Uint8Array): Promise<Credit[]> {
  return inTurns(stepsOf(textOf(bytes)))
}

function* stepsOf(text: string): Generator<void, Credit[]> {
  const head = (yield* findHead(text, hasMoneyIn)) ?? (yield* findHead(text, hasAmount))
  if (!head || (!hasMoneyIn(head.columns) && !someMark.test(text))) throw refusal('upi.columns', { field: 'file' })
  const rows = readCsv(text.slice(head.at))
  rows.next()
  const credits: Credit[] = []
  for (const { line, cells, isBroken } of rows) {
    if (line % linesAtOnce === 0) yield
    const place = line + head.linesBefore
    if (place > mostStatementLines) throw refusal('upi.tooLong', { field: 'file' })
    if (isBroken) throw refusal('upi.quotes', { field: 'file', line: place })
    credits.push(...creditOf(head.columns, place, cells))
  }
  return credits
}

type Head = { at: number; linesBefore: number; columns: Columns }

const hasMoneyIn = ({ credit, amount, kind }: Columns) => credit >= 0 || (amount >= 0 && kind >= 0)
/** Looked for where no line tells more: summaries above the credits have amounts too. */
const hasAmount = ({ amount }: Columns) => amount >= 0

function* findHead(text: string, hasMoney: (columns: Columns) => boolean): Generator<void, Head | undefined> {
  let linesBefore = 0
  for (const { 0: line, index } of text.matchAll(/[^\r\n]*(?:\r\n|\r|\n|$)/g)) {
    if (linesBefore % linesAtOnce === 0) yield
    if (linesBefore > mostStatementLines) return undefined
    const [first] = readCsv(line)
    const columns = first && columnsOf(first.cells)
    if (columns && hasMoney(columns)) return { at: index, linesBefore, columns }
    linesBefore++
  }
  return undefined
}

/** Undefined for a line that is not the one of the headings. */
function columnsOf(cells: string[]): Columns | undefined {
  const names = cells.map((cell) =>
    cell
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  )
  const place = (column: keyof Columns) => names.findIndex((name) => headings[column].test(name))
  const columns: Columns = {
    date: place('date'),
    credit: place('credit'),
    amount: place('amount'),
    kind: place('kind'),
    text: place('text'),
    reference: place('reference'),
  }
  const { date, text, reference } = columns
  return date >= 0 && (text >= 0 || reference >= 0) ? columns : undefined
}

function creditOf({ date, credit, amount, kind, ...words }: Columns, line: number, cells: string[]): Credit[] {
  const cell = (place: number) => (cells[place] ?? '').trim()
  const isCredit = credit >= 0 || (kind >= 0 ? /^c/i.test(cell(kind)) : marked.test(cell(amount)))
  const paise = isCredit ? paiseOf(cell(credit >= 0 ? credit : amount)) : 0
  const utrs = utrsIn(`${cell(words.reference)} ${cell(words.text)}`)
  if (paise === 0 || utrs.length === 0) return []
  const said = cell(words.text) || cell(words.reference)
  return [{ line, date: cut(cell(date), 30), text: cut(said, 200), amount: paise, utrs }]
}

/** How banks mark money in: `Cr`, `Cr.`, `(Cr)`. */
const marked = /\(?cr\.?\)?$/i
/** An amount with such a mark, or with that of money out, anywhere in a file. */
const someMark = /\d\s*\(?[cd]r\b/i

/** `₹ 1,23,456.50 (Cr)` is 12345650; 0 for anything that is no amount. */
const paiseOf = (text: string): number => amountOf(text.trim().replace(marked, '')) ?? 0

/** Twelve digits by themselves; some banks put zeros before them. */
function utrsIn(text: string): string[] {
  return [...new Set([...text.matchAll(/(?<!\d)0*(\d{12})(?!\d)/g)].map(([, utr = '']) => utr))]
}
