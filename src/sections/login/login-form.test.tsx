// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fill, mount, press } from '../../../tests/support/mount.tsx'
import LoginForm from './login-form.island.tsx'

type Sent = { url: string; body: unknown }

const tooMany =
  'Too many tries. Please wait 900 seconds and try again, or sign in with a code that we send to your email.'
const wrong = 'Email, password or code is incorrect.'

/** What is answered next, in order. */
let answers: [status: number, body: unknown][] = []
let sent: Sent[] = []

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    sent.push({ url, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    const [status, answer] = answers.shift() ?? [500, undefined]
    return new Response(JSON.stringify(answer), { status })
  })
  mount(<LoginForm demo={false} showSignUp={false} />)
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const refused = { msg: tooMany, errors: [{ field: 'otp', code: 'login.tooMany', defaultMessage: tooMany }] }
const shown = () => document.body.textContent
const button = (text: RegExp) =>
  [...document.querySelectorAll('button')].find((one) => text.test(one.textContent ?? ''))

function field(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))
  const input = document.getElementById(found?.htmlFor ?? '')
  if (!(input instanceof HTMLInputElement)) throw new Error(`there is no field “${label}”`)
  return input
}

async function signIn(email: string): Promise<void> {
  await vi.waitFor(() => field('Email'))
  fill(field('Email'), email)
  fill(field('Password'), 'Haat@2026')
  press('Sign in')
}

test('who is stopped is told why, asks for a code, and signs in with it', async () => {
  answers = [
    [429, refused],
    [200, { data: { email: 'asha@example.com', seconds: 30 } }],
    [401, { msg: wrong }],
  ]
  await signIn('asha@example.com')
  await expect.poll(shown).toContain(tooMany)
  expect(shown()).not.toContain('Code from the email')
  press('Send a code')
  await expect.poll(shown).toContain('a code is on its way to it')
  expect(sent[1]?.url).toBe('/api/public/login/send-otp?email=asha%40example.com')
  expect(button(/^Send again in \d+ s$/)?.disabled).toBe(true)
  expect(field('Code from the email').autocomplete).toBe('one-time-code')
  press('Sign in')
  await expect.poll(shown).toContain('Please enter valid otp.')
  expect(sent).toHaveLength(2)
  fill(field('Code from the email'), '012345')
  press('Sign in')
  await expect.poll(shown).toContain(wrong)
  expect(sent[2]?.body).toEqual({ email: 'asha@example.com', password: 'Haat@2026', otp: '012345' })
})

test('a code can be sent again once the countdown is over, and the countdown begins anew', async () => {
  answers = [
    [429, refused],
    [200, { data: { email: 'asha@example.com', seconds: 1 } }],
    [200, { data: { email: 'asha@example.com', seconds: 30 } }],
  ]
  await signIn('asha@example.com')
  await expect.poll(() => button(/^Send a code$/)).toBeDefined()
  press('Send a code')
  await expect.poll(() => button(/^Send again in 1 s$/)).toBeDefined()
  await expect.poll(() => button(/^Send again$/), { timeout: 5_000 }).toBeDefined()
  press('Send again')
  await expect.poll(() => button(/^Send again in (30|29) s$/)).toBeDefined()
})

test.each([
  [429, { msg: 'Too many tries. Please wait 60 seconds and try again.' }, 'Too many tries. Please wait 60 seconds'],
  [500, undefined, 'Internal server error'],
])('when a code cannot be sent (%i) it says why', async (status, body, text) => {
  answers = [
    [429, refused],
    [status, body],
  ]
  await signIn('asha@example.com')
  await expect.poll(() => button(/^Send a code$/)).toBeDefined()
  press('Send a code')
  await expect.poll(shown).toContain(text)
  expect(button(/^Send a code$/)?.disabled).toBe(false)
})

test('another address begins afresh, without a code', async () => {
  answers = [
    [429, refused],
    [200, { data: { email: 'asha@example.com', seconds: 30 } }],
    [401, { msg: 'Email or password is incorrect.' }],
  ]
  await signIn('asha@example.com')
  await expect.poll(() => button(/^Send a code$/)).toBeDefined()
  press('Send a code')
  await vi.waitFor(() => fill(field('Code from the email'), '012345'))
  fill(field('Email'), 'ravi@example.com')
  await expect.poll(shown).not.toContain('Code from the email')
  press('Sign in')
  await expect.poll(shown).toContain('Email or password is incorrect.')
  expect(sent[2]?.body).toEqual({ email: 'ravi@example.com', password: 'Haat@2026' })
})
