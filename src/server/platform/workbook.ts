import { strToU8, Zip, ZipDeflate } from 'fflate'
import { workbookType } from '../../shared/api/workbook-type.ts'
import { escapeXml } from '../../shared/content/texts/xml.ts'
import { type Cell, decimal, type Table, withoutApostrophe } from './csv.ts'
import { downloadResponse } from './download.ts'
import { streamOf } from './stream.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const formats = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const relations = (id: string, kind: string, target: string) =>
  `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/></Relationships>`

/** All of a workbook but its sheet (ECMA-376, part 1). */
const parts = {
  '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${formats}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${formats}.worksheet+xml"/></Types>`,
  '_rels/.rels': relations('rId1', 'officeDocument', 'xl/workbook.xml'),
  'xl/_rels/workbook.xml.rels': relations('rId1', 'worksheet', 'worksheets/sheet1.xml'),
  'xl/workbook.xml': `${head}<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
}

/** The first row stays in sight. */
const sheetHead = `${head}<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
const sheetEnd = '</sheetData></worksheet>'

/**
 * Streams a workbook (XLSX) of one sheet page by page, so that memory holds only one page. Cells are texts or numbers, never
 * formulas, so long numbers such as barcodes stay as they are.
 */
export function workbookResponse({ fileName, columns, pages }: Table): Response {
  return downloadResponse(streamOf(workbookOf(columns, pages)), { fileName, type: workbookType })
}

async function* workbookOf(columns: readonly string[], pages: Table['pages']): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  for (const [name, text] of Object.entries(parts)) addTo(zip, name).push(strToU8(text), true)
  const sheet = addTo(zip, 'xl/worksheets/sheet1.xml')
  let row = 1
  sheet.push(strToU8(sheetHead + rowOf(row, columns)))
  for await (const rows of pages) {
    sheet.push(strToU8(rows.map((cells) => rowOf(++row, cells)).join('')))
    yield* made.splice(0)
  }
  sheet.push(strToU8(sheetEnd), true)
  zip.end()
  yield* made.splice(0)
}

function addTo(zip: Zip, name: string): ZipDeflate {
  const entry = new ZipDeflate(name)
  zip.add(entry)
  return entry
}

function rowOf(row: number, cells: readonly Cell[]): string {
  return `<row r="${row}">${cells.map((cell, at) => cellOf(`${columnName(at)}${row}`, cell)).join('')}</row>`
}

function cellOf(place: string, cell: Cell): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'object') return `<c r="${place}"><v>${decimal(cell.minor)}</v></c>`
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${written(cell)}</t></is></c>`
}

/** Characters that XML cannot hold. */
const unwritable = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu

/** An own apostrophe that the import would take away again gets another. XML reads a carriage return as a line feed. */
function written(text: string): string {
  const kept = withoutApostrophe(text) === text ? text : `'${text}`
  return escapeXml(kept.replace(unwritable, '')).replaceAll('\r', '&#13;')
}

/** 0 -> `A`, 26 -> `AA`. */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter
}
