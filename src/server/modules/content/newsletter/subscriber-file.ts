import type { ImportFault } from '../../../../shared/content/newsletter-admin.ts'
import { messages } from '../../../../shared/messages.ts'
import { email as emailRule } from '../../../../shared/rules.ts'
import { baseLanguage, type Locale, languages, locales } from '../../../../shared/sites/languages.ts'
import { cut, inOneForm, trimmed, withoutControls } from '../../../../shared/text.ts'
import { withoutApostrophe } from '../../../platform/csv.ts'
import { type CsvLine, readCsv } from '../../../platform/read-csv.ts'
import { refusal } from '../../../platform/refusal.ts'

/** A valid line of the owner's file. */
export type FileLine = {
  line: number
  email: string
  status: 'SUBSCRIBED' | 'UNSUBSCRIBED'
  /** When consent was given or withdrawn. */
  at: Date
  sourceNote: string
  name: string
  /** `hi-IN`; null if the file does not say. */
  language: Locale | null
}

/** Columns by normalised name, with the label that people see. */
const columns = {
  email: 'Email',
  status: 'Status',
  consentdate: 'Consent date',
  source: 'Source',
  name: 'Name',
  language: 'Language',
} as const

type Column = keyof typeof columns
type Cells = Record<Column, string>

/** `today` is the day in the site's time zone. */
type Clock = { now: Date; today: string }

const required: Column[] = ['email', 'status', 'consentdate', 'source']
const longest = 200

/**
 * Parses the owner's file line by line: each is valid, or a list of faults.
 * @throws Refusal `newsletter.columns`, `newsletter.encoding`
 */
export function readSubscriberFile(
  bytes: Uint8Array,
  clock: Clock,
): { ignored: string[]; lines: Generator<FileLine | ImportFault[]> } {
  const lines = readCsv(textOf(bytes))
  const first: IteratorResult<CsvLine, undefined> = lines.next()
  const head = first.value?.cells.map((cell) => cell.trim()) ?? []
  const places = new Map(head.map((cell, place) => [plain(cell), place]))
  const missing = required.filter((column) => !places.has(column)).map((column) => columns[column])
  if (missing.length > 0) throw refusal('newsletter.columns', { field: 'file', columns: missing.join(', ') })
  const ignored = head.filter((cell) => cell !== '' && !(plain(cell) in columns)).map((cell) => cut(cell, longest))
  return { ignored, lines: linesOf() }

  function* linesOf() {
    // An open quotation mark swallows all that follows, so it is told of in an unknown column and the header, too.
    if (first.value?.isBroken) yield brokenQuotes(first.value)
    for (const { line, cells, isBroken } of lines) {
      if (isBroken) {
        yield brokenQuotes({ line })
        continue
      }
      const cell = (column: Column) => clean(withoutApostrophe(cells[places.get(column) ?? -1] ?? ''))
      const found = { email: '', status: '', consentdate: '', source: '', name: '', language: '' }
      for (const column of Object.keys(columns) as Column[]) found[column] = cell(column)
      yield checked(line, found, clock)
    }
  }
}

const brokenQuotes = ({ line }: Pick<CsvLine, 'line'>): ImportFault[] => [
  {
    ...{ line, field: 'Quotation marks' },
    message: 'They are not closed, or text follows them. Within a cell, write each twice.',
  },
]

function textOf(bytes: Uint8Array): string {
  try {
    return withoutControls(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw refusal('newsletter.encoding', { field: 'file' })
  }
}

/** `Consent date`, `consent_date` and `consentDate` are one column. */
function plain(column: string): string {
  return column.toLowerCase().replace(/[^a-z]/g, '')
}

/** Cut to slightly more than any limit, so that longer values are still faults. */
function clean(cell: string): string {
  return trimmed(inOneForm(cut(cell, 1_000).replaceAll(/\p{Cc}+/gu, ' ')))
}

function checked(line: number, cells: Cells, clock: Clock): FileLine | ImportFault[] {
  const faults: ImportFault[] = []
  const fault = (column: Column, message: string) => faults.push({ line, field: columns[column], message })
  const email = emailRule.safeParse(cells.email)
  const status = cells.status.toUpperCase() || 'SUBSCRIBED'
  const at = instantOf(cells.consentdate, clock)
  if (!email.success) fault('email', messages['email.invalid'])
  if (status !== 'SUBSCRIBED' && status !== 'UNSUBSCRIBED') fault('status', 'Use SUBSCRIBED or UNSUBSCRIBED.')
  if (cells.consentdate === '' && status === 'SUBSCRIBED') fault('consentdate', 'Enter when the person agreed.')
  else if (!at) fault('consentdate', 'Enter a date that is past, such as 2026-03-31.')
  if (cells.source === '' && status === 'SUBSCRIBED') fault('source', 'Enter where the person agreed.')
  for (const column of ['source', 'name'] as const)
    if (cells[column].length > longest) fault(column, `Use at most ${longest} characters.`)
  const language = localeOf(cells.language)
  if (cells.language !== '' && !language) fault('language', 'Enter a language such as Hindi, or hi-IN.')
  if (faults.length > 0 || !email.success || !at) return faults
  return {
    line,
    email: email.data,
    status: status === 'SUBSCRIBED' ? 'SUBSCRIBED' : 'UNSUBSCRIBED',
    ...{ at, sourceNote: cells.source, name: cells.name, language: language ?? null },
  }
}

/** Locale by tag, base language or name: `hi-IN`, `hi`, `Hindi`, `हिन्दी`. */
function localeOf(text: string): Locale | undefined {
  const asked = text.toLowerCase()
  return locales.find((locale) => {
    const { name, english } = languages[locale]
    return [locale, baseLanguage(locale), name, english].some((word) => word.toLowerCase() === asked)
  })
}

/** A date becomes its noon UTC, the same day nearly everywhere. An unsubscription without a date counts as today. */
function instantOf(text: string, { now, today }: Clock): Date | undefined {
  if (text === '') return now
  const [, day, time = 'T12:00:00Z'] = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z)?$/.exec(text) ?? []
  if (day === undefined) return undefined
  const at = new Date(day + time)
  // 31 February would become a day in March.
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day || at.getUTCFullYear() < 1990)
    return undefined
  return at <= now ? at : day === today ? now : undefined
}
