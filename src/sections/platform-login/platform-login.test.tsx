// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, answerCalls, type Sent } from '../../../tests/support/answers.ts'
import { eventually, fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import { messages } from '../../shared/messages.ts'
import { schema } from './platform-login.schema.ts'
import PlatformLoginForm from './platform-login-form.island.tsx'

const left: string[] = []
vi.mock('../../client/leave.ts', () => ({
  leaveTo: (address: string) => {
    left.push(address)
    return new Promise(() => undefined)
  },
}))
vi.mock('../../client/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }))

/** Replies of the mocked server, in order. */
let answers: Answer[] = []
let sent: Sent[] = []

beforeEach(() => {
  answers = []
  left.length = 0
  sent = answerCalls(() => answers.shift())
  mount(<PlatformLoginForm {...schema.parse({})} />)
})

afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
  document.body.replaceChildren()
})

const field = (name: string) => document.querySelector(`input[name=${name}]`) as HTMLInputElement
const shown = () => document.body.textContent ?? ''
const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
const session: Answer = [200, { loginToken: 'token', userType: 'CUSTOMER', data: {} }]

async function signIn(): Promise<void> {
  await eventually(() => fill(field('email'), 'asha@example.com'))
  fill(field('password'), 'Monsoon@2026')
  press('Sign in')
}

// Shows S60, S64.
test('the sign-in asks for email and password, and links to home, a new site, a new password and a code', async () => {
  await eventually(() => field('password').name)
  expect(hrefs()).toEqual(['/register', '/'])
  expect(shown()).toContain('Forgot your password?')
  expect(shown()).toContain('Sign in with a code from your email')
})

// Shows V15.
test.each([
  ['asha@example.museum', 'Please enter a valid email address.'],
  ['a+b@example.in', 'Please enter a valid email address.'],
  ['', messages['signup.email']],
])('the password view refuses “%s” by the platform’s rule and sends nothing', async (address, text) => {
  await eventually(() => fill(field('email'), address))
  fill(field('password'), 'Monsoon@2026')
  press('Sign in')
  await expect.poll(shown).toContain(text)
  expect(sent).toEqual([])
})

// Shows R21, K15.
test('after signing in users come to their sites, or back to where they came from', async () => {
  answers = [session]
  await signIn()
  await expect.poll(() => left).toEqual(['/admin/dashboard'])
})

// Shows R21.
test('a user returns to the page they came from', async () => {
  history.replaceState(null, '', '/login?from=/pricing')
  answers = [session]
  await signIn()
  await expect.poll(() => left).toEqual(['/pricing'])
})

// Shows S61, S63, T18.
test('the code view comes once the email is one, shows it read-only, and its edit link leads back', async () => {
  await eventually(() => fill(field('email'), 'asha@example.museum'))
  press('Sign in with a code from your email')
  await expect.poll(shown).toContain('Sign in with a code')
  await eventually(() => expect(field('email').value).toBe('asha@example.museum'))
  press('Send the code')
  await expect.poll(shown).toContain('Please enter a valid email address.')
  expect(sent).toEqual([])
  answers = [[200, { data: { email: 'asha@example.com', seconds: 30 } }]]
  fill(field('email'), 'asha@example.com')
  press('Send the code')
  await expect.poll(shown).toContain('Check your email')
  expect(sent[0]?.url).toBe('/api/public/login/send-otp?email=asha%40example.com')
  expect(document.querySelector<HTMLInputElement>('input[type=email]')?.readOnly).toBe(true)
  press('Edit email')
  await expect.poll(() => field('email')?.value).toBe('asha@example.com')
  press('Back to the sign-in with your password')
  await expect.poll(() => field('password')).not.toBeNull()
})

// Shows S63.
test('a code signs in alone', async () => {
  await eventually(() => fill(field('email'), 'asha@example.com'))
  press('Sign in with a code from your email')
  answers = [[200, { data: { email: 'asha@example.com', seconds: 30 } }], session]
  await eventually(() => press('Send the code'))
  await eventually(() => fill(field('otp'), '123456'))
  await expect.poll(() => left).toEqual(['/admin/dashboard'])
  expect(sent[1]?.body).toEqual({ email: 'asha@example.com', otp: '123456' })
})

// Shows S62, T18.
test.each(['Back to the sign-in', 'I remember my password'])('the forgot view leads back by “%s”', async (link) => {
  await eventually(() => fill(field('email'), 'asha@example.com'))
  press('Forgot your password?')
  await expect.poll(shown).toContain('A new password')
  expect(field('password')).toBeNull()
  press(link)
  await expect.poll(() => field('password')).not.toBeNull()
  expect(field('email').value).toBe('asha@example.com')
})

// Shows V16.
test('a link for a new password is asked for by an address of the platform’s rule alone', async () => {
  await eventually(() => fill(field('email'), 'asha@example.museum'))
  press('Forgot your password?')
  await expect.poll(shown).toContain(schema.parse({}).forgot.button)
  press(schema.parse({}).forgot.button)
  await expect.poll(shown).toContain('Please enter a valid email address.')
  expect(sent).toEqual([])
  answers = [[200, { msg: 'Sent' }]]
  fill(field('email'), 'asha@example.com')
  press(schema.parse({}).forgot.button)
  await expect
    .poll(() => sent.map(({ url }) => url))
    .toEqual(['/api/public/customer/forgot-password?email=asha%40example.com'])
})
