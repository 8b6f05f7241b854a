import { mostImportBytes } from '../../../../../shared/selling/catalogue/product-imports.ts'
import { answerFrames } from '../../../../platform/processes/answer-frames.ts'
import type { CsvLine } from '../../../../platform/read-csv.ts'
import { Refusal, refusal } from '../../../../platform/refusal.ts'
import { type Answer, mostAnswerBytes, mostColumns } from '../unpack-workbook.ts'
import { rowsOfWorkbook } from './workbook.ts'

answerFrames(mostImportBytes, async ({ parts: [bytes = new Uint8Array()] }) => {
  try {
    const parts = partsOf(await rowsOfWorkbook(bytes, { mostColumns }))
    return { head: { kind: 'rows' } satisfies Answer, parts }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { head: { kind: 'refused', code: error.code }, parts: [] }
  }
})

/** Rows that are decoded at once: so few that requests run in between. */
const rowsOfPart = 500

/** @throws Refusal `productImport.unpacked` */
function partsOf(lines: CsvLine[]): Buffer[] {
  const parts: Buffer[] = []
  let left = mostAnswerBytes
  for (let at = 0; at < lines.length; at += rowsOfPart) {
    const part = Buffer.from(JSON.stringify(lines.slice(at, at + rowsOfPart)))
    left -= part.length
    if (left < 0) throw refusal('productImport.unpacked', { field: 'file' })
    parts.push(part)
  }
  return parts
}
