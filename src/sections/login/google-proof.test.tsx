// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, answerCalls, type Sent } from '../../../tests/support/answers.ts'
import { eventually, fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import { CallError } from '../../client/api.ts'
import type { GoogleButtonProps } from '../../features/google/google-button.tsx'
import { PasswordView } from './password-view.tsx'

const tooMany = 'Too many tries. Sign in with a code.'
const stopped = new CallError(429, { msg: tooMany, errors: [{ field: 'otp', code: 'login.tooMany' }] })
const idToken = `head.${btoa(JSON.stringify({ email: 'ravi@example.com' }))}.signature`

let answers: Answer[]
let sent: Sent[]
let entered: string[]

/** Google's button, whose answer is at hand. */
const GoogleButton = ({ send }: GoogleButtonProps) => (
  <button type="button" onClick={() => void send(idToken).catch(() => undefined)}>
    Google
  </button>
)

beforeEach(async () => {
  answers = []
  entered = []
  sent = answerCalls(() => answers.shift())
  mount(
    <PasswordView
      {...{ email: '', demo: false, google: 'client', GoogleButton, links: () => null }}
      enter={({ email }) => {
        entered.push(email)
        return Promise.reject(stopped)
      }}
    />,
  )
  await expect.poll(() => document.querySelector('[name=email]')).not.toBeNull()
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const text = () => document.body.textContent ?? ''
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement

test('where Google names another address, no code is offered for the one that was stopped before', async () => {
  fill(field('email'), 'asha@example.com')
  fill(field('password'), 'Haat@2026')
  press('Sign in')
  await expect.poll(() => entered).toEqual(['asha@example.com'])
  await expect.poll(text).toContain('Send a code')
  answers = [[403, { msg: 'Sign in with your password once.', errors: [{ field: 'idToken', code: 'google.proof' }] }]]
  await eventually(() => press('Google'))
  await expect.poll(() => field('email').value).toBe('ravi@example.com')
  expect(sent).toHaveLength(1)
  await expect.poll(text).not.toContain('Send a code')
})
