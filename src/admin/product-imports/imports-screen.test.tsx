// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testCatalog } from '../../../tests/support/catalogue.ts'
import { dialog, page, press, screensOf } from '../../../tests/support/screen.tsx'
import { doJobs } from '../../../tests/support/shopping.ts'

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
  await user.upload(await page().findByLabelText('CSV or Excel file'), file())
  await page().findByText('The file is compared with your shop')
  await work()
  await page().findByText('2 products in the file: 1 new, 1 left out.')
  await page().findByText('Price: Please enter an amount, such as 1499 or 1,499.50.')
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
  expect(await shown('blue-bowl')).toBeUndefined()
})

// Shows B250.
test('a file that names no products is refused where it is chosen', async () => {
  const user = await openScreen('/products/imports')
  const field = await page().findByLabelText<HTMLInputElement>('CSV or Excel file')
  await user.upload(field, new File(['Colour\nred\n'], 'colours.csv', { type: 'text/csv' }))
  await page().findByText(/No column says which product a row is about/)
  expect(field.getAttribute('aria-invalid')).toBe('true')
})
