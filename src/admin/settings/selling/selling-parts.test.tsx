// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../../tests/support/app.ts'
import { dialog, page, press, screensOf, within } from '../../../../tests/support/screens/screen.tsx'
import { sellingParts } from '../sections.ts'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

const settings = async () => (await one.call('GET', '/api/v1/settings', { token })).body.data

/** Saves a part of the settings, as another tab does. */
async function saveElsewhere(part: Record<string, unknown>): Promise<void> {
  const { revision } = await settings()
  const { status } = await one.call('PATCH', '/api/v1/settings', { token, body: { revision, ...part } })
  expect(status).toBe(200)
}

const heading = (name: string) => page().findByRole('heading', { level: 2, name })
const guests = () => page().findByRole<HTMLInputElement>('checkbox', { name: 'Customers may order without an account' })

// Shows B325.
test('the parts of “Selling” are listed with what each is set to, and lead to their own addresses', async () => {
  await saveElsewhere({
    guestCheckout: false,
    upi: { id: 'kiln@okbank', name: 'Kiln', hours: 24, firstOnPhones: true },
  })
  const user = await openScreen('/settings/selling')
  await heading('Selling')
  const rows = page()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(rows).toEqual(
    expect.arrayContaining([
      'UPI without a providerkiln@okbank',
      'GuestsCustomers sign in to order',
      'Tax and invoicesGST, invoice numbers, address and contact',
    ]),
  )
  await user.click(page().getByRole('link', { name: 'Guests' }))
  await guests()
  expect(location.pathname).toBe('/admin/settings/selling/guests')
  const strip = within(page().getByRole('navigation', { name: 'Settings' }))
  // “General” is not current here, though its address begins this one.
  expect(strip.getByRole('link', { current: 'page' }).textContent).toBe('Selling')
})

// Shows B325.
test.each(sellingParts)('the part $title opens by its address, beside the others', async ({ to, title }) => {
  await openScreen(to)
  const parts = within(await page().findByRole('navigation', { name: 'Selling' }))
  expect(parts.getByRole('link', { current: 'page' }).textContent).toBe(title)
  expect(parts.getAllByRole('link')).toHaveLength(sellingParts.length)
  expect((await page().findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(0)
})

// Shows B325.
test('a change of one part is asked about before another part is opened', async () => {
  await saveElsewhere({ guestCheckout: false })
  const user = await openScreen('/settings/selling/guests')
  await user.click(await guests())
  await user.click(page().getByRole('link', { name: 'Order limits' }))
  await press(user, 'Stay', await dialog())
  expect((await guests()).checked).toBe(true)
  await press(user, 'Save')
  await page().findByText('Saved')
  await user.click(page().getByRole('link', { name: 'Order limits' }))
  await heading('Order limits')
  expect((await settings()).guestCheckout).toBe(true)
})

test('the first from above of several refused fields has the focus', async () => {
  const user = await openScreen('/settings/selling/cash-on-delivery')
  const smallest = await page().findByRole('textbox', { name: 'Smallest order in cash' })
  await user.type(smallest, 'ten')
  await user.type(page().getByRole('spinbutton', { name: 'Refused at the door, at most' }), '99')
  await press(user, 'Save')
  await page().findByText('Enter at most 20.')
  expect(document.activeElement).toBe(smallest)
})

test('a limit that is an amount is refused in words about amounts', async () => {
  const user = await openScreen('/settings/selling/limits')
  for (const [name, text] of [
    ['Value on delivery', '-5'],
    ['Value waiting for payment', '0'],
  ] as const) {
    const field = await page().findByRole('textbox', { name })
    await user.clear(field)
    await user.type(field, text)
  }
  await press(user, 'Save')
  await page().findByText('Enter an amount.')
  await page().findByText('Enter more than 0.')
})

// Shows B325.
test('two parts that are changed in two tabs are both saved', async () => {
  await saveElsewhere({ guestCheckout: false })
  const user = await openScreen('/settings/selling/guests')
  await user.click(await guests())
  await saveElsewhere({ orderRequests: { selfCancel: false, returnDays: 12 } })
  await press(user, 'Save')
  await page().findByText('Saved')
  expect(await settings()).toMatchObject({
    guestCheckout: true,
    orderRequests: { selfCancel: false, returnDays: 12 },
  })
})

// Shows B325.
test('staff who only look see every part and change none', async () => {
  await openScreen('/settings/selling/guests', { as: ['view'] })
  expect((await guests()).closest('fieldset:disabled')).toBeTruthy()
  expect(within(page().getByRole('navigation', { name: 'Selling' })).getAllByRole('link')).toHaveLength(
    sellingParts.length,
  )
})
