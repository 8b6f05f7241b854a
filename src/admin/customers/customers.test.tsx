// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { page, press, rowOf, screensOf, within } from '../../../tests/support/screens/screen.tsx'
import { guestWithOrder, letGuests } from '../../../tests/support/selling/guests.ts'
import { shopperWith } from '../../../tests/support/selling/shopping.ts'

const app = await testApp()
const { one, two } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

/** A customer with one order, to be paid on delivery. */
async function customer() {
  const { person } = await shopperWith(one, { price: 45_000 })
  await person.init('cod')
  const [order] = await person.orders()
  return { ...person, number: order?.number }
}
const notesOf = async (id: string) => {
  const { body } = await one.call('GET', `/api/v1/customers/${id}`, { token })
  return body.data.notes.map(({ note }: { note: string }) => note)
}

// Shows B303.
test('a guest who has ordered is marked in the list, and at the record', async () => {
  await letGuests(app, one)
  const { email } = await guestWithOrder(one)
  const user = await openScreen(`/customers?q=${encodeURIComponent(email)}`)
  const row = await rowOf(email)
  expect(within(row).getByText('Guest')).toBeTruthy()
  await user.click(within(row).getByRole('link'))
  await page().findByText(/^Guest without an account since/)
})

test('customers are saved as a file of those that the search finds', async () => {
  const { email } = await customer()
  const user = await openScreen(`/customers?q=${encodeURIComponent(email)}`)
  await rowOf(email)
  const saved = vi.spyOn(URL, 'createObjectURL')
  await press(user, 'Export CSV')
  await expect.poll(() => saved.mock.calls).toHaveLength(1)
  const [file] = saved.mock.lastCall ?? []
  const text = await (file as Blob).text()
  expect(text).toContain(email)
  expect(text.trim().split('\r\n')).toHaveLength(2)
})

test.each([
  ['/customers', 'Search by name, email or mobile'],
  ['/orders', 'Search by number, name, email or mobile'],
  ['/inbox', 'Search messages'],
  ['/newsletter', 'Search by email'],
  ['/products', 'Search by name or SKU'],
])('%s offers no file to who may only look', async (path, search) => {
  await openScreen(path, { as: ['view'] })
  await page().findByRole('searchbox', { name: search })
  expect(page().queryByRole('button', { name: /Export|Import/ })).toBeNull()
})

test('customers are listed with their email, orders and what they spent, and found by email', async () => {
  const { email } = await customer()
  const other = await one.signIn()
  const user = await openScreen('/customers')
  await rowOf(other.email)
  await user.type(page().getByRole('searchbox'), email)
  await expect.poll(() => page().queryByText(other.email)).toBeNull()
  const row = within(await rowOf(email))
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toMatchObject({
    0: 'Asha Rao',
    1: email,
    3: '1 order',
  })
  await user.click(row.getByRole('link', { name: 'Asha Rao' }))
  await page().findByRole('heading', { level: 1, name: 'Asha Rao' })
})

// Shows B43.
test('a customer is shown with orders, address and consent', async () => {
  const { id, email, number } = await customer()
  await app.owner.query(`update users set mobile_number = '9829041122' where id = $1`, [id])
  await openScreen(`/customers/${id}`)
  await page().findByRole('link', { name: `#${number}` })
  await page().findByText(/12 Lake Road/)
  await page().findByText('Never subscribed.')
  expect(page().getByRole('link', { name: email }).getAttribute('href')).toBe(`mailto:${email}`)
  const chat = page().getByRole('link', { name: 'Message on WhatsApp' }).getAttribute('href')
  expect(chat).toBe('https://wa.me/919829041122?text=Hello%20Asha%20Rao%2C')
})

test('the customer screen shows the new status of an order that was opened from it', async () => {
  const { id, number } = await customer()
  const user = await openScreen(`/customers/${id}`)
  await user.click(await page().findByRole('link', { name: `#${number}` }))
  await press(user, 'Mark as packed')
  await page().findByRole('button', { name: 'Ship' })
  await user.click(page().getByRole('link', { name: 'Asha Rao' }))
  await page().findByRole('heading', { level: 1, name: 'Asha Rao' })
  await page().findByText('Packed')
})

// Shows B43.
test('a note is added, deleted, and brought back by Undo', async () => {
  const { id } = await customer()
  const user = await openScreen(`/customers/${id}`)
  const field = await page().findByLabelText('New note')
  await user.type(field, 'Calls after six.')
  await user.click(page().getByRole('button', { name: 'Add note' }))
  await page().findByText('Calls after six.', { selector: 'li p' })
  expect(field).toHaveProperty('value', '')
  expect(await notesOf(id)).toEqual(['Calls after six.'])
  await user.click(page().getByRole('button', { name: /^Delete the note of/ }))
  await page().findByText('No notes yet.')
  await user.click(await page().findByRole('button', { name: 'Undo' }))
  await page().findByText('Calls after six.', { selector: 'li p' })
  expect(await notesOf(id)).toEqual(['Calls after six.'])
})

test('an empty note is refused at its field', async () => {
  const { id } = await customer()
  const user = await openScreen(`/customers/${id}`)
  await user.click(await page().findByRole('button', { name: 'Add note' }))
  await expect.poll(() => page().getByLabelText('New note').getAttribute('aria-invalid')).toBe('true')
  expect(await notesOf(id)).toEqual([])
})

test('a shop without customers says who will appear here', async () => {
  await openScreen('/customers', { site: two })
  await page().findByText('No customers yet')
})

test('a customer of another site is not found', async () => {
  const stranger = await two.signIn()
  await openScreen(`/customers/${stranger.id}`)
  await page().findByText('Customer not found')
})

test('staff who may only look read a customer, and cannot add a note', async () => {
  const { id } = await customer()
  await openScreen(`/customers/${id}`, { as: ['view'] })
  expect((await page().findByLabelText('New note')).matches('fieldset:disabled *')).toBe(true)
  await openScreen('/customers', { as: ['content'] })
  await page().findByText('You do not have permission to see this')
})
