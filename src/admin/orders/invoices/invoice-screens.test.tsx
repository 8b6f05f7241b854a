// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { taxedSettings } from '../../../../tests/support/app.ts'
import { choose, dialog, page, press, retype, rowOf, screensOf } from '../../../../tests/support/screens/screen.tsx'
import { testFulfilment } from '../../../../tests/support/selling/fulfilling.ts'
import { dayIn } from '../../../shared/zoned-time.ts'

const { app, one, owner, read, move, cashOrder } = await testFulfilment()
await owner.query('update sites set settings = $2 where id = $1', [one.id, taxedSettings])
app.services.bus.tell(one.id, ['site'])
const openScreen = screensOf(app)

/** Names of the files that were saved, and the last one itself. */
const names: string[] = []
let saved: unknown

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved = file
    return 'blob:1'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
})

// Shows B257.
test('staff issue an invoice from the order, and the print shows it with its own number', async () => {
  const { id } = await cashOrder()
  const user = await openScreen(`/orders/${id}`)
  await press(user, 'Issue invoice')
  const { invoices, number } = await read(id)
  expect(invoices).toHaveLength(1)
  expect(await page().findByText(invoices[0].number)).toBeTruthy()
  await openScreen(`/orders/${id}/print`)
  const paper = await page().findByRole('article', { name: `Tax invoice ${invoices[0].number}` })
  expect(paper.textContent).toContain('Place of supply: Maharashtra (27)')
  expect(paper.textContent).toContain(`Number ${number}`)
})

// Shows B257.
test('the print of an order without an invoice says so, and offers to issue it', async () => {
  const { id } = await cashOrder()
  const { number } = await read(id)
  const user = await openScreen(`/orders/${id}/print`)
  expect(await page().findByRole('heading', { name: `Order ${number} has no invoice` })).toBeTruthy()
  expect(page().queryByRole('article')).toBeNull()
  await press(user, 'Issue invoice')
  expect(await page().findByRole('article')).toBeTruthy()
})

// Shows B260.
test('the list finds an invoice and downloads it', async () => {
  const { id } = await cashOrder()
  await move(id, 'PACKED')
  const [{ number }] = (await read(id)).invoices
  const user = await openScreen('/orders/invoices')
  await retype(user, await page().findByLabelText('Search number, order, buyer, GSTIN'), number)
  await choose(user, await rowOf(number), 'Download PDF')
  await expect.poll(() => names.at(-1), { timeout: 20_000 }).toBe(`${number.replaceAll('/', '-')}.pdf`)
}, 40_000)

// Shows B261.
test('GSTR-1 comes as files for a month', async () => {
  const user = await openScreen('/orders/invoices')
  await press(user, 'GSTR-1')
  await press(user, 'Download B2CS', await dialog())
  await expect.poll(() => names.at(-1)).toMatch(/^gstr-1-b2cs-20\d\d-\d\d\.csv$/)
  expect(saved instanceof Blob && (await saved.text())).toContain('Type,Place Of Supply,Applicable % of Tax Rate,Rate')
})

// Shows B261.
test('GSTR-1 opens at the last month that is over', async () => {
  const user = await openScreen('/orders/invoices')
  await press(user, 'GSTR-1')
  const month = (await dialog()).getByRole('combobox', { name: /^Month/ }) as HTMLSelectElement
  const [year = 0, number = 0] = dayIn(app.services.now(), 'Asia/Kolkata').split('-').map(Number)
  expect(month.value).toBe(new Date(Date.UTC(year, number - 2)).toISOString().slice(0, 7))
  expect(month.options[0]?.value).toBe(new Date(Date.UTC(year, number - 1)).toISOString().slice(0, 7))
})
