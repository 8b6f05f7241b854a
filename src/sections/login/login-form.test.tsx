// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Answer, answerCalls, type Sent } from '../../../tests/support/answers.ts'
import { eventually, fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import { toldToasts } from '../../../tests/support/screens/toasts.ts'
import { schema } from './login.schema.ts'
import LoginForm from './login-form.island.tsx'

const toast = toldToasts()

const tooMany = 'Too many tries. Wait 900 seconds and try again, or sign in with a code that we email you.'
const wrong = 'Email, password or code is incorrect.'

/** Replies of the mocked server, in order. */
let answers: Answer[] = []
let sent: Sent[] = []

beforeEach(() => {
  vi.clearAllMocks()
  sent = answerCalls(() => answers.shift())
  const { code, forgot } = schema.parse({})
  mount(<LoginForm demo={false} showSignUp={false} code={code} forgot={forgot} />)
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
  await eventually(() => field('Email'))
  fill(field('Email'), email)
  fill(field('Password'), 'Haat@2026')
  press('Sign in')
}

test('a blocked sign-in says why, offers a code, and accepts it', async () => {
  answers = [
    [429, refused],
    [200, { data: { email: 'asha@example.com', seconds: 30 } }],
    [401, { msg: wrong }],
  ]
  await signIn('asha@example.com')
  await expect.poll(shown).toContain(tooMany)
  expect(shown()).not.toContain('Code from the email')
  await expect.poll(() => button(/^Send a code$/)).toBeDefined()
  press('Send a code')
  await expect.poll(shown).toContain('a code is on its way to it')
  expect(sent[1]?.url).toBe('/api/public/login/send-otp?email=asha%40example.com')
  await expect.poll(() => button(/^Send again in \d+ s$/)?.disabled).toBe(true)
  expect(field('Code from the email').autocomplete).toBe('one-time-code')
  press('Sign in')
  await expect.poll(shown).toContain('Please enter valid otp.')
  expect(sent).toHaveLength(2)
  fill(field('Code from the email'), '012345')
  press('Sign in')
  await expect.poll(shown).toContain(wrong)
  expect(sent[2]?.body).toEqual({ email: 'asha@example.com', password: 'Haat@2026', otp: '012345' })
})

// Shows B70.
test('an account with a second step is asked for the code of its app, or one that was kept', async () => {
  const more = { msg: 'Enter the code.', errors: [{ field: 'code', code: 'login.secondStep', defaultMessage: 'Code' }] }
  answers = [
    [401, more],
    [401, { msg: wrong }],
  ]
  await signIn('asha@example.com')
  await expect.poll(shown).toContain('One more step')
  expect(shown()).toContain('Enter the six digits that your authenticator app shows for this account.')
  expect(field('Code from your app').autocomplete).toBe('one-time-code')
  press('Use a recovery code')
  await expect.poll(shown).toContain('Enter one of the recovery codes that you kept.')
  fill(field('Recovery code'), 'abcd-efgh-jkmn')
  press('Sign in')
  await expect.poll(shown).toContain(wrong)
  expect(sent[1]?.body).toEqual({ code: 'abcd-efgh-jkmn' })
})

// Shows T9.
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

// Shows X6.
test.each([
  [429, { msg: 'Too many tries. Wait 60 seconds, then try again.' }, 'Too many tries. Wait 60 seconds'],
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
  await eventually(() => fill(field('Code from the email'), '012345'))
  fill(field('Email'), 'ravi@example.com')
  await expect.poll(shown).not.toContain('Code from the email')
  press('Sign in')
  await expect.poll(shown).toContain('Email or password is incorrect.')
  expect(sent[2]?.body).toEqual({ email: 'ravi@example.com', password: 'Haat@2026' })
})

describe('signing in with a code alone', () => {
  const sentTo = { data: { email: 'asha@example.com', seconds: 30 } }

  async function askForCode() {
    await eventually(() => field('Email'))
    fill(field('Email'), 'asha@example.com')
    press('Use a code from your email instead')
    await expect.poll(() => button(/^Send the code$/)).toBeDefined()
    expect(field('Email').value).toBe('asha@example.com')
    press('Send the code')
  }

  test('leads from the address to the six boxes, which send themselves', async () => {
    answers = [
      [200, sentTo],
      [401, { msg: 'no', errors: [{ field: 'otp', defaultMessage: 'This code is not right.' }] }],
    ]
    await askForCode()
    await expect.poll(shown).toContain('Check your email')
    expect(sent[0]?.url).toBe('/api/public/login/send-otp?email=asha%40example.com')
    await expect.poll(() => button(/^Send again in \d+ s$/)?.disabled).toBe(true)
    fill(field('Six-digit code'), '012345')
    await expect.poll(shown).toContain('This code is not right.')
    expect(sent[1]?.body).toEqual({ email: 'asha@example.com', otp: '012345' })
  })

  test('leads back to the address, and back to the password, which know what was typed', async () => {
    answers = [[200, sentTo]]
    await askForCode()
    await expect.poll(() => button(/^Edit email$/)).toBeDefined()
    press('Edit email')
    await expect.poll(() => button(/^Send the code$/)).toBeDefined()
    expect(field('Email').value).toBe('asha@example.com')
    press('Back to the sign-in with your password')
    await expect.poll(() => button(/^Sign in$/)).toBeDefined()
    await expect.poll(() => field('Email').value).toBe('asha@example.com')
  })

  test('asks for no code while the address is none', async () => {
    await eventually(() => field('Email'))
    press('Use a code from your email instead')
    await expect.poll(() => button(/^Send the code$/)).toBeDefined()
    fill(field('Email'), 'nonsense')
    press('Send the code')
    await expect.poll(shown).toContain('Please enter a valid email address.')
    expect(sent).toEqual([])
  })

  // Shows X6.
  test.each([
    [429, { msg: 'Too many requests. Wait 60 seconds.' }, 'Wait 60 seconds.'],
    [500, undefined, 'Internal server error'],
  ])('says why it could not be sent (%i)', async (status, body, text) => {
    answers = [[status, body]]
    await askForCode()
    await expect.poll(shown).toContain(text)
  })
})

describe('a forgotten password', () => {
  async function askForLink() {
    await eventually(() => field('Email'))
    fill(field('Email'), 'asha@example.com')
    press('Forgot your password?')
    await expect.poll(() => button(/^Send the link$/)).toBeDefined()
    press('Send the link')
  }

  // Shows X13.
  test('asks for a link, and says in a toast and in the form that it is on its way', async () => {
    answers = [[200, { data: { email: 'asha@example.com' } }]]
    await askForLink()
    await expect.poll(() => toast.success.mock.calls).toEqual([['Please check your email for the link.']])
    expect(sent[0]?.url).toBe('/api/public/customer/forgot-password?email=asha%40example.com')
    await expect.poll(shown).toContain('a mail is on its way to it')
  })

  // Shows V16.
  test('a link is asked for only with an address', async () => {
    await eventually(() => field('Email'))
    press('Forgot your password?')
    await expect.poll(shown).toContain('Send the link')
    fill(field('Email'), 'nonsense')
    press('Send the link')
    await expect.poll(shown).toContain('Please enter a valid email address.')
    expect(sent).toEqual([])
  })

  // Shows X13.
  test.each([
    [429, { msg: 'Too many requests.' }, 'Too many requests.'],
    [500, undefined, 'The link could not be sent. Please try again.'],
  ])('says in a toast why it could not (%i)', async (status, body, text) => {
    answers = [[status, body]]
    await askForLink()
    await expect.poll(() => toast.error.mock.calls).toEqual([[text]])
  })
})
