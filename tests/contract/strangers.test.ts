import { expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { codeFor, newMachine, openBrowser, otherThan } from '../support/signing-in.ts'

const parts = await testApp()
const { one, platform } = parts

const email = 'owner@example.com'

// Shows B184.
test('a stranger who guesses codes does not block sign-ups of others', async () => {
  const stranger = newMachine()
  const sent = await platform.call('GET', '/api/public/customer/signup/send-otp', { query: { email } })
  const cookie = sent.headers.get('set-cookie')?.split(';')[0] ?? ''
  const body = {
    ...{ email, websiteName: 'Kiln', firstName: 'Asha', lastName: 'Rao', category: 'generic' },
    password: 'Monsoon@71829',
  }
  const signUp = (otp: string, headers: Record<string, string>) =>
    platform.call('POST', '/api/public/customer/signup', { body: { ...body, otp }, headers })
  const code = await codeFor(parts, platform, email)
  const guesses = []
  for (let count = 0; count < 12; count++)
    guesses.push((await signUp(otherThan(code), { 'x-forwarded-for': stranger })).status)
  expect(guesses).toEqual([...Array(10).fill(401), 429, 429])
  expect(await signUp(code, { 'x-forwarded-for': newMachine(), cookie })).toMatchObject({ status: 200 })
})

test('a stranger who enters an address does not block its owner from signing up or subscribing', async () => {
  const stranger = { 'x-forwarded-for': newMachine() }
  const own = { 'x-forwarded-for': newMachine() }
  for (const [path, body, most] of [
    ['/api/io/crm/admin/public/customer/create', { email, password: 'short' }, 30],
    ['/api/io/crm/admin/public/newsletter', { email }, 30],
  ] as const) {
    const answers = []
    for (let count = 0; count <= most; count++)
      answers.push((await one.call('POST', path, { body, headers: stranger })).status)
    expect((await one.call('POST', path, { body, headers: own })).status, path).not.toBe(429)
  }
})

// Shows B52.
test('a stranger on one machine cannot use up the codes that an address may try', async () => {
  const { email } = await one.signIn()
  const machine = newMachine()
  const owner = openBrowser(one)
  await owner.askForCode(email)
  const code = await codeFor(parts, one, email)
  for (let asked = 0; asked < 8; asked++) {
    const browser = openBrowser(one, machine)
    await browser.askForCode(email)
    for (let by = 1; by <= 5; by++) await browser.signInByCode(email, otherThan(code, by))
  }
  expect((await owner.signInByCode(email, code)).status).toBe(200)
})
