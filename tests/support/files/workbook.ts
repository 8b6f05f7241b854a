import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate'

const head = '<?xml version="1.0"?>'
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'

const sheetName = 'xl/worksheets/sheet1.xml'

/** The parts of a workbook of one sheet. @param rows XML; style 1 is a time */
function partsOf(rows: string): Record<string, Uint8Array> {
  return {
    '[Content_Types].xml': strToU8(
      `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    'xl/workbook.xml': strToU8(
      `${head}<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      `${head}<styleSheet xmlns="${spreadsheet}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    [sheetName]: strToU8(
      `${head}<worksheet xmlns="${spreadsheet}" xmlns:r="${office}"><sheetData>${rows}</sheetData></worksheet>`,
    ),
  }
}

export const textCell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
export const numberCell = (at: string, value: string) => `<c r="${at}"><v>${value}</v></c>`
export const timeCell = (at: string, days: string) => `<c r="${at}" s="1"><v>${days}</v></c>`

export const workbookOf = (rows: string) => zipSync(partsOf(rows)) as Uint8Array<ArrayBuffer>

/** A workbook whose cells share one text, as long as is asked: it is packed small. */
export function workbookOfText(letters: number): Uint8Array<ArrayBuffer> {
  const rows = `<row r="1">${textCell('A1', 'Name')}</row><row r="2"><c r="A2" t="s"><v>0</v></c></row>`
  const strings = `${head}<sst xmlns="${spreadsheet}"><si><t>${'x'.repeat(letters)}</t></si></sst>`
  const links = `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Type="${office}/sharedStrings" Target="sharedStrings.xml"/>`
  return zipSync({
    ...partsOf(rows),
    'xl/_rels/workbook.xml.rels': strToU8(`${head}<Relationships xmlns="${relations}">${links}</Relationships>`),
    'xl/sharedStrings.xml': strToU8(strings),
  }) as Uint8Array<ArrayBuffer>
}

/** Like `workbookOf`, as programs write it that do not know the sizes of parts before they have written them. */
export function streamedWorkbookOf(rows: string): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for (const [name, part] of Object.entries(partsOf(rows))) {
    const entry = new ZipDeflate(name)
    zip.add(entry)
    entry.push(part, true)
  }
  zip.end()
  return new Uint8Array(Buffer.concat(pieces))
}

/** The workbook with another size of its sheet in the directory at its end. */
export function withStatedSize(workbook: Uint8Array, bytes: number): Uint8Array<ArrayBuffer> {
  const changed = new Uint8Array(workbook)
  const view = new DataView(changed.buffer)
  const found = Buffer.from(changed.buffer).lastIndexOf(sheetName) - 46
  if (view.getUint32(found, true) !== 0x02014b50) throw new Error('the sheet is not in the directory')
  view.setUint32(found + 24, bytes, true)
  return changed
}
