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
  const text = noted.toString('latin1')
  const found = (pattern: RegExp) => pattern.exec(text)?.[1] ?? ''
  const [root, pages, before, info] = [
    /\/Root (\d+) 0 R/,
    /\/Pages (\d+) 0 R/,
    /startxref\s(\d+)/,
    /\/Info (\d+) 0 R/,
  ].map(found)
  const objects = [
    [root, `<</Type/Catalog/Pages ${pages} 0 R/AcroForm<</SigFlags 3/Fields[90 0 R]>>>>`],
    ['90', '<</FT/Sig/T(Signature)/V 91 0 R>>'],
    ['91', `<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 ${noted.length} ${noted.length} 0]/Contents<00>>>`],
  ]
  let added = ''
  let table = 'xref\n'
  for (const [number, object] of objects) {
    table += `${number} 1\n${String(noted.length + added.length).padStart(10, '0')} 00000 n \n`
    added += `${number} 0 obj\n${object}\nendobj\n`
  }
  const trailer = `trailer\n<</Size 92/Root ${root} 0 R/Info ${info} 0 R/Prev ${before}>>\nstartxref\n${noted.length + added.length}\n%%EOF\n`
  return Buffer.concat([noted, Buffer.from(added + table + trailer, 'latin1')])
}

const notedPhoto = () =>
  photo(60, 40)
    .withExif({ IFD0: { Make: camera }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' } })
    .jpeg()
    .toBuffer()
