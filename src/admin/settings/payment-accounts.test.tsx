// @vitest-environment happy-dom
import { within as inside } from '@testing-library/dom'
import { afterAll, expect, test } from 'vitest'
import { openRazorpay } from '../../../tests/doubles/razorpay.ts'
import { testApp } from '../../../tests/support/app.ts'
import { phonepeKeys } from '../../../tests/support/phonepe.ts'
import { razorpayKeys } from '../../../tests/support/razorpay.ts'
import { dialog, page, press, retype, screensOf } from '../../../tests/support/screen.tsx'

const app = await testApp()
const { one, services } = app
const [live, inTest] = [razorpayKeys(one), razorpayKeys(one, 'test')]
const bank = await openRazorpay({ accounts: new Map([live, inTest].map(({ keyId, secret }) => [keyId, secret])) })
afterAll(() => bank.close())
services.config.razorpayUrl = bank.url
const openScreen = screensOf(app)

type User = Awaited<ReturnType<typeof openScreen>>

/** The card of a provider. */
async function cardOf(provider: string) {
  const card = (await page().findByRole('heading', { name: RegExp(`^${provider}`) })).closest('li')
  if (!card) throw new Error(`${provider} has no card`)
  return inside(card)
}

async function enter(user: User, keys: typeof live) {
  const within = await dialog()
  await retype(user, within.getByLabelText(/^Key ID/), keys.keyId)
  await retype(user, within.getByLabelText(/^Key secret/), keys.secret)
  await retype(user, within.getByLabelText(/^Webhook secret/), keys.webhookSecret)
  await press(user, 'Check and save', within)
}

// Shows B232.
test('keys are entered, checked and switched, and the way to pay can be offered', async () => {
  const user = await openScreen('/settings/selling')
  const way = await page().findByRole<HTMLInputElement>('checkbox', { name: /^UPI, card, net banking or wallet/ })
  expect(way.disabled).toBe(true)
  const card = await cardOf('Razorpay')
  await press(user, 'Add test keys', card)
  expect((await dialog()).getByText(/\/api\/razorpay\/webhook$/)).toBeTruthy()
  await enter(user, { ...inTest, secret: 'wrong' })
  await expect.poll(async () => (await dialog()).getByLabelText(/^Key ID/).getAttribute('aria-invalid')).toBe('true')
  await enter(user, inTest)
  await card.findByText('Test mode')
  await expect.poll(() => way.disabled).toBe(false)
  await press(user, 'Add live keys', card)
  await enter(user, live)
  await press(user, 'Go live', card)
  await card.findByText('Live')
  expect(document.body.textContent).not.toContain(live.secret)
})

test('keys are removed after a question', async () => {
  const user = await openScreen('/settings/selling')
  const card = await cardOf('Razorpay')
  await press(user, 'Remove live keys', card)
  await press(user, 'Remove keys', await dialog())
  await card.findByText('Not connected')
})

test('staff who only look see no secrets and change nothing', async () => {
  await openScreen('/settings/selling', { as: ['view'] })
  await page().findByText(inTest.keyId)
  const card = await cardOf('Razorpay')
  expect(card.getByRole('button', { name: 'Replace test keys' }).closest('fieldset:disabled')).toBeTruthy()
})

// Shows B238.
test('PhonePe asks for its own keys, by the names of its dashboard', async () => {
  const user = await openScreen('/settings/selling')
  const card = await cardOf('PhonePe')
  await press(user, 'Add test keys', card)
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
