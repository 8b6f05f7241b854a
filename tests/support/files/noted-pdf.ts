import PdfDocument from 'pdfkit'
import { photo } from './upload.ts'

/** A name that stands in the document information, and what stands in the picture's notes. */
export const author = 'Asha Rao of Bengaluru'
export const camera = 'Camera of Asha'

type Given = {
  /** XMP beside the document information. */
  xmp?: boolean
  /** A photo with the notes of its camera, the place among them. */
  photo?: boolean
  /** The password that it opens with. */
  password?: string
  /** Tells two documents apart. */
  line?: string
}

/** A PDF of one page as office programs save it: with its author, its program and its dates. */
export async function notedPdf({ xmp, photo: hasPhoto, password, line = 'Price list' }: Given = {}): Promise<Buffer> {
  const document = new PdfDocument({
    info: { Author: author, Creator: 'Haat Writer', Producer: 'Haat Writer 7' },
    compress: false,
    ...(xmp ? { pdfVersion: '1.7' as const, displayTitle: true } : {}),
    ...(password === undefined ? {} : { userPassword: password }),
  })
  if (xmp)
    document.appendXML(
      `<rdf:Description><dc:creator xmlns:dc="http://purl.org/dc/elements/1.1/">${author}</dc:creator></rdf:Description>`,
    )
  document.text(line)
  if (hasPhoto) document.image(await notedPhoto(), 50, 200, { width: 100 })
  const pieces: Buffer[] = []
  document.on('data', (piece) => pieces.push(piece))
  await new Promise((done) => {
    document.on('end', done)
    document.end()
  })
  return Buffer.concat(pieces)
}

/** Such a document, signed: a later revision adds the signature of the bytes before it. */
export async function signedPdf(): Promise<Buffer> {
  const noted = await notedPdf()
  const [root, pages, info] = [/\/Root (\d+) 0 R/, /\/Pages (\d+) 0 R/, /\/Info (\d+) 0 R/].map(numberIn(noted))
  const objects: Revised[] = [
    [root ?? '', `<</Type/Catalog/Pages ${pages} 0 R/AcroForm<</SigFlags 3/Fields[90 0 R]>>>>`],
    ['90', '<</FT/Sig/T(Signature)/V 91 0 R>>'],
    ['91', `<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 ${noted.length} ${noted.length} 0]/Contents<00>>>`],
  ]
  return revise(noted, objects, `/Info ${info} 0 R`)
}

/** Such a document whose photo is packed once more, by these filters before that of JPEG. */
export async function packedPhotoPdf(pack: (jpeg: Buffer) => Buffer, filters: string): Promise<Buffer> {
  const noted = await notedPdf({ photo: true })
  const image = numberIn(noted)(/(\d+) 0 obj\s*<<\s*\/Type \/XObject\s*\/Subtype \/Image/)
  const packed = pack(await notedPhoto())
  const dict = `<</Type/XObject/Subtype/Image/Width 60/Height 40/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter[${filters}/DCTDecode]/DecodeParms[null<</ColorTransform 1>>]/Length ${packed.length}>>`
  const stream = `${dict}\nstream\n${packed.toString('latin1')}\nendstream`
  return revise(noted, [[image, stream]])
}

/** Number and content of an object. */
type Revised = [number: string, object: string]

/** A later revision of a PDF: these objects replace its own or are new. */
export function revise(pdf: Buffer, objects: Revised[], inTrailer = ''): Buffer {
  const [root, before] = [/\/Root (\d+) 0 R/, /startxref\s(\d+)/].map(numberIn(pdf))
  let added = ''
  let table = 'xref\n'
  for (const [number, object] of objects) {
    table += `${number} 1\n${String(pdf.length + added.length).padStart(10, '0')} 00000 n \n`
    added += `${number} 0 obj\n${object}\nendobj\n`
  }
  const trailer = `trailer\n<</Size 92/Root ${root} 0 R${inTrailer}/Prev ${before}>>\nstartxref\n${pdf.length + added.length}\n%%EOF\n`
  return Buffer.concat([pdf, Buffer.from(added + table + trailer, 'latin1')])
}

const numberIn = (pdf: Buffer) => (pattern: RegExp) => pattern.exec(pdf.toString('latin1'))?.[1] ?? ''

const notedPhoto = () =>
  photo(60, 40)
    .withExif({ IFD0: { Make: camera }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' } })
    .jpeg()
    .toBuffer()
