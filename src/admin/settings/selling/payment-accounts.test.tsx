// @vitest-environment happy-dom
import { afterAll, expect, test } from 'vitest'
import { openRazorpay } from '../../../../tests/doubles/razorpay.ts'
import { openStripe } from '../../../../tests/doubles/stripe.ts'
import { testApp } from '../../../../tests/support/app.ts'
import { phonepeKeys } from '../../../../tests/support/outside/phonepe.ts'
import { razorpayKeys } from '../../../../tests/support/outside/razorpay.ts'
import { stripeKeys } from '../../../../tests/support/outside/stripe.ts'
import { dialog, page, press, retype, screensOf, within } from '../../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one, services } = app
const [live, inTest] = [razorpayKeys(one), razorpayKeys(one, 'test')]
const bank = await openRazorpay({ accounts: new Map([live, inTest].map(({ keyId, secret }) => [keyId, secret])) })
afterAll(() => bank.close())
services.config.razorpayUrl = bank.url
const stripeLive = stripeKeys(one)
const stripeBank = await openStripe({ accounts: new Set([stripeLive.secret]) })
afterAll(() => stripeBank.close())
services.config.stripeUrl = stripeBank.url
const openScreen = screensOf(app)

/** The part of one provider. */
const card = async (name: string) => within(await page().findByRole('listitem', { name }))

type User = Awaited<ReturnType<typeof openScreen>>

async function enter(user: User, keys: typeof live) {
  const within = await dialog()
  await retype(user, within.getByLabelText(/^Key ID/), keys.keyId)
  await retype(user, within.getByLabelText(/^Key secret/), keys.secret)
  await retype(user, within.getByLabelText(/^Webhook secret/), keys.webhookSecret)
  await press(user, 'Check and save', within)
}

// Shows B232.
test('keys are entered, checked and switched, and the way to pay can be offered', async () => {
  const user = await openScreen('/settings/selling/payments')
  const way = await page().findByRole<HTMLInputElement>('checkbox', { name: /^UPI, card, net banking or wallet/ })
  expect(way.disabled).toBe(true)
  await press(user, 'Add Razorpay test keys')
  expect((await dialog()).getByText(/\/api\/razorpay\/webhook$/)).toBeTruthy()
  await enter(user, { ...inTest, secret: 'wrong' })
  await expect.poll(async () => (await dialog()).getByLabelText(/^Key ID/).getAttribute('aria-invalid')).toBe('true')
  await enter(user, inTest)
  await (await card('Razorpay')).findByText('Test mode')
  await expect.poll(() => way.disabled).toBe(false)
  await press(user, 'Add Razorpay live keys')
  await enter(user, live)
  await press(user, 'Go live at Razorpay')
  await (await card('Razorpay')).findByText('Live')
  expect(document.body.textContent).not.toContain(live.secret)
})

// Shows B236.
test('keys of Stripe have no ID to enter, and are shown by their beginning and end', async () => {
  const user = await openScreen('/settings/selling/payments')
  await press(user, 'Add Stripe live keys')
  const within = await dialog()
  expect(within.queryByLabelText(/^Key ID/)).toBeNull()
  for (const text of [/\/api\/stripe\/webhook$/, /checkout\.session\.async_payment_failed/])
    expect(within.getByText(text)).toBeTruthy()
  const secret = within.getByLabelText(/^Secret key/)
  await retype(user, within.getByLabelText(/^Signing secret/), stripeLive.webhookSecret)
  for (const wrong of [stripeKeys(one, 'test').secret, stripeLive.webhookSecret]) {
    await retype(user, secret, wrong)
    await press(user, 'Check and save', within)
    await expect.poll(() => secret.getAttribute('aria-invalid')).toBe('true')
  }
  await retype(user, secret, stripeLive.secret)
  await press(user, 'Check and save', within)
  await (await card('Stripe')).findByText('sk_live_…1234')
  const way = await page().findByRole<HTMLInputElement>('checkbox', { name: /^Card or wallet/ })
  await expect.poll(() => way.disabled).toBe(false)
  expect(document.body.textContent).not.toContain(stripeLive.secret)
})

test('keys are removed after a question', async () => {
  const user = await openScreen('/settings/selling/payments')
  await press(user, 'Remove Razorpay live keys')
  await press(user, 'Remove keys', await dialog())
  await (await card('Razorpay')).findByText('Not connected')
})

test('staff who only look see no secrets and change nothing', async () => {
  await openScreen('/settings/selling/payments', { as: ['view'] })
  await page().findByText(inTest.keyId)
  expect(page().getByRole('button', { name: 'Replace Razorpay test keys' }).closest('fieldset:disabled')).toBeTruthy()
})

// Shows B238.
test('PhonePe asks for its own keys, by the names of its dashboard', async () => {
  const user = await openScreen('/settings/selling/payments')
  await press(user, 'Add PhonePe test keys')
  const within = await dialog()
  expect(within.getByText(/\/api\/phonepe\/webhook$/)).toBeTruthy()
  const keys = phonepeKeys(one, 'test')
  const fields = [
    [/^Client ID/, keys.keyId],
    [/^Client secret/, keys.secret],
    [/^Webhook user name/, keys.webhookUser],
    [/^Webhook password/, keys.webhookSecret],
  ] as const
  for (const [label, text] of fields) await retype(user, within.getByLabelText(label), text)
  await press(user, 'Check and save', within)
  const version = within.getByLabelText(/^Client version/)
  await expect.poll(() => version.getAttribute('aria-invalid')).toBe('true')
})
