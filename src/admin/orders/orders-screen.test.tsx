// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { dialog, page, press, retype, rowOf, screensOf, within } from '../../../tests/support/screens/screen.tsx'
import { initAt, offerPickUp, studio } from '../../../tests/support/selling/picking-up.ts'
import { shopper, shopperWith, waitingAtBank } from '../../../tests/support/selling/shopping.ts'

const app = await testApp()
const { one, two } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

/** So many orders of a new customer, to be paid on delivery. */
async function ordered(count = 1) {
  const person = await shopper(one)
  for (let at = 0; at < count; at++) {
    await person.add((await one.product()).variantIds[0] ?? '')
    await person.init('cod')
  }
  const orders = await person.orders()
  return { person, orders, numbers: orders.map(({ number }) => number) }
}
const statusOf = async (id: string) =>
  (await one.call('GET', `/api/v1/orders/${id}`, { token })).body.data.status as string

// Shows B42.
test('orders are chosen, packed and printed together', async () => {
  const { person, orders, numbers } = await ordered(2)
  const user = await openScreen(`/orders?q=${encodeURIComponent(person.email)}`)
  await rowOf(`#${numbers[0]}`)
  await user.click(page().getByLabelText('Select all on this page'))
  await user.click(await page().findByRole('button', { name: 'Mark as packed' }))
  await page().findByText('2 orders are packed')
  await expect.poll(() => page().queryByText('2 selected')).toBeNull()
  for (const { _id } of orders) expect(await statusOf(_id)).toBe('PACKED')
  await user.click(page().getByLabelText('Select all on this page'))
  await user.click(await page().findByRole('link', { name: 'Print packing slips' }))
  for (const number of numbers) await page().findByRole('article', { name: `Packing slip ${number}` })
  await user.click(page().getByRole('link', { name: 'Invoices' }))
  expect(await page().findAllByRole('article', { name: /^Invoice INV\// })).toHaveLength(2)
})

// Shows B42.
test('chosen orders that cannot be packed are named with the reason, and stay chosen', async () => {
  const { person, orders, numbers } = await ordered(2)
  const [later, earlier] = orders
  await one.call('POST', `/api/v1/orders/${later?._id}/cancel`, { token, body: { reason: 'Ordered by mistake.' } })
  const user = await openScreen(`/orders?q=${encodeURIComponent(person.email)}`)
  await rowOf(`#${numbers[0]}`)
  await user.click(page().getByLabelText('Select all on this page'))
  await user.click(await page().findByRole('button', { name: 'Mark as packed' }))
  await page().findByText('1 order is packed')
  await page().findByText('1 order was not packed')
  await page().findByText(new RegExp(`^${numbers[0]}: `))
  page().getByText('2 selected')
  expect(await Promise.all([later, earlier].map((order) => statusOf(order?._id ?? '')))).toEqual([
    'CANCELLED',
    'PACKED',
  ])
})

// Shows B206.
test('staff who see orders, and may not handle them, print and export them and are not offered to pack', async () => {
  const { person, numbers } = await ordered()
  const user = await openScreen(`/orders?q=${encodeURIComponent(person.email)}`, { as: ['orders'] })
  await rowOf(`#${numbers[0]}`)
  await user.click(page().getByLabelText('Select all on this page'))
  await page().findByRole('link', { name: 'Print invoices' })
  page().getByRole('link', { name: 'Print packing slips' })
  expect(page().queryByRole('button', { name: 'Mark as packed' })).toBeNull()
})

// Shows B232.
test('orders by which no real money moves are marked in the list', async () => {
  const [{ person, orderId }, real] = [await waitingAtBank(one), await ordered()]
  const { number } = await person.order(orderId)
  await openScreen('/orders')
  within(await rowOf(`#${number}`)).getAllByText('Test payment')
  expect(within(await rowOf(`#${real.numbers[0]}`)).queryByText('Test payment')).toBeNull()
  await openScreen(`/orders/print?ids=${orderId},${real.orders[0]?._id}&paper=slip`)
  const slip = async (of = 0) => within(await page().findByRole('article', { name: `Packing slip ${of}` }))
  ;(await slip(number)).getByText('Test payment: no real money moved.')
  expect((await slip(real.numbers[0])).queryByText(/Test payment/)).toBeNull()
  expect(page().getByRole('link', { current: 'page' }).textContent).toBe('Packing slips')
})

test.each(['', '?ids=1,2'])('the address /orders/print%s says that no order is found', async (rest) => {
  await openScreen(`/orders/print${rest}`)
  await page().findByText('Order not found')
})

// Shows B42.
test('chosen orders are exported as a file with a line for each', async () => {
  const { person, numbers } = await ordered(2)
  await ordered()
  const saved = vi.spyOn(URL, 'createObjectURL')
  const user = await openScreen(`/orders?q=${encodeURIComponent(person.email)}`)
  await rowOf(`#${numbers[0]}`)
  await user.click(page().getByLabelText('Select all on this page'))
  const chosen = within((await page().findByText('2 selected')).parentElement as HTMLElement)
  await user.click(chosen.getByRole('button', { name: 'Export CSV' }))
  await expect.poll(() => saved.mock.lastCall).toBeDefined()
  const [file] = saved.mock.lastCall ?? []
  const text = await (file as Blob).text()
  expect(text.trim().split('\r\n')).toHaveLength(3)
  expect(text).toContain(person.email)
})

test('orders are filtered by days as the site writes them; a filter begins at the first page', async () => {
  const { numbers } = await ordered()
  const user = await openScreen('/orders?page=2')
  const from = await page().findByRole('textbox', { name: 'From' })
  expect(from.getAttribute('placeholder')).toBe('DD/MM/YYYY')
  const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(new Date())
  await retype(user, from, today)
  await rowOf(`#${numbers[0]}`)
  expect(location.search).toMatch(/from=\d{4}-\d\d-\d\d/)
  expect(location.search).not.toContain('page=')
  await retype(user, from, '31/02/2026')
  expect(from.getAttribute('aria-invalid')).toBe('true')
  await retype(user, page().getByRole('textbox', { name: 'To' }), '01/01/2001')
  await page().findByText('No results')
})

// Shows B310.
test('orders that are picked up are told apart from those that are delivered, and keep apart in the URL', async () => {
  await offerPickUp(app, one)
  const { person, variantId } = await shopperWith(one, { stock: 5 })
  const delivered = (await person.init('cod')).body.data.number
  await person.add(variantId)
  const collected = (await initAt(person, studio)).body.data.number
  const user = await openScreen(`/orders?q=${encodeURIComponent(person.email)}`)
  await rowOf(`#${delivered}`)
  await user.selectOptions(page().getByRole('combobox', { name: 'Delivery or pick-up' }), 'Pick-up')
  await expect.poll(() => page().queryByText(`#${delivered}`)).toBeNull()
  await rowOf(`#${collected}`)
  expect(location.search).toContain('way=pickUp')
  await openScreen(`/orders?q=${encodeURIComponent(person.email)}&way=delivery`)
  await rowOf(`#${delivered}`)
  expect(page().queryByText(`#${collected}`)).toBeNull()
})

test('orders are told apart by what is to be done with them', async () => {
  const { person, orders, numbers } = await ordered(2)
  await one.call('POST', `/api/v1/orders/${orders[0]?._id}/moves`, { token, body: { to: 'PACKED' } })
  const user = await openScreen(`/orders?q=${encodeURIComponent(person.email)}`)
  await rowOf(`#${numbers[0]}`)
  const tabs = within(page().getByRole('navigation', { name: 'Orders by status' }))
  await user.click(await tabs.findByRole('link', { name: /^To ship/ }))
  await expect.poll(() => page().queryByText(`#${numbers[1]}`)).toBeNull()
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toMatch(/^To ship/)
  await rowOf(`#${numbers[0]}`)
})

test('the tabs count all orders that fit the search, also while the requests are open', async () => {
  const { person, orders } = await ordered(3)
  const body = { id: orders[0]?._id, reason: 'notNeeded', note: '' }
  const [first] = orders
  await one.call('POST', `/api/v1/orders/${first?._id}/moves`, { token, body: { to: 'PACKED' } })
  await one.call('POST', '/api/io/crm/cuser/order/cancel/request', { token: person.token, body })
  await openScreen(`/orders?q=${encodeURIComponent(person.email)}&request=open`)
  await rowOf(`#${first?.number}`)
  const tabs = within(page().getByRole('navigation', { name: 'Orders by status' }))
  await tabs.findByRole('link', { name: 'All 3' })
  await tabs.findByRole('link', { name: 'Requests 1' })
  await tabs.findByRole('link', { name: 'To pack 2' })
})

test('days are gone from their fields once the filters are cleared', async () => {
  const { numbers } = await ordered()
  const user = await openScreen('/orders?from=2001-01-01&to=2001-01-02')
  const from = await page().findByRole('textbox', { name: 'From' })
  expect(from).toHaveProperty('value', '01/01/2001')
  await press(user, 'Clear search and filters')
  await rowOf(`#${numbers[0]}`)
  for (const name of ['From', 'To']) expect(page().getByRole('textbox', { name })).toHaveProperty('value', '')
})

test('reserved items are listed with who holds them, and released', async () => {
  const { person, orderId } = await waitingAtBank(one)
  const { number } = await person.order(orderId)
  const user = await openScreen('/orders')
  await user.click(await page().findByRole('link', { name: 'Reserved items' }))
  await page().findByRole('heading', { level: 1, name: 'Reserved items' })
  const row = await rowOf(person.email)
  expect(row.textContent).toContain(`#${number}`)
  await user.click(within(row).getByRole('button', { name: /^Release/ }))
  const question = await dialog()
  await question.findByText(`Release order ${number}?`)
  await question.findByText('1 item goes back on sale.')
  await user.click(question.getByRole('button', { name: 'Release items' }))
  await page().findByText(`Order ${number} is cancelled`)
  await expect.poll(() => page().queryByText(person.email)).toBeNull()
  expect(await statusOf(orderId)).toBe('CANCELLED')
})

test('a shop without orders says what will appear, and that nothing is reserved', async () => {
  await openScreen('/orders', { site: two })
  await page().findByText('No orders yet')
  await openScreen('/orders/reserved', { site: two })
  await page().findByText('Nothing is reserved')
})

test('staff who may only look see orders, and can neither choose nor export them', async () => {
  const { numbers } = await ordered()
  await openScreen('/orders', { as: ['view'] })
  await rowOf(`#${numbers[0]}`)
  expect(page().queryByLabelText('Select all on this page')).toBeNull()
  expect(page().queryByRole('button', { name: 'Export CSV' })).toBeNull()
  await openScreen('/orders', { as: ['catalogue'] })
  await page().findByText('You do not have permission to see this')
})
