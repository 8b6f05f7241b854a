import { PDF, PdfArray, PdfDict, type PdfObject, PdfRef, PdfStream } from '@libpdf/core'
import { mostBytesOf } from '../../../../../shared/content/media-files.ts'
import { plainJpeg } from './plain-jpeg.ts'

/** Keys under which programs note who made a document or a part of it, when and with what. */
const notes = ['Metadata', 'PieceInfo', 'LastModified'] as const

/**
 * A PDF without its document information, XMP and the notes in its JPEG pictures (B121); earlier revisions of it go, too. Undefined
 * for one that stays as it is: without notes, encrypted, signed, damaged, or too large without them.
 */
export async function withoutNotes(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const pdf = await PDF.load(bytes)
  if (pdf.isEncrypted || pdf.recoveredViaBruteForce) return undefined
  const found = dictsOf(pdf)
  if (found.some(isSigned)) return undefined
  const taken = [pdf.context.info.trailer.delete('Info'), ...found.map(takeNotes)]
  if (!taken.includes(true)) return undefined
  // The document information is no part of what is compared with the file that was read.
  pdf.getCatalog().dirty = true
  const pages = pdf.getPageCount()
  const plain = await pdf.save({ compressStreams: false })
  const isKept = plain.length <= mostBytesOf.document && (await hasPages(plain, pages))
  return isKept ? plain : undefined
}

/** Every dictionary and stream that the document's catalogue leads to. */
function dictsOf({ context: { info, registry } }: PDF): PdfDict[] {
  const found: PdfDict[] = []
  const known = new Set<string>()
  const open: (PdfObject | undefined | null)[] = [info.trailer.get('Root')]
  while (open.length > 0) {
    const object = open.pop()
    if (object instanceof PdfRef) {
      const key = `${object.objectNumber} ${object.generation}`
      if (!known.has(key)) open.push(registry.resolve(object))
      known.add(key)
    } else if (object instanceof PdfDict) {
      found.push(object)
      for (const [, value] of object) open.push(value)
    } else if (object instanceof PdfArray) for (const item of object) open.push(item)
  }
  return found
}

/** A signature holds for the bytes that it names. */
const isSigned = (dict: PdfDict) => dict.has('ByteRange') && dict.has('Contents')

/** @returns whether there were any */
function takeNotes(dict: PdfDict): boolean {
  const plain = dict instanceof PdfStream && isJpeg(dict) ? plainJpeg(dict.data) : undefined
  if (plain && dict instanceof PdfStream) dict.setData(plain)
  return [...notes.map((key) => dict.delete(key)), plain !== undefined].includes(true)
}

function isJpeg(stream: PdfStream): boolean {
  const filter = stream.get('Filter')
  const only = filter instanceof PdfArray && filter.length === 1 ? filter.at(0) : filter
  return only?.type === 'name' && only.value === 'DCTDecode'
}

/** Whether what was written is read as what it was. */
async function hasPages(bytes: Uint8Array, pages: number): Promise<boolean> {
  const pdf = await PDF.load(bytes)
  return !pdf.recoveredViaBruteForce && pdf.getPageCount() === pages
}
