import { NoZip, openZip, type ZipSource } from '../../../../platform/read-zip.ts'
import { refusal } from '../../../../platform/refusal.ts'
import { requireArea } from './sheet-area.ts'

/** Limits of a workbook, which is many times its size once it is unpacked. */
export type WorkbookLimits = {
  /** Bytes of its parts together. */
  bytes: number
  /** Cells of a sheet up to its last row and column, blank ones too: each takes memory. */
  cells: number
  /** Characters of its cells together: many cells may share one long text. */
  letters: number
}

/** Files of a workbook, pictures and the like among them. */
const mostFiles = 10_000

/**
 * The parts of a workbook that describe its sheets, by their names. What the ZIP states of their sizes is not believed: they are
 * counted as they are unpacked.
 * @throws Refusal `productImport.unpacked`
 * @throws NoZip
 */
export async function partsOfWorkbook(bytes: Uint8Array, limits: WorkbookLimits): Promise<Record<string, Uint8Array>> {
  const zip = await openZip(sourceOf(bytes), mostFiles)
  const parts: [name: string, part: Uint8Array][] = []
  let left = limits.bytes
  for (const entry of zip.entries.filter(({ name, fault }) => !fault && /\.xml(\.rels)?$/.test(name))) {
    const part = await zip.read(entry, left)
    if (part === 'large') throw refusal('productImport.unpacked', { field: 'file' })
    if (typeof part === 'string') throw new NoZip(`the part ${entry.name} of the workbook cannot be read: ${part}`)
    left -= part.length
    requireSheetArea(part, limits)
    parts.push([entry.name, part])
  }
  return Object.fromEntries(parts)
}

const sourceOf = (bytes: Uint8Array): ZipSource => ({
  bytes: bytes.length,
  read: async (from, until) => bytes.subarray(from, until),
})

/** Parts that are no sheets pass. */
function requireSheetArea(part: Uint8Array, { cells }: WorkbookLimits): void {
  // Names of tags and places of cells are ASCII.
  const text = Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('latin1')
  if (sheetTag.test(text)) requireArea(text, cells)
}

const sheetTag = /<(?:[^<>:\s]*:)?sheetData[\s/>]/
