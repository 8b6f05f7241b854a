// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, answerCalls, type Sent } from '../../../tests/support/answers.ts'
import { fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import ResetForm from './reset-form.island.tsx'
import { schema } from './reset-password.schema.ts'

const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }))
vi.mock('../../client/toast.ts', () => ({ toast, prepareToasts: () => undefined }))
const leaveTo = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('../../client/leave.ts', () => ({ leaveTo, isLeaving: () => false }))

const requestId = 'R'.repeat(43)
let sent: Sent[] = []
/** Mocked reply of the call that sets the password. */
let answer: Answer = [200, { data: { email: 'asha@example.com' } }]
let holds = true

beforeEach(() => {
  vi.clearAllMocks()
  holds = true
  answer = [200, { data: { email: 'asha@example.com' } }]
  sent = answerCalls((url) => (url.includes('/verify') ? [200, { data: { holds } }] : answer))
  history.replaceState(null, '', `/reset-password?requestId=${requestId}&email=asha%40example.com`)
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const shown = () => document.body.textContent

function field(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))
  const input = document.getElementById(found?.htmlFor ?? '')
  if (!(input instanceof HTMLInputElement)) throw new Error(`there is no field “${label}”`)
  return input
}

async function open(changes: object = {}) {
  mount(<ResetForm texts={schema.parse(changes)} isPreview={false} />)
  await expect.poll(() => field('Email').value).toBe('asha@example.com')
}

async function choose(password: string, confirmPassword = password) {
  fill(field('Password'), password)
  fill(field('Confirm Password'), confirmPassword)
  press('Save the new password')
}

// Shows S66.
test('the form shows the address of the link, read-only, and asks for the password twice', async () => {
  await open()
  expect(field('Email').readOnly).toBe(true)
  expect([field('Password').autocomplete, field('Confirm Password').autocomplete]).toEqual([
    'new-password',
    'new-password',
  ])
  for (const rule of ['At least 8 characters', 'One of ! @ # $ % ^ & *']) expect(shown()).toContain(rule)
})

// Shows V17.
test('blanks around both passwords are ignored', async () => {
  await open()
  await choose('Abcdef1! ', ' Abcdef1!')
  await expect.poll(() => sent.map(({ body }) => body).at(-1)).toMatchObject({ password: 'Abcdef1!' })
})

// Shows V17.
test.each(['Ab1!', 'abcdefg1!', 'Abcdefgh!', 'Abcdefg12'])('the form states its rule of %s', async (password) => {
  await open()
  await choose(password)
  await expect
    .poll(shown, { timeout: 5_000 })
    .toContain(
      'Password must be at least 3 characters long and include at least one uppercase letter, one lowercase letter, and one digit.',
    )
  expect(sent.filter(({ body }) => body)).toEqual([])
})

// Shows V17.
test('the form says that the two differ, also while the first one breaks its rule', async () => {
  await open()
  await choose('Monsoon#71829', 'Monsoon#71828')
  await expect.poll(shown).toContain('Password and confirm password dosenot match.')
  await choose('short', 'shorter')
  await expect.poll(shown).toContain('Password must be at least 3 characters long')
  expect(shown()).toContain('Password and confirm password dosenot match.')
})

// Shows E34, C51.
test('the form sends the link’s id, confirms in a toast, and opens the sign-in', async () => {
  await open({ success: 'Done!' })
  await choose('Monsoon#71829')
  await expect.poll(() => toast.success.mock.calls).toEqual([['Done!']])
  const [call] = sent.filter(({ body }) => body)
  expect(call).toEqual({
    url: '/api/public/customer/reset-password',
    body: { requestId, email: 'asha@example.com', password: 'Monsoon#71829' },
  })
  await expect.poll(() => leaveTo.mock.calls, { timeout: 4_000 }).toEqual([['/login']])
})

// Shows C58, X13.
test.each([
  [400, { msg: 'This link has expired.' }, 'This link has expired.'],
  [502, undefined, 'Sorry!'],
])('a failure (%i) is a toast: its text, or the configured one', async (status, body, text) => {
  answer = [status, body]
  await open({ error: 'Sorry!' })
  await choose('Monsoon#71829')
  await expect.poll(() => toast.error.mock.calls).toEqual([[text]])
  expect(leaveTo).not.toHaveBeenCalled()
})

test('a password that is refused is told at its field too', async () => {
  const text = 'This password is too common.'
  answer = [400, { msg: text, errors: [{ field: 'password', code: 'password.common', defaultMessage: text }] }]
  await open()
  await choose('Password@123')
  await expect.poll(() => toast.error.mock.calls).toEqual([[text]])
  await expect.poll(() => field('Password').getAttribute('aria-invalid')).toBe('true')
})

test('an expired link says so before a password is entered', async () => {
  holds = false
  mount(<ResetForm texts={schema.parse({})} isPreview={false} />)
  await expect.poll(shown).toContain('This link is no longer good')
  expect(document.querySelector('input')).toBeNull()
})
