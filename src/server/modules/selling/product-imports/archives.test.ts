import { type Zippable, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { photo } from '../../../../../tests/support/files/upload.ts'
import { testImports } from '../../../../../tests/support/selling/product-imports.ts'

const { bring, call, check, items, owner, pack, product, sendPart, step, two } = await testImports()

const picture = async (width: number) => new Uint8Array(await photo(width, 40).png().toBuffer())
const [red, blue, green] = [await picture(60), await picture(80), await picture(90)]
const zipOf = (files: Zippable) => zipSync(files, { level: 0 }) as Uint8Array<ArrayBuffer>

let serial = 0
/** A file with a product for each cell of pictures. */
const fileOf = (...cells: string[]) =>
  `Name,SKU,Price,Pictures,Picture texts\n${cells
    .map((cell) => {
      serial++
      return `Pot ${serial},ZP-${serial},10,"${cell}",Side`
    })
    .join('\n')}\n`
const faultsIn = async (id: string) =>
  (await items(id)).map(({ faults }: { faults: { line: number; column: string; text: string }[] }) => faults[0]?.text)
const picturesOf = async (path: string) => (await product(path)).basicDetails.media

describe('pictures in a ZIP', () => {
  // Shows B308.
  test('are named by rows, with folder or without, in any case and spelling', async () => {
    const first = serial + 1
    const checked = await check(fileOf('Blue Kurta.JPG, photos/red.png', 'caf\u00e9.png', 'gone.png'))
    expect(checked.counts).toMatchObject({ add: 3, noted: 3, picturesMissing: 4 })
    const packed = await pack(
      checked._id,
      zipOf({
        'photos/red.png': red,
        'export/blue kurta.jpg': blue,
        'cafe\u0301.png': green,
        'other.png': red,
        '__MACOSX/._red.png': red,
        'photos/.DS_Store': red,
      }),
    )
    expect(packed).toMatchObject({
      state: 'READY',
      archive: { name: 'pictures.zip', pictures: 4, unnamedCount: 1, unnamed: ['other.png'], fault: '' },
      counts: { add: 3, noted: 1, picturesMissing: 1 },
    })
    expect(await items(checked._id, '&kind=noted')).toMatchObject([
      { action: 'ADD', faults: [{ line: 4, column: 'Pictures', text: '“gone.png” is not in the ZIP.' }] },
    ])
    const done = await step(checked._id, 'start')
    expect(done.counts).toMatchObject({ done: 3, pictures: 0, picturesFailed: 1 })
    expect(await picturesOf(`pot-${first}`)).toMatchObject([{ alt: 'Side', width: 80 }, { width: 60 }])
    expect(await picturesOf(`pot-${first + 1}`)).toMatchObject([{ width: 90 }])
    // Nothing is kept of it once its pictures are in the library.
    const { rows } = await owner.query('select count(*)::int as parts from product_import_parts')
    expect(rows).toEqual([{ parts: 0 }])
    expect(await step(checked._id, 'undo')).toMatchObject({ counts: { undone: 3, kept: 0 } })
  })

  // Shows B308.
  test('are refused in words where they are no pictures that can be read', async () => {
    const zeros = new Uint8Array(16 * 1024 * 1024)
    const zip = zipSync({
      '../out.png': [red, { level: 0 }],
      '/etc/root.png': [red, { level: 0 }],
      'link.png': [new TextEncoder().encode('/etc/passwd'), { level: 0, os: 3, attrs: (0o120777 << 16) >>> 0 }],
      'locked.png': [red, { level: 9 }],
      'broken.png': [red, { level: 0 }],
      'bomb.png': [zeros, { level: 9 }],
      'liar.png': [zeros, { level: 9 }],
      'inner.zip': zipSync({ 'a.png': red }),
      'notes.txt': new TextEncoder().encode('notes'),
      'text.png': new TextEncoder().encode('no picture'),
      'a/twice.png': red,
      'b/twice.png': blue,
    }) as Uint8Array<ArrayBuffer>
    // Flags of encryption, a changed byte of content, and a size that is not the true one.
    const view = Buffer.from(zip.buffer, zip.byteOffset, zip.length)
    const local = (name: string) => view.indexOf(name) - 30
    const central = (name: string) => view.lastIndexOf(name) - 46
    view.writeUInt16LE(1, central('locked.png') + 8)
    const inside = local('broken.png') + 30 + 'broken.png'.length + 60
    view.writeUInt8(view.readUInt8(inside) ^ 0xff, inside)
    view.writeUInt32LE(1_000, central('liar.png') + 24)
    const names = ['out.png', 'root.png', 'link.png', 'locked.png', 'bomb.png', 'inner.zip', 'notes.txt', 'twice.png']
    const late = ['broken.png', 'liar.png', 'text.png', 'a/twice.png']
    const first = serial + 1
    const checked = await check(fileOf(...names, ...late))
    expect((await pack(checked._id, zip)).counts).toMatchObject({ add: 12, picturesMissing: 8 })
    expect(await faultsIn(checked._id)).toEqual([
      '“out.png” has a path that leads out of the ZIP, so it is left out.',
      '“root.png” has a path that leads out of the ZIP, so it is left out.',
      '“link.png” is a link to another file, so it is left out.',
      '“locked.png” is protected by a password. Pack the files without one.',
      '“bomb.png” is too large: a picture may have up to 15 MB.',
      '“inner.zip” is a ZIP within the ZIP. Put the pictures in directly.',
      '“notes.txt” is not a picture.',
      '“twice.png” is in the ZIP more than once. Write its folder before the name.',
      ...[undefined, undefined, undefined, undefined],
    ])
    const done = await step(checked._id, 'start')
    expect(done.counts).toMatchObject({ done: 12, picturesFailed: 11 })
    expect(await picturesOf(`pot-${first + 11}`)).toMatchObject([{ width: 60 }])
    const { rows } = await owner.query(
      `select pictures_failed -> 0 ->> 'url' as url, pictures_failed -> 0 ->> 'fault' as fault
       from product_import_items where import_id = $1 and position between 8 and 10 order by position`,
      [checked._id],
    )
    expect(rows).toEqual([
      { url: 'broken.png', fault: '“broken.png” is damaged in the ZIP.' },
      { url: 'liar.png', fault: '“liar.png” is damaged in the ZIP.' },
      { url: 'text.png', fault: expect.any(String) },
    ])
  })

  // Shows B308.
  test('come in parts, each kept once, and go on after a break', async () => {
    const zip = zipOf({ 'large.png': [new Uint8Array(3 * 1024 * 1024), { level: 0 }], 'red.png': red })
    const { _id } = await check(fileOf('red.png'))
    const begin = (bytes: number, mark: string) =>
      call('POST', `/product-imports/${_id}/archive`, { name: 'two.zip', bytes, mark })
    const half = 2 * 1024 * 1024
    await begin(zip.length, 'a')
    expect((await sendPart(_id, half, zip.subarray(half))).body.errors[0]).toMatchObject({
      code: 'productImport.part',
      field: 'from',
    })
    for (const _ of ['sent', 'sent again'])
      expect((await sendPart(_id, 0, zip.subarray(0, half))).body.data.archive.received).toBe(half)
    expect((await begin(zip.length, 'a')).body.data.archive.received).toBe(half)
    expect((await begin(zip.length, 'b')).body.data.archive.received).toBe(0)
    expect((await begin(600 * 1024 * 1024, 'b')).body.errors[0]).toMatchObject({
      field: 'bytes',
      defaultMessage: 'A ZIP may have up to 512 MB.',
    })
    const packed = await pack(_id, zip)
    expect(packed.counts).toMatchObject({ picturesMissing: 0, noted: 0 })
    const { token } = await two.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
    const body = { name: 'two.zip', bytes: 10, mark: 'x' }
    expect((await two.call('POST', `/api/v1/product-imports/${_id}/archive`, { token, body })).status).toBe(404)
  })

  // Shows B308.
  test('that cannot be read as a ZIP are told, and the products are imported without them', async () => {
    const { _id } = await check(fileOf('red.png'))
    const packed = await pack(_id, new TextEncoder().encode('this is no ZIP at all') as Uint8Array<ArrayBuffer>)
    expect(packed.archive.fault).toContain('cannot be read as a ZIP')
    expect(packed.counts).toMatchObject({ add: 1, picturesMissing: 1 })
    expect((await step(_id, 'start')).counts).toMatchObject({ done: 1, picturesFailed: 1 })
    const refused = await call('POST', `/product-imports/${_id}/archive`, { name: 'a.zip', bytes: 9, mark: 'x' })
    expect(refused).toMatchObject({ status: 409 })
  })

  // Shows B308.
  test('are kept for five files of products at a time', async () => {
    await owner.query('delete from product_import_parts')
    const begun: number[] = []
    for (let nth = 0; nth < 6; nth++) {
      const { body } = await bring(fileOf('red.png'))
      await owner.query(`update product_imports set state = 'READY' where id = $1`, [body.data._id])
      const zip = { name: 'a.zip', bytes: 4_000_000, mark: 'x' }
      const { status } = await call('POST', `/product-imports/${body.data._id}/archive`, zip)
      begun.push(status)
      await sendPart(body.data._id, 0, new Uint8Array(2 * 1024 * 1024))
    }
    expect(begun).toEqual([200, 200, 200, 200, 200, 409])
  })
})
