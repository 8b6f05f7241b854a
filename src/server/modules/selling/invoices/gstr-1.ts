import { and, asc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import type { Gstr1File, Section } from '../../../../shared/selling/invoices/gstr-1.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Cell, csvPages, csvResponse } from '../../../platform/csv.ts'
import { inSite } from '../../../platform/table.ts'
import { documentsIssued } from './gstr-1-documents.ts'
import { byHsn, inMonth, isTaxable, type Month, nilRated, placeOf, smallSales } from './gstr-1-sums.ts'
import { type InvoiceRecord, invoiceLines, invoices } from './invoices.tables.ts'

type Cells = Cell[]

/** A row of a file: a document, and the sum of its lines at one rate. */
type RatedRow = { invoice: InvoiceRecord; rate: number; taxable: number }

type File = { columns: string[] } & (
  | { section: Section; notes: boolean; cells: (row: RatedRow) => Cells }
  | { rows: (ctx: Ctx, month: Month) => Promise<Cells[]> }
)

const rated = ['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount']
const ratedCells = ({ rate, taxable }: RatedRow): Cells => ['', rate, { minor: taxable }, '']
const ofInvoice = ['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply']
const invoiceCells = ({ invoice }: RatedRow): Cells => [
  invoice.number,
  dayText(invoice.issuedOn),
  { minor: invoice.total },
  placeOf(invoice),
]
const hsnColumns = [
  'HSN',
  'Description',
  'UQC',
  'Total Quantity',
  'Total Value',
  'Rate',
  'Taxable Value',
  'Integrated Tax Amount',
  'Central Tax Amount',
  'State/UT Tax Amount',
  'Cess Amount',
]

/** Files with the columns of the sheets of the government's offline tool. */
const files: Record<Gstr1File, File> = {
  b2b: {
    columns: [
      'GSTIN/UIN of Recipient',
      'Receiver Name',
      ...ofInvoice,
      'Reverse Charge',
      'Applicable % of Tax Rate',
      'Invoice Type',
      'E-Commerce GSTIN',
      'Rate',
      'Taxable Value',
      'Cess Amount',
    ],
    section: 'B2B',
    notes: false,
    cells: (row) => [
      row.invoice.buyerGstin,
      nameOf(row.invoice),
      ...invoiceCells(row),
      'N',
      '',
      'Regular B2B',
      '',
      row.rate,
      { minor: row.taxable },
      '',
    ],
  },
  b2cl: {
    columns: [...ofInvoice, ...rated, 'E-Commerce GSTIN'],
    section: 'B2CL',
    notes: false,
    cells: (row) => [...invoiceCells(row), ...ratedCells(row), ''],
  },
  b2cs: {
    columns: ['Type', 'Place Of Supply', ...rated, 'E-Commerce GSTIN'],
    rows: smallSales,
  },
  cdnr: {
    columns: [
      'GSTIN/UIN of Recipient',
      'Receiver Name',
      'Note Number',
      'Note Date',
      'Note Type',
      'Place Of Supply',
      'Reverse Charge',
      'Note Supply Type',
      'Note Value',
      ...rated,
    ],
    section: 'B2B',
    notes: true,
    cells: (row) => [
      row.invoice.buyerGstin,
      nameOf(row.invoice),
      row.invoice.number,
      dayText(row.invoice.issuedOn),
      'C',
      placeOf(row.invoice),
      'N',
      'Regular B2B',
      { minor: row.invoice.total },
      ...ratedCells(row),
    ],
  },
  cdnur: {
    columns: ['UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value', ...rated],
    section: 'B2CL',
    notes: true,
    cells: (row) => [
      'B2CL',
      row.invoice.number,
      dayText(row.invoice.issuedOn),
      'C',
      placeOf(row.invoice),
      { minor: row.invoice.total },
      ...ratedCells(row),
    ],
  },
  exemp: {
    columns: ['Description', 'Nil Rated Supplies', 'Exempted(other than nil rated/non GST supply)', 'Non-GST Supplies'],
    rows: nilRated,
  },
  'hsn-b2b': { columns: hsnColumns, rows: (ctx, month) => byHsn(ctx, month, ['B2B']) },
  'hsn-b2c': { columns: hsnColumns, rows: (ctx, month) => byHsn(ctx, month, ['B2CL', 'B2CS']) },
  docs: {
    columns: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
    rows: documentsIssued,
  },
}

/** A file of GSTR-1 for a month, for the government's offline tool. Documents are read page by page; sums are few. */
export function exportGstr1(ctx: Ctx, name: Gstr1File, month: string): Response {
  const file = files[name]
  const period = { from: `${month}-01`, to: nextMonth(month) }
  const pages =
    'rows' in file
      ? onePage(file.rows(ctx, period))
      : csvPages(
          (last?: InvoiceRecord) => selectDocuments(ctx, period, file, last),
          (invoice) => invoice,
          async (rows) => (await withRates(ctx, rows)).map(file.cells),
        )
  return csvResponse({ fileName: `gstr-1-${name}-${month}.csv`, columns: file.columns, pages })
}

async function* onePage(rows: Promise<Cells[]>): AsyncGenerator<Cells[]> {
  yield await rows
}

type Documents = { section: Section; notes: boolean }

function selectDocuments(ctx: Ctx, month: Month, { section, notes }: Documents, last: InvoiceRecord | undefined) {
  const kind = notes ? eq(invoices.kind, 'CREDIT_NOTE') : ne(invoices.kind, 'CREDIT_NOTE')
  const later =
    last &&
    or(gt(invoices.issuedOn, last.issuedOn), and(eq(invoices.issuedOn, last.issuedOn), gt(invoices.id, last.id)))
  return ctx.db
    .select()
    .from(invoices)
    .where(inMonth(ctx, month, [section], kind, later))
    .orderBy(asc(invoices.issuedOn), asc(invoices.id))
}

const taxableOf = sql`sum(${invoiceLines.amount} - ${invoiceLines.tax})`

async function withRates(ctx: Ctx, rows: InvoiceRecord[]): Promise<RatedRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const sums = await ctx.db
    .select({ id: invoiceLines.invoiceId, rate: invoiceLines.rate, taxable: taxableOf.mapWith(Number) })
    .from(invoiceLines)
    .where(inSite(ctx, invoiceLines, inArray(invoiceLines.invoiceId, ids), isTaxable))
    .groupBy(invoiceLines.invoiceId, invoiceLines.rate)
    .orderBy(asc(invoiceLines.rate))
  const sumsOf = Map.groupBy(sums, ({ id }) => id)
  return rows.flatMap((invoice) =>
    (sumsOf.get(invoice.id) ?? []).map(({ rate, taxable }) => ({ invoice, rate, taxable })),
  )
}

const nameOf = ({ buyer }: InvoiceRecord) => buyer.businessName || buyer.name

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2026-11-26` as `26-Nov-2026`. */
function dayText(day: string): string {
  const [year, month, date] = day.split('-')
  return `${date}-${months[Number(month) - 1]}-${year}`
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`
}
