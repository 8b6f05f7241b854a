import { PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream } from '@libpdf/core'
import { mostBytesOf } from '../../../../../shared/content/media/media-files.ts'
import { plainJpeg } from './plain-jpeg.ts'

/** Keys under which programs note who made a document or a part of it, when and with what. */
const notes = ['Metadata', 'PieceInfo', 'LastModified'] as const

/**
 * A PDF without its document information, XMP and the notes in its JPEG pictures (B121), nor earlier revisions of it. Undefined
 * for one that stays as it is: with nothing to take, encrypted, signed, damaged, or too large without them.
 */
export async function withoutNotes(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const pdf = await PDF.load(bytes)
  if (pdf.isEncrypted || pdf.recoveredViaBruteForce) return undefined
  const found = dictsOf(pdf)
  if (found.some(isSigned)) return undefined
  const resolve = (ref: PdfRef) => pdf.context.registry.resolve(ref)
  const taken = [pdf.context.info.trailer.delete('Info'), ...found.map((dict) => takeNotes(dict, resolve))]
  if (!taken.includes(true) && !hasRevisions(bytes)) return undefined
  // The document information is no part of what is compared with the file that was read.
  pdf.getCatalog().dirty = true
  const pages = pdf.getPageCount()
  const plain = await pdf.save({ compressStreams: false })
  const isKept = plain.length <= mostBytesOf.document && (await hasPages(plain, pages))
  return isKept ? plain : undefined
}

/** Each revision ends with a cross-reference table of its own. A file for fast display has two in one revision, and loses them. */
function hasRevisions(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return file.indexOf('startxref') !== file.lastIndexOf('startxref')
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

type Resolve = (ref: PdfRef) => PdfObject | null

/** @returns whether there were any */
function takeNotes(dict: PdfDict, resolve: Resolve): boolean {
  const isPlainer = dict instanceof PdfStream && takePictureNotes(dict, resolve)
  return [...notes.map((key) => dict.delete(key)), isPlainer].includes(true)
}

/** Also where a program has packed its JPEG once more; that is undone. */
function takePictureNotes(stream: PdfStream, resolve: Resolve): boolean {
  const filter = stream.get('Filter', resolve)
  const filters = filter instanceof PdfArray ? [...filter] : [filter]
  const last = filters.at(-1)
  if (!filter || !(last instanceof PdfName) || last.value !== 'DCTDecode') return false
  stream.set('Filter', filter)
  const plain = plainJpeg(decoded(stream))
  if (!plain) return false
  const given = stream.get('DecodeParms', resolve)
  const params = given instanceof PdfArray ? given.at(filters.length - 1, resolve) : given
  // Takes filter and parameters away, as if the data had none.
  stream.setData(plain)
  stream.set('Filter', last)
  if (params instanceof PdfDict) stream.set('DecodeParms', params)
  return true
}

/** The JPEG of a stream; nothing of one that cannot be unpacked, which no reader shows either. */
function decoded(stream: PdfStream): Uint8Array {
  try {
    return stream.getDecodedData()
  } catch {
    return new Uint8Array()
  }
}

/** Whether what was written is read as what it was. */
async function hasPages(bytes: Uint8Array, pages: number): Promise<boolean> {
  const pdf = await PDF.load(bytes)
  return !pdf.recoveredViaBruteForce && pdf.getPageCount() === pages
}
