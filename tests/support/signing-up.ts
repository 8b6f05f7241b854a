import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { codeFor, newMachine } from './signing-in.ts'

export const sendOtp = '/api/public/customer/signup/send-otp'
export const signUpPath = '/api/public/customer/signup'

/** Visitors of the platform who create sites. */
export function signingUp(parts: TestApp) {
  const { platform } = parts
  let count = 0
  const person = (given: object = {}) => ({
    firstName: 'Asha',
    lastName: 'Rao',
    email: `founder${count++}@example.com`,
    password: 'Monsoon@71829',
    websiteName: 'Blue Door Pottery',
    category: 'generic',
    ...given,
  })

  /** A browser that requested a code, with the body of its sign-up. */
  async function asked(given: object = {}) {
    const body = person(given)
    const headers: Record<string, string> = { 'x-forwarded-for': newMachine() }
    const answer = await platform.call('GET', sendOtp, { query: { email: body.email }, headers })
    expect(answer).toMatchObject({ status: 200, body: { data: { email: body.email, seconds: 30 } } })
    const [cookie = ''] = answer.headers.getSetCookie()
    const withCookie = { ...headers, cookie: cookie.split(';')[0] ?? '' }
    const otp = await codeFor(parts, platform, body.email)
    return {
      body,
      otp,
      signUp: (more: object) => platform.call('POST', signUpPath, { body: { ...body, ...more }, headers: withCookie }),
    }
  }

  /** A new site, with its host and its owner's token for the first login. */
  async function begun(given: object = {}) {
    const { body, otp, signUp } = await asked(given)
    const answer = await signUp({ otp })
    expect(answer.status).toBe(200)
    const host: string = answer.body.meta.domain
    return { ...body, host, token: answer.body.loginToken as string }
  }

  return { person, asked, begun }
}
