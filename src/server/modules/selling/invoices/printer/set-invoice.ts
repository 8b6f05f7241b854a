import { amountInWords } from '../../../../../shared/selling/invoices/amount-in-words.ts'
import { taxByRate, taxShares, titleOf } from '../../../../../shared/selling/invoices/invoice.ts'
import type { Buyer, Invoice, InvoiceLine, Seller } from '../../../../../shared/selling/invoices/invoices.ts'
import { isTaxed, taxNames } from '../../../../../shared/selling/invoices/tax-kind.ts'
import { formatMoney } from '../../../../../shared/selling/pricing/money.ts'
import { longDate } from '../../../../../shared/times.ts'
import { measure, openSheet, page, type Sheet, type Style } from './sheet.ts'

/** Sets a document as a PDF: A4, in English, with names in the script that they have. */
export function setInvoice(invoice: Invoice): Promise<Uint8Array> {
  const columns = columnsOf(invoice)
  let isInTable = false
  const title = titleOf(invoice)
  const sheet = openSheet(`${title} ${invoice.number}`, (sheet) => {
    if (isInTable) tableHead(sheet, columns)
  })
  sheet.newPage()
  setHead(sheet, invoice, title)
  setParties(sheet, invoice)
  tableHead(sheet, columns)
  isInTable = true
  for (const line of invoice.lines) tableRow(sheet, columns, line, detailOf(line, invoice.currency))
  isInTable = false
  setTotals(sheet, invoice)
  if (isTaxed(invoice.taxKind)) setRates(sheet, invoice)
  setNotes(sheet, invoice)
  return sheet.end((number, count) => `${title} ${invoice.number} · Page ${number} of ${count}`)
}

const day = (text: string) => longDate(text, 'UTC', 'en-IN')

const { margin: left } = page

function setHead(sheet: Sheet, invoice: Invoice, title: string): void {
  const { seller, credits, order } = invoice
  const half = measure / 2 - 12
  const top = sheet.y
  const ofSeller = setLines(sheet, left, top, half, [
    [seller.name, { size: 15, weight: 'bold' }],
    ...(seller.shop === seller.name ? [] : [plain(seller.shop)]),
    ...addressOf(seller).map(plain),
    ...[seller.email, seller.phone].filter(Boolean).map(plain),
    ...(seller.gstNumber ? [bold(`GSTIN ${seller.gstNumber}`)] : []),
  ])
  const ofDocument = setLines(
    sheet,
    left + measure / 2 + 12,
    top,
    half,
    [
      [title, { size: 15, weight: 'bold' }],
      bold(invoice.number),
      plain(day(invoice.issued)),
      ...(credits ? [plain(`For invoice ${credits.number}`), plain(`of ${day(credits.issued)}`)] : []),
      plain(`Order ${order.number} of ${day(order.placed)}`),
      ['Original for recipient', { soft: true }],
    ],
    'right',
  )
  sheet.y = top + Math.max(ofSeller, ofDocument) + 16
}

type StyledLine = [text: string, style: Style]
const plain = (text: string): StyledLine => [text, {}]
const bold = (text: string): StyledLine => [text, { weight: 'bold' }]

function setLines(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  lines: StyledLine[],
  align: Style['align'] = 'left',
): number {
  return lines.reduce((down, [text, style]) => down + sheet.text(text, x, y + down, width, { ...style, align }), 0)
}

const addressOf = ({ address, state }: Seller) => (address.length > 0 ? address : [state].filter(Boolean))

function setParties(sheet: Sheet, { buyer, place, taxKind, reason }: Invoice): void {
  const half = measure / 2 - 12
  const top = sheet.y
  const ofBuyer = setLines(sheet, left, top, half, [['Billed and delivered to', { soft: true }], ...buyerLines(buyer)])
  const ofPlace = setLines(sheet, left + measure / 2 + 12, top, half, [
    ['Place of supply', { soft: true }],
    plain(place.code ? `${place.state} (${place.code})` : place.state),
    ...(isTaxed(taxKind) ? [plain('Reverse charge: No')] : []),
    ...(reason ? [plain(`Reason: ${reason}`)] : []),
  ])
  sheet.y = top + Math.max(ofBuyer, ofPlace) + 16
}

function buyerLines(buyer: Buyer): StyledLine[] {
  const { businessName, name, line1, line2, landmark, city, state, pincode, mobileNumber, gstin } = buyer
  const where = [line1, line2, landmark, [city, pincode].filter(Boolean).join(' '), state]
  return [
    ...[businessName, name].filter(Boolean).map((text, index) => (index === 0 ? bold(text) : plain(text))),
    ...where.filter(Boolean).map(plain),
    ...(mobileNumber ? [plain(`+91 ${mobileNumber}`)] : []),
    ...(gstin ? [bold(`GSTIN ${gstin}`)] : []),
  ]
}

type Column = {
  title: string
  width: number
  align?: Style['align']
  cell: (line: InvoiceLine) => string
}

const gap = 8

function columnsOf({ taxKind: kind, currency }: Invoice): Column[] {
  const money = (amount: number) => formatMoney(amount, currency)
  const ofTax = taxNames(kind).map((title): Column => {
    const cell = (line: InvoiceLine) => money(taxShares(kind, [line]).find(({ name }) => name === title)?.amount ?? 0)
    return { title, width: 56, align: 'right', cell }
  })
  const others: Column[] = [
    { title: 'HSN', width: 44, cell: ({ hsn }) => hsn || '–' },
    {
      title: 'Qty',
      width: 40,
      align: 'right',
      cell: ({ quantity, unit }) => (quantity === null ? '–' : `${quantity} ${unit}`),
    },
    ...(isTaxed(kind)
      ? [
          { title: 'Taxable value', width: 64, align: 'right', cell: ({ taxable }) => money(taxable) } satisfies Column,
          { title: 'GST', width: 28, align: 'right', cell: ({ rate }) => `${rate} %` } satisfies Column,
          ...ofTax,
        ]
      : []),
    { title: 'Amount', width: 66, align: 'right', cell: ({ amount }) => money(amount) },
  ]
  const taken = others.reduce((sum, { width }) => sum + width + gap, 0)
  return [{ title: 'Item', width: measure - taken, cell: ({ name }) => name }, ...others]
}

function forEachColumn(columns: Column[], draw: (column: Column, x: number) => void): void {
  let x = left
  for (const column of columns) {
    draw(column, x)
    x += column.width + gap
  }
}

const small: Style = { size: 8 }

function tableHead(sheet: Sheet, columns: Column[]): void {
  const style: Style = { ...small, weight: 'bold' }
  const height = Math.max(...columns.map(({ title, width }) => sheet.height(title, width, style)))
  sheet.require(height + 60)
  sheet.rule(sheet.y, true)
  forEachColumn(columns, ({ title, width, align }, x) => {
    sheet.text(title, x, sheet.y + 4, width, { ...style, align })
  })
  sheet.y += height + 8
  sheet.rule(sheet.y, true)
}

function tableRow(sheet: Sheet, columns: Column[], line: InvoiceLine, detail: string): void {
  const [item] = columns
  if (!item) return
  const under: Style = { size: 7.5, soft: true }
  const ofName = sheet.height(line.name, item.width, small)
  const height = ofName + (detail ? sheet.height(detail, item.width, under) : 0)
  sheet.require(height + 10)
  forEachColumn(columns, ({ cell, width, align }, x) => {
    sheet.text(cell(line), x, sheet.y + 5, width, { ...small, align })
  })
  if (detail) sheet.text(detail, left, sheet.y + 5 + ofName, item.width, under)
  sheet.y += height + 10
  sheet.rule(sheet.y, false)
}

function detailOf({ detail, price, discount }: InvoiceLine, currency: string): string {
  const each = price === null ? '' : `${formatMoney(price, currency)} each`
  const off = discount > 0 ? `${formatMoney(discount, currency)} off` : ''
  return [detail, each, off].filter(Boolean).join(' · ')
}

function setTotals(sheet: Sheet, { taxKind: kind, lines, total, currency }: Invoice): void {
  const tax = lines.reduce((sum, { tax }) => sum + tax, 0)
  const sums = [
    ...(isTaxed(kind) ? [{ name: 'Taxable value', amount: total - tax }, ...taxShares(kind, lines)] : []),
    { name: 'Total', amount: total },
  ]
  sheet.require(sums.length * 15 + 20)
  sheet.y += 8
  const words = currency === 'INR' ? amountInWords(total) : `All amounts in ${currency}.`
  sheet.text(words, left, sheet.y, measure / 2, { weight: 'bold' })
  for (const [index, { name, amount }] of sums.entries()) {
    const style: Style = index === sums.length - 1 ? { size: 11, weight: 'bold' } : {}
    sheet.text(name, left + measure - 210, sheet.y, 100, style)
    sheet.y += sheet.text(formatMoney(amount, currency), left + measure - 110, sheet.y, 110, {
      ...style,
      align: 'right',
    })
  }
  sheet.y += 12
}

/** The tax at each rate, shared as the law shares it. */
function setRates(sheet: Sheet, { taxKind: kind, lines, currency }: Invoice): void {
  const names = taxNames(kind)
  const rows = taxByRate(lines)
  const titles = ['GST rate', 'Taxable value', ...names, 'Tax']
  const width = measure / titles.length
  const draw = (texts: string[], style: Style) => {
    for (const [index, text] of texts.entries())
      sheet.text(text, left + index * width, sheet.y + 4, width, { ...style, align: index === 0 ? 'left' : 'right' })
    sheet.y += 20
  }
  sheet.require((rows.length + 1) * 20)
  sheet.rule(sheet.y, true)
  draw(titles, { ...small, weight: 'bold' })
  sheet.rule(sheet.y, true)
  for (const { rate, taxable, tax, lines } of rows) {
    const shares = taxShares(kind, lines).map(
      ({ amount }) => `${formatMoney(amount, currency)} (${rate / names.length} %)`,
    )
    draw([`${rate} %`, formatMoney(taxable, currency), ...shares, formatMoney(tax, currency)], small)
    sheet.rule(sheet.y, false)
  }
  sheet.y += 12
}

function setNotes(sheet: Sheet, { kind, taxKind }: Invoice): void {
  const isComposition = taxKind === 'COMPOSITION'
  const notes = [
    ...(isComposition ? ['Composition taxable person, not eligible to collect tax on supplies.'] : []),
    `This is a computer-generated ${kind === 'CREDIT_NOTE' ? 'credit note' : 'invoice'} and needs no signature.`,
  ]
  sheet.require(notes.length * 13)
  for (const note of notes) sheet.y += sheet.text(note, left, sheet.y, measure, { size: 8, soft: true })
}
