import { type Zippable, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { photo } from '../../../../../tests/support/files/upload.ts'
import { numberCell, textCell, workbookOf } from '../../../../../tests/support/files/workbook.ts'
import { testImports } from '../../../../../tests/support/selling/product-imports.ts'

const { call, checkZip, items, owner, product, read, sendPart, step, two, work } = await testImports()

const picture = async (width: number) => new Uint8Array(await photo(width, 40).png().toBuffer())
const [red, blue] = [await picture(60), await picture(80)]
const zipOf = (files: Zippable) => zipSync(files, { level: 0 }) as Uint8Array<ArrayBuffer>
const bytesOf = (text: string) => new TextEncoder().encode(text)

const row = (nth: number, ...cells: string[]) => `<row r="${nth}">${cells.join('')}</row>`
const asWorkbook = (name: string, file: string) =>
  workbookOf(
    row(1, textCell('A1', 'Name'), textCell('B1', 'Price'), textCell('C1', 'Pictures')) +
      row(2, textCell('A2', name), numberCell('B2', '75'), textCell('C2', file)),
  )

const pictures = { 'photos/Red.PNG': red, 'photos/more/blue.png': blue, 'spare.png': red }
const mac = { '__MACOSX/._pots.csv': red, '.DS_Store': red, 'photos/.DS_Store': red, '~$pots.xlsx': red }

describe('a ZIP of a table and its pictures', () => {
  // Shows B339.
  test('says what is missing in it and what is not named, and is imported with its pictures', async () => {
    const csv = 'Name,SKU,Price,Pictures\nZip Pot,ZB-1,10,"red.png, photos/more/BLUE.png"\nBare Pot,ZB-2,10,gone.png\n'
    const checked = await checkZip(zipOf({ 'shop/pots.csv': bytesOf(csv), ...pictures, ...mac }))
    expect(checked).toMatchObject({
      state: 'READY',
      fileName: 'products.zip',
      archive: { table: 'shop/pots.csv', pictures: 3, unnamedCount: 1, unnamed: ['spare.png'], fault: '' },
      counts: { add: 2, noted: 1, picturesMissing: 1 },
    })
    expect(await items(checked._id, '&kind=noted')).toMatchObject([
      { name: 'Bare Pot', faults: [{ line: 3, column: 'Pictures', text: '“gone.png” is not in the ZIP.' }] },
    ])
    expect((await step(checked._id, 'start')).counts).toMatchObject({ done: 2, pictures: 0, picturesFailed: 1 })
    expect((await product('zip-pot')).basicDetails.media).toMatchObject([{ width: 60 }, { width: 80 }])
    const { rows } = await owner.query('select count(*)::int as parts from product_import_parts')
    expect(rows).toEqual([{ parts: 0 }])
    expect(await step(checked._id, 'undo')).toMatchObject({ counts: { undone: 2, kept: 0 } })
    expect(await product('zip-pot')).toBeUndefined()
  })

  // Shows B339.
  test('may hold a workbook', async () => {
    const checked = await checkZip(zipOf({ 'Pots.XLSX': asWorkbook('Sheet Pot', 'red.png'), ...pictures }))
    expect(checked).toMatchObject({ state: 'READY', archive: { table: 'Pots.XLSX' }, counts: { add: 1, noted: 0 } })
    await step(checked._id, 'start')
    expect((await product('sheet-pot')).basicDetails.media).toMatchObject([{ width: 60 }])
  })

  const csv = bytesOf('Name,Price\nPot,10\n')
  const isLink = { os: 3, attrs: (0o120777 << 16) >>> 0 } as const

  // Shows B339.
  test.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ['has no table', zipOf({ ...pictures, ...mac }), 'This ZIP has no table of products.'],
    [
      'has two',
      zipOf({ 'a.csv': csv, 'b/c.xlsx': asWorkbook('Pot', '') }),
      'This ZIP has more than one table: a.csv, b/c.xlsx. Keep one of them.',
    ],
    ['is none', bytesOf('this is no ZIP at all') as Uint8Array<ArrayBuffer>, 'cannot be read as a ZIP'],
    ['has another ZIP alone', zipOf({ 'inner.zip': zipOf({ 'a.csv': csv }) }), 'This ZIP has no table of products.'],
    ['has a table that leads out of it', zipOf({ '../pots.csv': csv }), 'has a path that leads out of the ZIP'],
    ['has a table at the root of a disk', zipOf({ '/etc/pots.csv': csv }), 'has a path that leads out of the ZIP'],
    ['has a link for a table', zipOf({ 'pots.csv': [csv, isLink] }), 'is a link to another file'],
    ['has a table without rows', zipOf({ 'pots.csv': bytesOf('Name,Price\n') }), 'has no rows below its header'],
    [
      'has a table that names no products',
      zipOf({ 'pots.csv': bytesOf('Hue,Price\nred,1\n') }),
      'No column identifies',
    ],
    ['has a workbook that is none', zipOf({ 'pots.xlsx': bytesOf('PK no workbook') }), 'We can’t read this file.'],
    ['lies about the size of its table', lying(zipSync({ 'pots.csv': bytesOf('x'.repeat(200_000)) })), 'is damaged'],
    [
      'has a table of more than 64 MB',
      zipSync({ 'pots.csv': new Uint8Array(65 * 1024 * 1024) }) as Uint8Array<ArrayBuffer>,
      'is too large: a table may have up to 64 MB.',
    ],
  ])('is refused in words, with nothing left of it, where it %s', async (_, zip, said) => {
    const failed = await checkZip(zip)
    expect(failed).toMatchObject({ state: 'FAILED', fault: expect.stringContaining(said) })
    const { rows } = await owner.query(
      `select (select count(*) from product_import_parts where import_id = i.id)::int as parts,
         (select count(*) from product_import_items where import_id = i.id)::int as items, file
       from product_imports i where id = $1`,
      [failed._id],
    )
    expect(rows).toEqual([{ parts: 0, items: 0, file: null }])
    expect((await call('DELETE', `/product-imports/${failed._id}`)).status).toBe(200)
  })

  // Shows B339.
  test('goes on after a break, may be another one, and is discarded as any file', async () => {
    const zip = zipOf({ 'pots.csv': csv, 'large.png': [new Uint8Array(3 * 1024 * 1024), { level: 0 }] })
    const begin = (name: string) => call('POST', '/product-imports/archives', { name, bytes: zip.length, mark: 'one' })
    const { _id } = (await begin('break.zip')).body.data
    const half = 2 * 1024 * 1024
    expect((await sendPart(_id, 0, zip.subarray(0, half))).body.data).toMatchObject({ state: 'SENDING' })
    expect((await begin('break.zip')).body.data).toMatchObject({ _id, archive: { received: half } })
    expect((await begin('other.zip')).body.data._id).not.toBe(_id)
    expect((await call('POST', `/product-imports/${_id}/start`)).status).toBe(409)
    const again = { name: 'again.zip', bytes: zip.length, mark: 'two' }
    expect((await call('POST', `/product-imports/${_id}/archive`, again)).body.data).toMatchObject({
      ...{ state: 'SENDING', fileName: 'again.zip', archive: { received: 0 } },
    })
    for (const from of [0, half]) await sendPart(_id, from, zip.subarray(from, from + half))
    await work()
    expect(await read(_id)).toMatchObject({ state: 'READY', counts: { add: 1 } })
    const { token } = await two.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
    expect((await two.call('GET', `/api/v1/product-imports/${_id}`, { token })).status).toBe(404)
    expect((await call('DELETE', `/product-imports/${_id}`)).status).toBe(200)
  })
})

/** The size that the directory at the end states of the only file. */
function lying(zip: Uint8Array): Uint8Array<ArrayBuffer> {
  const changed = new Uint8Array(zip)
  const name = Buffer.from(changed.buffer).lastIndexOf('pots.csv')
  new DataView(changed.buffer).setUint32(name - 46 + 24, 100, true)
  return changed
}
