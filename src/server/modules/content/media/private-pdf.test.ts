import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { pdf } from '../../../../../tests/support/files/film.ts'
import {
  author,
  camera,
  notedPdf,
  packedPhotoPdf,
  revise,
  signedPdf,
} from '../../../../../tests/support/files/noted-pdf.ts'
import { markOf, sendPart, uploadInParts } from '../../../../../tests/support/files/upload.ts'
import { partBytes } from '../../../../shared/content/media/media-files.ts'
import { plainJpeg } from './encoder/plain-jpeg.ts'

const { app, one } = await testApp()
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })

const keep = (bytes: Uint8Array) => uploadInParts(one, { token, bytes, name: 'rates.pdf' })

async function served(id: string): Promise<Buffer> {
  const get = (path: string) => app.request(`http://${one.host}${path}`, { headers: { host: one.host } })
  const answer = await get(`/media/${id}/document.pdf`)
  const leads = answer.headers.get('location')
  return Buffer.from(await (leads ? await get(leads) : answer).arrayBuffer())
}

const notes = [author, camera, 'Haat Writer', 'xmpmeta', 'CreationDate']
const notesIn = (bytes: Buffer) => notes.filter((note) => bytes.includes(note))

describe('a PDF of the library', () => {
  // Shows B121.
  test.each([
    ['its document information', {}, [author, 'Haat Writer', 'CreationDate']],
    ['its XMP', { xmp: true }, [author, 'Haat Writer', 'xmpmeta', 'CreationDate']],
    ['the notes in its photos', { photo: true }, [author, camera, 'Haat Writer', 'CreationDate']],
  ] as const)('is given out without %s', async (_, given, held) => {
    const taken = await notedPdf(given)
    expect(notesIn(taken)).toEqual(held)
    const { status, body } = await keep(taken)
    expect([status, body.data?.item]).toMatchObject([200, { kind: 'document', fileName: 'rates.pdf' }])
    const { _id, bytes } = body.data.item
    const plain = await served(_id)
    expect(notesIn(plain)).toEqual([])
    expect(plain.length).toBe(bytes)
    // The upload is known again; the file that is given out is a whole PDF with nothing left to take.
    expect((await keep(taken)).body.data).toMatchObject({ known: { _id } })
    const again = await keep(plain)
    expect((await served(again.body.data.item._id)).equals(plain)).toBe(true)
  })

  // Shows B121.
  test('is given out without earlier revisions, though the last one has no notes', async () => {
    const cleaned = revise(await notedPdf(), [['92', '<</Type/Nothing>>']])
    expect(notesIn(cleaned)).toEqual([author, 'Haat Writer', 'CreationDate'])
    expect(notesIn(await served((await keep(cleaned)).body.data.item._id))).toEqual([])
    const page = (line: string) =>
      `<</Length ${line.length + 32}>>\nstream\nBT /F 18 Tf 30 140 Td (${line}) Tj ET\nendstream`
    const revised = revise(pdf('Rate 90 for friends'), [['4', page('Rate 120')]])
    const plain = await served((await keep(revised)).body.data.item._id)
    expect([plain.includes('for friends'), plain.includes('Rate 120')]).toEqual([false, true])
  })

  // Shows B121.
  test.each([
    ['as they are', (jpeg: Buffer) => jpeg, ''],
    ['deflated', (jpeg: Buffer) => deflateSync(jpeg), '/FlateDecode'],
    ['as digits', (jpeg: Buffer) => Buffer.from(`${jpeg.toString('hex')}>`), '/ASCIIHexDecode'],
  ])(
    'is given out with its photos whole and without their notes, also where they are held %s',
    async (_, pack, filters) => {
      const plain = await served((await keep(await packedPhotoPdf(pack, filters))).body.data.item._id)
      expect(/\/Filter\s*\/DCTDecode/.test(plain.toString('latin1'))).toBe(true)
      const jpeg = plain.subarray(plain.indexOf(Buffer.from('ffd8', 'hex')))
      const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height, data.length > 0]).toEqual([60, 40, true])
      expect((await sharp(jpeg).metadata()).exif).toBeUndefined()
    },
  )

  // Shows B121.
  test('is given out as it was uploaded if it is encrypted, signed or without notes', async () => {
    for (const taken of [await notedPdf({ password: 'secret' }), await signedPdf(), pdf('No notes', 3 * partBytes)]) {
      const { body } = await keep(taken)
      expect((await served(body.data.item._id)).equals(taken)).toBe(true)
    }
  })

  // Shows B121.
  test('is replaced by one without its notes, to which its address leads', async () => {
    const { item } = (await keep(pdf('Last year'))).body.data
    const taken = await notedPdf()
    const body = { name: 'next.pdf', bytes: taken.length, mark: markOf(taken) }
    const begun = await one.call('POST', '/api/v1/uploads', { token, body })
    const { _id: id } = begun.body.data.upload
    await sendPart(one, { token, id, from: 0, bytes: taken })
    const replaced = await one.call('POST', `/api/v1/uploads/${id}/finish`, { token, body: { replaces: item._id } })
    const { _id, file, bytes } = replaced.body.data.item
    expect(_id).toBe(item._id)
    const plain = await served(file)
    expect([notesIn(plain), plain.length]).toEqual([[], bytes])
    expect((await served(item._id)).equals(plain)).toBe(true)
  })
})

test('a picture that is no JPEG, or ends within a note, is no JPEG without notes', () => {
  for (const bytes of ['89504e47', 'ffd8', 'ffd8ffe1ffff00', 'ffd8ffe10001ffda0000'])
    expect(plainJpeg(Buffer.from(bytes, 'hex'))).toBeUndefined()
  const noted = Buffer.from('ffd8ffe1000300ffda0002aa', 'hex')
  expect(plainJpeg(noted)).toEqual(Buffer.from('ffd8ffda0002aa', 'hex'))
})
