// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Answer, answerCalls, type Sent } from '../../../tests/support/answers.ts'
import { fill, mount, press, takeOffAll } from '../../../tests/support/screens/mount.tsx'
import { forgetToken } from '../../client/session.ts'
import { schema } from '../../sections/login/login.schema.ts'
import LoginForm from '../../sections/login/login-form.island.tsx'
import SignUpForm from '../../sections/signup/signup-form.island.tsx'
import type { GoogleIdentity } from './load-google.ts'

const clientId = '4711-haat.apps.googleusercontent.com'

/** The claims of this token, which the page reads, name `asha@example.com`. */
const idToken = `head.${btoa(JSON.stringify({ email: 'asha@example.com' }))}.signature`

/** Stands in for Google's script: its button says `text`, and answers a press with `idToken`. */
function google(): GoogleIdentity & { given: Parameters<GoogleIdentity['initialize']>[0][] } {
  const given: Parameters<GoogleIdentity['initialize']>[0][] = []
  return {
    given,
    initialize: (settings) => void given.push(settings),
    renderButton: (place, { text }) => {
      const button = document.createElement('button')
      button.textContent = text
      button.onclick = () => given.at(-1)?.callback({ credential: idToken })
      place.append(button)
    },
  }
}

const answers: Record<string, Answer[]> = {}
let sent: Sent[] = []
let nonces = 0
/** Loaded once: the page keeps it. */
const script = google()

beforeEach(() => {
  nonces = 0
  sent = answerCalls((url) => {
    if (url === '/api/v1/google/begin') return [200, { data: { nonce: `nonce ${++nonces}` } }]
    return answers[url]?.shift()
  })
  script.given.length = 0
  Object.assign(window, { google: { accounts: { id: script } } })
  const append = document.head.append.bind(document.head)
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [node] = nodes
    if (node instanceof HTMLScriptElement) queueMicrotask(() => node.onload?.(new Event('load')))
    else append(...nodes)
  })
})

afterEach(async () => {
  await takeOffAll()
  forgetToken()
  vi.unstubAllGlobals()
})

const shown = () => document.body.textContent
const input = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
const calls = (url: string) => sent.filter((one) => one.url === url).map(({ body }) => body)
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)

async function openLogin(google = clientId) {
  const { code, forgot } = schema.parse({})
  mount(<LoginForm demo={false} google={google} showSignUp={false} code={code} forgot={forgot} />)
  await expect.poll(() => input('email')).not.toBeNull()
}

async function pressGoogle(text: string) {
  await expect.poll(() => button(text)).toBeDefined()
  press(text)
}

const refused = (msg: string, code?: string): Answer => [
  code ? 409 : 400,
  { msg, errors: code ? [{ field: 'email', code, defaultMessage: msg }] : [] },
]

describe('Google’s button', () => {
  // Shows B4.
  test('is not there where the site has no client ID', async () => {
    await openLogin('')
    await expect.poll(() => button('Sign in')).toBeDefined()
    expect(sent).toEqual([])
    expect(shown()).not.toContain('signin_with')
  })

  // Shows S42, B4, K1.
  test('signs in on the sign-in page, by the site’s client ID and a nonce of the server', async () => {
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    answers['/api/v1/google/sign-in'] = [
      [200, { loginToken: 'g'.repeat(43), userType: 'CUSTOMER', data: { _id: '7' } }],
    ]
    await openLogin()
    await pressGoogle('signin_with')
    await expect.poll(() => leave.mock.calls).toEqual([['/setting/overview']])
    expect(script.given[0]).toMatchObject({ client_id: clientId, nonce: 'nonce 1' })
    expect(calls('/api/v1/google/sign-in')).toEqual([{ idToken }])
    expect(localStorage.getItem('user-auth-token')).toBe('g'.repeat(43))
  })

  // Shows S43, C49.
  test('signs up on the sign-up page, which leads to the sign-in', async () => {
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    answers['/api/v1/google/sign-up'] = [[200, { data: { email: 'asha@example.com' } }]]
    mount(<SignUpForm google={clientId} />)
    await pressGoogle('signup_with')
    await expect.poll(() => leave.mock.calls).toEqual([['/login']])
    expect(calls('/api/v1/google/sign-up')).toEqual([{ idToken }])
  })

  // Shows X10.
  test('says why it was refused, and asks for another credential the next time', async () => {
    answers['/api/v1/google/sign-up'] = [refused('asha@example.com already has an account here.')]
    mount(<SignUpForm google={clientId} />)
    await pressGoogle('signup_with')
    await expect.poll(shown).toContain('asha@example.com already has an account here.')
    await expect.poll(() => script.given.map(({ nonce }) => nonce)).toEqual(['nonce 1', 'nonce 2'])
    expect(button('signup_with')).toBeDefined()
  })

  // Shows B75.
  test('asks an account with a password for it, and connects the two', async () => {
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    answers['/api/v1/google/sign-in'] = [refused('asha@example.com already has an account here.', 'google.proof')]
    answers['/api/v1/google/connect'] = [
      [200, { loginToken: 'c'.repeat(43), userType: 'CUSTOMER', data: { _id: '7' } }],
    ]
    await openLogin()
    await pressGoogle('signin_with')
    await expect.poll(() => input('email').value).toBe('asha@example.com')
    fill(input('password'), 'Haat@2026')
    press('Sign in')
    await expect.poll(() => leave.mock.calls).toEqual([['/setting/overview']])
    expect(calls('/api/v1/google/connect')).toEqual([{ email: 'asha@example.com', password: 'Haat@2026', idToken }])
  })

  test('is not there where the nonce cannot be had, and the form works all the same', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
    await openLogin()
    fill(input('email'), 'asha@example.com')
    fill(input('password'), 'Haat@2026')
    press('Sign in')
    await expect.poll(shown).toContain('Internal server error')
    expect(button('signin_with')).toBeUndefined()
  })
})
