// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, answerCalls, type Sent } from '../../../tests/support/answers.ts'
import { eventually, fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import { toldToasts } from '../../../tests/support/screens/toasts.ts'
import { IslandRoot } from '../../client/island-root.tsx'
import { queryClient } from '../../client/queries.ts'
import { schema } from './change-password.schema.ts'
import PasswordPage from './password-page.island.tsx'

const toast = toldToasts()

let sent: Sent[] = []
/** Mocked reply of the call that changes the password. */
let answer: Answer

const asha = { _id: '1', firstName: 'Asha', lastName: 'Menon', email: 'asha@example.com' }
const own = { email: asha.email, isProven: true, needsPassword: true, hasPassword: true, isMember: false }

function open(hasPassword: boolean) {
  const read = { '/session': asha, '/own-email': { ...own, hasPassword } }
  sent = answerCalls((url) => {
    const known = Object.entries(read).find(([path]) => url.endsWith(path))
    return known ? [200, { data: known[1] }] : answer
  })
  queryClient().clear()
  document.body.replaceChildren()
  mount(
    <IslandRoot>
      <PasswordPage {...schema.parse({})} preview={null} />
    </IslandRoot>,
  )
}

beforeEach(async () => {
  vi.clearAllMocks()
  answer = [200, { data: { changed: true } }]
  localStorage.setItem('user-auth-token', 'T'.repeat(43))
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.replaceChildren()
})

const shown = () => document.body.textContent
const changes = () => sent.filter(({ url }) => !/\/(session|own-email)$/.test(url))

function field(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))
  const input = document.getElementById(found?.htmlFor ?? '')
  if (!(input instanceof HTMLInputElement)) throw new Error(`there is no field “${label}”`)
  return input
}

async function change(currentPassword: string, newPassword: string, confirmPassword = newPassword) {
  open(true)
  await eventually(() => field('Current Password'))
  fill(field('Current Password'), currentPassword)
  fill(field('New Password'), newPassword)
  fill(field('Confirm Password'), confirmPassword)
  press('Change the password')
}

// Shows E13.
test('the form sends its three fields, confirms, and empties them', async () => {
  const body = { currentPassword: 'Haat@2026', newPassword: 'Koel@71829364', confirmPassword: 'Koel@71829364' }
  await change(body.currentPassword, body.newPassword)
  await expect.poll(() => toast.success.mock.calls).toEqual([['Your password is changed.']])
  expect(changes()).toEqual([{ url: '/api/customer/update-password', body }])
  await expect.poll(() => field('Current Password').value).toBe('')
})

test('the form shows errors before it is sent', async () => {
  await change('', 'short', 'shorter')
  await expect.poll(shown).toContain('Password required')
  expect(shown()).toContain('Choose a password that meets every rule in the list.')
  expect(shown()).toContain('Passwords do not match')
  expect(changes()).toEqual([])
})

test('a wrong current password is told at its field', async () => {
  const text = 'This password is incorrect.'
  answer = [400, { msg: text, errors: [{ field: 'currentPassword', code: 'password.wrong', defaultMessage: text }] }]
  await change('Wrong@2026', 'Koel@71829364')
  await expect.poll(shown).toContain(text)
  expect(field('Current Password').getAttribute('aria-invalid')).toBe('true')
  expect(field('Current Password').value).toBe('Wrong@2026')
})

test('a person without a password is mailed a link to choose one', async () => {
  open(false)
  await expect.poll(shown).toContain('You have no password yet.')
  expect(document.querySelector('input')).toBeNull()
  press('Mail me the link')
  await expect.poll(shown).toContain('The link is on its way to asha@example.com.')
  expect(changes().map(({ url }) => url)).toEqual(['/api/public/customer/forgot-password?email=asha%40example.com'])
})
