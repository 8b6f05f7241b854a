// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { dialog, page, press, retype, screensOf } from '../../../tests/support/screens/screen.tsx'
import { placedOrder } from '../../../tests/support/selling/placed-order.ts'

const app = await testApp()
const { one, two } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

const settings = async () => (await one.call('GET', '/api/v1/settings', { token })).body.data

// Shows B40.
test('the seller is saved, and stands on the invoice', async () => {
  const user = await openScreen('/settings/business')
  await retype(user, await page().findByLabelText('GSTIN'), '27AAPFU0939F1ZV')
  await retype(user, page().getByLabelText('Building and street'), '221 Brigade Road')
  await retype(user, page().getByLabelText('City'), 'Pune')
  await retype(user, page().getByLabelText('PIN code'), '411001')
  await user.selectOptions(page().getByLabelText('State'), 'Maharashtra')
  await press(user, 'Save')
  await page().findByText('Saved')
  expect(await settings()).toMatchObject({ gst: { number: '27AAPFU0939F1ZV', state: 'Maharashtra' } })
  const id = await placedOrder(one, [await one.product()])
  await press(await openScreen(`/orders/${id}/print`), 'Issue invoice')
  const invoice = await page().findByRole('article')
  await page().findByRole('heading', { name: 'Tax invoice' })
  expect(invoice.textContent).toContain('221 Brigade Road')
  expect(invoice.textContent).toContain('GSTIN 27AAPFU0939F1ZV')
  expect(invoice.textContent).toContain('SGST')
})

// Shows B244.
test('orders in the composition scheme have no GST and a bill of supply; invoices of before stay as they are', async () => {
  const before = await placedOrder(one, [await one.product({ price: 10_500 })])
  const user = await openScreen('/settings/business')
  await user.click(await page().findByLabelText(/composition scheme/))
  await press(user, 'Save')
  await page().findByText('Saved')
  const id = await placedOrder(one, [await one.product({ price: 10_500 })])
  await press(await openScreen(`/orders/${id}/print`), 'Issue invoice')
  await page().findByRole('heading', { name: 'Bill of supply' })
  const bill = page().getByRole('article').textContent
  expect(bill).toContain('Composition taxable person, not eligible to collect tax on supplies.')
  expect(bill).not.toMatch(/CGST|SGST|Taxable value/)
  await press(await openScreen(`/orders/${before}/print`), 'Issue invoice')
  await page().findByRole('heading', { name: 'Tax invoice' })
  expect(page().getByRole('article').textContent).toContain('CGST₹2.50')
})

test('a GSTIN with a wrong last character and half a PIN code are refused at their fields', async () => {
  const before = await settings()
  const user = await openScreen('/settings/business')
  const gstin = await page().findByLabelText('GSTIN')
  await retype(user, gstin, '29AABCA1234F1Z6')
  await retype(user, page().getByLabelText('PIN code'), '56002')
  await press(user, 'Save')
  await page().findByText(/its last character does not fit the others/)
  await page().findByText('Enter a 6-digit PIN code.')
  expect(gstin.getAttribute('aria-invalid')).toBe('true')
  expect((await settings()).revision).toBe(before.revision)
})

// Shows B40.
test('unsaved changes are not left without a question, and Discard brings back what is stored', async () => {
  const user = await openScreen('/settings/business', { site: two })
  const city = await page().findByLabelText('City')
  await user.type(city, 'Mysuru')
  await user.click(page().getByRole('link', { name: 'Inbox' }))
  const question = await dialog()
  await question.findByText('Leave without saving?')
  await user.click(question.getByRole('button', { name: 'Stay' }))
  expect(city).toHaveProperty('value', 'Mysuru')
  await press(user, 'Discard')
  expect(city).toHaveProperty('value', '')
  await user.click(page().getByRole('link', { name: 'Inbox' }))
  await page().findByRole('heading', { level: 1, name: 'Inbox' })
})

test('settings saved by another user are not overwritten', async () => {
  const user = await openScreen('/settings/business')
  const name = await page().findByLabelText('Legal name')
  const { revision, business } = await settings()
  const body = { revision, business: { ...business, legalName: 'Theirs' } }
  await one.call('PATCH', '/api/v1/settings', { token, body })
  await retype(user, name, 'Mine')
  await press(user, 'Save')
  await page().findByRole('alert')
  expect((await settings()).business.legalName).toBe('Theirs')
})

test('staff who may only look see the fields and cannot type into them', async () => {
  await openScreen('/settings/business', { as: ['view'] })
  expect((await page().findByLabelText('GSTIN')).matches('fieldset:disabled *')).toBe(true)
  await openScreen('/settings/business', { as: ['orders'] })
  await page().findByText('You do not have permission to see this')
})

// Shows B256.
test('the prefixes of numbers are saved, each document with its own', async () => {
  const user = await openScreen('/settings/business')
  const field = await page().findByLabelText('Invoices')
  await retype(user, field, 'crn')
  await press(user, 'Save')
  expect(await page().findByText('Use another prefix for each document.')).toBeTruthy()
  await retype(user, field, 'agn')
  expect(await page().findByText(/^AGN\/\d\d-\d\d\/000001$/)).toBeTruthy()
  await press(user, 'Save')
  await page().findByText('Saved')
  expect((await settings()).invoicePrefixes).toMatchObject({ invoice: 'AGN', creditNote: 'CRN' })
})
