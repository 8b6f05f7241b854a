// @vitest-environment happy-dom
import { zipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { photo } from '../../../tests/support/files/upload.ts'
import { dialog, page, press, screensOf } from '../../../tests/support/screens/screen.tsx'
import { testCatalog } from '../../../tests/support/selling/catalogue.ts'
import { doJobs } from '../../../tests/support/selling/shopping.ts'

const app = await testCatalog()
const { one, services } = app
const openScreen = screensOf(app)
const work = () => doJobs(app, new Date(services.now().getTime() + 60_000))

const text = 'Name,SKU,Price,Menge\nBlue Bowl,BB-1,499,3\nBlue Cup,BC-1,dear,2\n'
const file = () => new File([text], 'bowls.csv', { type: 'text/csv' })
const shown = async (path: string) => (await one.call('GET', '/api/public/product', { query: { path } })).body.data

// Shows B249, B250, B251.
test('a file is previewed, its columns are mapped, and it is imported and undone', async () => {
  const user = await openScreen('/products/imports')
  await user.upload(await page().findByLabelText('CSV, Excel or ZIP file'), file())
  await page().findByText('The file is compared with your shop')
  await work()
  await page().findByText('2 products in the file: 1 new, 1 left out.')
  await page().findByText('Price: Enter an amount, such as 1499 or 1,499.50.')
  await user.click(page().getByText('1 of 4 not imported'))
  await user.selectOptions(page().getByLabelText('Menge'), 'Stock')
  await press(user, 'Compare again')
  await page().findByText('The file is compared with your shop')
  await work()
  await press(user, 'Import 1 product')
  await page().findByText(/The products are imported/)
  await work()
  await page().findByText('1 product imported.')
  expect(await shown('blue-bowl')).toMatchObject({ price: 49_900, variants: [{ stock: 3 }] })
  await press(user, 'Undo import')
  await press(user, 'Undo import', await dialog())
  await page().findByText('The import is undone')
  await work()
  await page().findByText('1 product is as before.')
  await page().findByText('Undone', { selector: 'td *' })
  expect(await shown('blue-bowl')).toBeUndefined()
})

// Shows B250.
test('a file that names no products is refused where it is chosen', async () => {
  const user = await openScreen('/products/imports')
  const field = await page().findByLabelText<HTMLInputElement>('CSV, Excel or ZIP file')
  await user.upload(field, new File(['Colour\nred\n'], 'colours.csv', { type: 'text/csv' }))
  await page().findByText(/No column identifies the product of a row/)
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

// Shows B308.
test('a ZIP of pictures is added to a file, which says what is missing in either', async () => {
  const user = await openScreen('/products/imports')
  const pots = 'Name,SKU,Price,Pictures\nRed Pot,RP-1,50,red.png\nGone Pot,RP-2,50,gone.png\n'
  await user.upload(
    await page().findByLabelText('CSV, Excel or ZIP file'),
    new File([pots], 'pots.csv', { type: 'text/csv' }),
  )
  await page().findByText('The file is compared with your shop')
  await work()
  await page().findByText(/2 pictures are named that no ZIP holds/)
  const red = new Uint8Array(await photo(40, 40).png().toBuffer())
  const zip = zipSync({ 'red.png': red, 'blue.png': red }) as Uint8Array<ArrayBuffer>
  await user.upload(await page().findByLabelText('ZIP of pictures'), new File([zip], 'pots.zip'))
  await page().findByText('The file is compared with your shop')
  await work()
  await page().findByText('2 files in the ZIP, 1 not named by any row:')
  await page().findByText('blue.png')
  await page().findByText('Pictures: “gone.png” is not in the ZIP.')
  await press(user, 'Import 2 products')
  await page().findByText(/The products are imported/)
  await work()
  await page().findByText('1 picture could not be fetched or read.')
  expect((await shown('red-pot')).basicDetails.media).toHaveLength(1)
})

// Shows B250.
test('a field that is chosen for another column is taken from the one before', async () => {
  const user = await openScreen('/products/imports')
  await user.upload(
    await page().findByLabelText('CSV, Excel or ZIP file'),
    new File([text.replace('Menge', 'Anzahl')], 'bowls.csv'),
  )
  await page().findByText('The file is compared with your shop')
  await work()
  await user.click(await page().findByText('1 of 4 not imported'))
  await user.selectOptions(page().getByLabelText('Anzahl'), 'Price')
  expect(page().getByLabelText<HTMLSelectElement>('Price').value).toBe('')
  expect(page().getByLabelText<HTMLSelectElement>('SKU').value).not.toBe('')
})

// Shows B308.
test('a ZIP that is refused says why at its field, where another one can be chosen', async () => {
  const user = await openScreen('/products/imports')
  await user.upload(await page().findByLabelText('CSV, Excel or ZIP file'), file())
  await page().findByText('The file is compared with your shop')
  await work()
  const field = await page().findByLabelText<HTMLInputElement>('ZIP of pictures')
  const send = fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) =>
    address.endsWith('/archive')
      ? Response.json({ msg: 'There is no room for this ZIP.' }, { status: 409 })
      : send(address, init),
  )
  await user.upload(field, new File(['PK'], 'bowls.zip'))
  await page().findByText('There is no room for this ZIP.')
  await expect.poll(() => field.matches(':disabled')).toBe(false)
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

// Shows B339.
test('a ZIP with a table and its pictures is uploaded at once, and sent again where it broke off', async () => {
  const user = await openScreen('/products/imports')
  const red = new Uint8Array(await photo(40, 40).png().toBuffer())
  const csv = new TextEncoder().encode('Name,SKU,Price,Pictures\nZip Jug,ZJ-1,50,red.png\n')
  const zip = zipSync({ 'jugs/jugs.csv': csv, 'red.png': red, 'spare.png': red }) as Uint8Array<ArrayBuffer>
  const jugs = new File([zip], 'jugs.zip')
  const send = fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) =>
    address.includes('/archive/')
      ? Response.json({ msg: 'This part was not understood.' }, { status: 400 })
      : send(address, init),
  )
  await user.upload(await page().findByLabelText('CSV, Excel or ZIP file'), jugs)
  await page().findByText('This part was not understood.')
  vi.stubGlobal('fetch', send)
  await user.click(await page().findByText('jugs.zip'))
  await page().findByText('This ZIP upload is incomplete. Choose the file again.')
  await user.upload(await page().findByLabelText('Another ZIP'), jugs)
  await page().findByText('The file is compared with your shop')
  await work()
  await page().findByText('jugs/jugs.csv is imported. 2 other files in the ZIP, 1 not named by any row:')
  await press(user, 'Import 1 product')
  await page().findByText(/The products are imported/)
  await work()
  await page().findByText('1 product imported.')
  expect((await shown('zip-jug')).basicDetails.media).toHaveLength(1)
})

// Shows B340.
test('a workbook that cannot be read says so on the screen of its import, which is discarded there', async () => {
  const user = await openScreen('/products/imports')
  await user.upload(await page().findByLabelText('CSV, Excel or ZIP file'), new File(['PK no workbook'], 'odd.xlsx'))
  await page().findByText('The file is compared with your shop')
  await work()
  await page().findByText('We can’t read this file. Choose a CSV file or an Excel workbook (XLSX).')
  await press(user, 'Discard file')
  await press(user, 'Discard file', await dialog())
  await page().findByText('The file is discarded')
})

// Shows B249.
test('reasons that many rows share stand above the rows, and a long one is shortened', async () => {
  const user = await openScreen('/products/imports')
  const rows = Array.from({ length: 500 }, (_, at) => `Vase ${at},VA-${at},dear,`)
  const long = `Odd Vase,${'X'.repeat(5_000)},,`
  const bad = ['Name,SKU,Price,MRP', ...rows, long, long.replace('Odd', 'Other')].join('\n')
  await user.upload(await page().findByLabelText('CSV, Excel or ZIP file'), new File([bad], 'vases.csv'))
  await page().findByText('The file is compared with your shop')
  await work()
  await page().findByText('Most frequent reasons')
  await page().findByText('500 products', { selector: 'li *' })
  await user.click(page().getByRole('link', { name: /Left out/ }))
  await page().findByText('Vase 0')
  for (const { textContent } of page().queryAllByText(/XXXX/)) expect(textContent?.length).toBeLessThan(400)
})
