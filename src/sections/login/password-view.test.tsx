// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, answerCalls, type Sent } from '../../../tests/support/answers.ts'
import { eventually, fill, mount, press, takeOffAll } from '../../../tests/support/screens/mount.tsx'
import { forgetToken } from '../../client/session.ts'
import { schema } from './login.schema.ts'
import LoginForm from './login-form.island.tsx'

let answers: Answer[] = []
let sent: Sent[] = []

beforeEach(() => {
  sent = answerCalls(() => answers.shift())
  const { code, forgot } = schema.parse({})
  mount(<LoginForm demo={false} showSignUp={false} code={code} forgot={forgot} />)
})

afterEach(async () => {
  await takeOffAll()
  forgetToken()
  vi.unstubAllGlobals()
})

const shown = () => document.body.textContent
const input = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
const submit = () => document.querySelector<HTMLButtonElement>('[type=submit]')

/** The text that describes a field as wrong; undefined while it is valid. */
function faultAt(name: string): string | undefined {
  if (input(name).getAttribute('aria-invalid') !== 'true') return undefined
  const ids = input(name).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

async function signIn(email = 'asha@example.com', password = 'Haat@2026') {
  await eventually(() => fill(input('email'), email))
  fill(input('password'), password)
  press('Sign in')
}

// Shows V14.
test('an empty sign-in is refused at both fields, and nothing is sent', async () => {
  await signIn('', '')
  await expect.poll(() => faultAt('email')).toContain('Email required')
  expect(faultAt('password')).toContain('Password required')
  expect(sent).toEqual([])
})

// Shows V14.
test('a refusal that names a field stands at it, and goes once the field is edited', async () => {
  const wrong = (field: string, defaultMessage: string) => ({ field, code: 'login.wrong', defaultMessage })
  const errors = [wrong('email', 'No account has this address.'), wrong('password', 'This was changed lately.')]
  answers = [[400, { msg: 'refused', errors }]]
  await signIn()
  await expect.poll(() => faultAt('email')).toContain('No account has this address.')
  expect(faultAt('password')).toContain('This was changed lately.')
  fill(input('email'), 'asha@example.org')
  await expect.poll(() => faultAt('email')).toBeUndefined()
})

// Shows T14, V14.
test('a wrong password is refused above the form, which keeps the email and can be sent again', async () => {
  answers = [[401, { msg: 'Email or password is incorrect.' }]]
  await signIn()
  await expect.poll(shown).toContain('Email or password is incorrect.')
  await expect.poll(() => submit()?.getAttribute('aria-busy')).not.toBe('true')
  expect(faultAt('email')).toBeUndefined()
  expect(input('email').value).toBe('asha@example.com')
  press('Sign in')
  await expect.poll(() => sent).toHaveLength(2)
})

// Shows K1.
test('a sign-in keeps its token, and leads to the account', async () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  answers = [[200, { loginToken: 'a'.repeat(43), userType: 'CUSTOMER', data: { _id: '7' } }]]
  await signIn()
  await expect.poll(() => leave.mock.calls).toEqual([['/setting/overview']])
  expect(localStorage.getItem('user-auth-token')).toBe('a'.repeat(43))
  expect(submit()?.getAttribute('aria-busy')).toBe('true')
})
