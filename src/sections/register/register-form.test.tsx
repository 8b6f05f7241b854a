// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, answerCalls, type Sent } from '../../../tests/support/answers.ts'
import { eventually, fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import RegisterForm from './register-form.island.tsx'

const left: string[] = []
vi.mock('../../client/leave.ts', () => ({
  leaveTo: (address: string) => {
    left.push(address)
    return new Promise(() => undefined)
  },
}))

/** Replies of the mocked server, in order. */
let answers: Answer[] = []
let sent: Sent[] = []

beforeEach(() => {
  answers = []
  left.length = 0
  sent = answerCalls(() => answers.shift())
  mount(
    <RegisterForm
      basicsButton="Go on"
      passwordButton="Send code"
      codeTitle="Check your mail"
      codeDescription="It has six digits."
      codeButton="Create it"
    />,
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const shown = () => document.body.textContent ?? ''
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
const codeSent: Answer = [200, { data: { email: 'asha@example.com', seconds: 30 } }]

async function basics(): Promise<void> {
  await eventually(() => fill(field('firstName'), 'Asha'))
  fill(field('lastName'), 'Rao')
  fill(field('email'), 'asha@example.com')
  fill(field('websiteName'), 'Blue Door Pottery')
  press('Go on')
}

async function passwords(): Promise<void> {
  await eventually(() => fill(field('password'), 'Monsoon@2026'))
  fill(field('confirmPassword'), 'Monsoon@2026')
  press('Send code')
}

async function code(): Promise<void> {
  await eventually(() => fill(field('otp'), '123456'))
}

// Shows R4, S68, S70, E14, T19, V6, K13.
test('three steps lead to the first sign-in on the new site', async () => {
  answers = [codeSent, [200, { meta: { domain: 'blue-door.localhost:3000' }, loginToken: 'a-token' }]]
  await basics()
  await passwords()
  await expect.poll(shown).toContain('Check your mail')
  expect(shown()).toContain('It has six digits.')
  expect(sent[0]?.url).toBe('/api/public/customer/signup/send-otp?email=asha%40example.com')
  await code()
  await expect.poll(() => left).toEqual(['http://blue-door.localhost:3000/admin/first/login?token=a-token'])
  expect(sent[1]).toEqual({
    url: '/api/public/customer/signup',
    body: {
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.com',
      password: 'Monsoon@2026',
      websiteName: 'Blue Door Pottery',
      category: 'generic',
      otp: '123456',
    },
  })
})

// Shows S69, T19.
test('the edit link of the code step leads back to the first step, which holds what was entered', async () => {
  answers = [codeSent]
  await basics()
  await passwords()
  await expect.poll(shown).toContain('Check your mail')
  press('Edit email')
  await expect.poll(() => field('websiteName')?.value).toBe('Blue Door Pottery')
  expect(field('email').value).toBe('asha@example.com')
  expect(document.querySelector('[aria-current=step]')?.textContent).toBe('1. About you')
})

test('a code that cannot be sent says why, and the password step stays', async () => {
  answers = [[500, undefined]]
  await basics()
  await passwords()
  await expect.poll(shown).toContain('Internal server error')
  expect(field('password')).not.toBeNull()
})

// Shows C47, X12.
test.each([
  [200, { meta: {}, loginToken: '' }, 'Your request is not processed'],
  [200, { msg: 'No more sites today.' }, 'No more sites today.'],
  [500, undefined, 'Your request is not processed'],
  [
    401,
    { msg: 'Please enter valid otp.', errors: [{ field: 'otp', defaultMessage: 'Please enter valid otp.' }] },
    'Please enter valid otp.',
  ],
])('an answer %i without a site says so', async (status, body, text) => {
  answers = [codeSent, [status, body]]
  await basics()
  await passwords()
  await expect.poll(shown).toContain('Check your mail')
  await code()
  await expect.poll(shown).toContain(text)
  expect(left).toEqual([])
})

test('a known account with another password is asked for that one', async () => {
  const text = 'You already have an account with this email.'
  answers = [codeSent, [409, { msg: text, errors: [{ field: 'password', defaultMessage: text }] }]]
  await basics()
  await passwords()
  await expect.poll(shown).toContain('Check your mail')
  await code()
  await expect.poll(() => field('confirmPassword')).not.toBeNull()
  expect(shown()).toContain(text)
})

test('the reason for refusing a password is gone with the next one', async () => {
  const text = 'You already have an account with this email.'
  answers = [codeSent, [409, { msg: text, errors: [{ field: 'password', defaultMessage: text }] }], codeSent]
  await basics()
  await passwords()
  await expect.poll(shown).toContain('Check your mail')
  await code()
  await expect.poll(shown).toContain(text)
  await passwords()
  await expect.poll(shown).toContain('Check your mail')
  press('Edit email')
  await expect.poll(() => field('websiteName')?.value).toBe('Blue Door Pottery')
  press('Go on')
  await expect.poll(() => field('password')).not.toBeNull()
  expect(shown()).not.toContain(text)
})
