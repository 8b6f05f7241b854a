// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../../tests/support/app.ts'
import { dialog, page, press, screensOf } from '../../../../tests/support/screens/screen.tsx'
import { shopper, shopperWith } from '../../../../tests/support/selling/shopping.ts'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

/** An order taken so far, whose customer asks for something. */
async function asked(kind: 'cancel' | 'return', ...moves: string[]) {
  const { person } = await shopperWith(one, { stock: 5 })
  const id: string = (await person.init('cod')).body.data.orderId
  for (const to of moves) await one.call('POST', `/api/v1/orders/${id}/moves`, { token, body: { to } })
  const reason = kind === 'cancel' ? 'notNeeded' : 'doesNotFit'
  const body = { id, reason, note: 'Thank you.' }
  await one.call('POST', `/api/io/crm/cuser/order/${kind}/request`, { token: person.token, body })
  return { id, order: () => person.order(id) }
}

const delivered = ['PACKED', 'SHIPPED', 'DELIVERED']

// Shows B229.
test('a request to cancel stands on top of its order and is approved there', async () => {
  const { id, order } = await asked('cancel', 'PACKED')
  const user = await openScreen(`/orders/${id}`)
  await page().findByRole('heading', { name: 'Asha Rao asks to cancel this order' })
  page().getByText('I no longer need it. Thank you.', { selector: 'section > p' })
  expect(page().queryByRole('button', { name: 'Ship' })).toBeNull()
  await press(user, 'Approve and cancel…')
  const approve = await dialog()
  await approve.findByText('1 item goes back into stock.')
  await press(user, 'Cancel order', approve)
  await expect.poll(async () => (await order()).status).toBe('CANCELLED')
  await expect.poll(() => page().queryByRole('heading', { name: /asks to cancel/ })).toBeNull()
})

// Shows B229, B269.
test('a request for one of two sizes says which one, and so do the fields of each', async () => {
  const options = [{ name: 'Size', values: ['S', 'M'] }]
  const variants = ['S', 'M'].map((size) => ({
    ...{ sku: `KURTA-${size}`, options: { Size: size }, price: 50_000, mrp: 50_000, stock: 5 },
  }))
  const { variantIds } = await one.product({ name: 'Kurta', options, variants })
  const person = await shopper(one)
  for (const variantId of variantIds) await person.add(variantId)
  const id: string = (await person.init('cod')).body.data.orderId
  await one.call('POST', `/api/v1/orders/${id}/moves`, { token, body: { to: 'PACKED' } })
  const lines = [{ productVariantId: variantIds[1], pieces: 1 }]
  await one.call('POST', '/api/io/crm/cuser/order/cancel/request', { token: person.token, body: { id, lines } })
  const user = await openScreen(`/orders/${id}`)
  await page().findByText('1 × Kurta (M)')
  await press(user, 'Refuse…')
  const refuse = await dialog()
  await user.type(refuse.getByRole('textbox', { name: /^Message to the customer/ }), 'It is packed.')
  await press(user, 'Refuse', refuse)
  await press(user, 'Ship')
  const ship = await dialog()
  for (const size of ['S', 'M']) ship.getByRole('spinbutton', { name: `Pieces of Kurta (${size})` })
})

// Shows B229.
test('a request is refused with words, and not without', async () => {
  const { id, order } = await asked('cancel', 'PACKED')
  const user = await openScreen(`/orders/${id}`)
  await press(user, 'Refuse…')
  const refuse = await dialog()
  await press(user, 'Refuse', refuse)
  const words = refuse.getByRole('textbox', { name: /^Message to the customer/ })
  await expect.poll(() => words.getAttribute('aria-invalid')).toBe('true')
  expect((await order()).status).toBe('CANCEL_REQUESTED')
  await user.type(words, 'It is on the van.')
  await press(user, 'Refuse', refuse)
  await expect.poll(async () => (await order()).status).toBe('PACKED')
  await page().findByRole('button', { name: 'Ship' })
  await page().findByText('It is on the van.', { selector: 'li *' })
})

// Shows B229.
test('an approved return waits for its parcel and is then marked as returned', async () => {
  const { id, order } = await asked('return', ...delivered)
  const user = await openScreen(`/orders/${id}`)
  await press(user, 'Approve the return…')
  const approve = await dialog()
  await user.type(approve.getByLabelText('Message to the customer'), 'To 4 Mill Road.')
  await press(user, 'Approve return', approve)
  await page().findByText(/mark it as returned once the parcel is here/)
  expect(page().queryByRole('button', { name: 'Approve the return…' })).toBeNull()
  await press(user, 'Mark as returned')
  await press(user, 'Mark as returned', await dialog())
  await expect.poll(async () => (await order()).status).toBe('RETURNED')
})

// Shows B229.
test('staff without the right to decide read a request and find no buttons', async () => {
  const { id } = await asked('return', ...delivered)
  await openScreen(`/orders/${id}`, { as: ['orders', 'cancelOrders'] })
  await page().findByRole('heading', { name: 'Asha Rao asks to return this order' })
  expect(page().queryByRole('button', { name: 'Refuse…' })).toBeNull()
})

// Shows B229.
test('the orders have a view of requests with its count, to which the to-do list leads', async () => {
  const { body } = await one.call('GET', '/api/v1/orders', { token, query: { request: 'open' } })
  const { body: todo } = await one.call('GET', '/api/v1/to-do', { token })
  const kinds = todo.data.filter(({ kind }: { kind: string }) => ['cancellations', 'returns'].includes(kind))
  expect(kinds).toEqual([{ kind: 'returns', count: 1, href: '/orders?request=open' }])
  expect(body.total).toBe(1)
  await asked('cancel', 'PACKED')
  const user = await openScreen('/orders')
  const tab = await page().findByRole('link', { name: 'Requests 2' })
  await user.click(tab)
  await expect.poll(() => page().getAllByRole('row')).toHaveLength(3)
  expect(page().getByRole('link', { name: 'Requests 2' }).getAttribute('aria-current')).toBe('page')
  page().getByText('Cancellation requested', { selector: 'td *' })
})
