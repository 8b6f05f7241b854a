import { describe, expect, test } from 'vitest'
import { password, testApp } from '../support/app.ts'
import { callRoute, everyRoute } from '../support/enumerations/every-route.ts'
import { login, newMachine, openBrowser } from '../support/signing-in.ts'

const parts = await testApp()
const { one, two, platform } = parts
const nobody = '01999999-9999-7999-8999-999999999999'

const isSignedIn = async (token: string, site = one) =>
  (await site.call('GET', '/api/v1/session', { token })).status === 200

describe('a session', () => {
  // Shows B81.
  test('has a token that was unknown before the sign-in, whatever the browser sent', async () => {
    const { email } = await one.signIn()
    const planted = 'A'.repeat(43)
    const thief = await one.signIn()
    for (const brought of [planted, thief.token]) {
      const cookie = `haat-token=${brought}; haat-device=${brought}; haat-step=${brought}; haat-code=${brought}`
      const headers = { cookie, 'x-forwarded-for': newMachine() }
      const body = { email, password, loginToken: brought, token: brought }
      const answer = await one.call('POST', login, { body, headers, token: brought })
      expect(answer.status).toBe(200)
      expect(answer.body.loginToken).toMatch(/^[\w-]{43}$/)
      expect(answer.body.loginToken).not.toBe(brought)
    }
    expect(await isSignedIn(planted)).toBe(false)
    const who = await one.call('GET', '/api/v1/session', { token: thief.token })
    expect(who.body.data.email).toBe(thief.email)
  })

  test('has another token each time', async () => {
    const { email } = await one.signIn()
    const browser = openBrowser(one)
    const tokens = [await browser.signIn(email), await browser.signIn(email)].map(({ body }) => body.loginToken)
    expect(new Set(tokens).size).toBe(2)
  })

  // Shows B81.
  test('is over for every call once it was ended', async () => {
    const { token } = await one.signIn({ userType: 'ADMIN' })
    await one.call('DELETE', '/api/v1/session', { token })
    for (const { name, route } of everyRoute.filter(({ route }) => route.access !== 'visitor'))
      expect([name, (await callRoute(one, route, { id: nobody, token })).status]).toEqual([name, 401])
  })
})

describe('a token of one site', () => {
  // Shows B81.
  test.each([
    ['its owner', 'ADMIN'],
    ['a customer', 'CUSTOMER'],
  ] as const)('of %s opens no call of another one, nor of the platform', async (_, userType) => {
    const { token } = await two.signIn({ userType })
    for (const { name, route } of everyRoute.filter(({ route }) => route.access !== 'visitor'))
      for (const site of [one, platform])
        expect([name, (await callRoute(site, route, { id: nobody, token })).status]).toEqual([name, 401])
    expect(await isSignedIn(token, two)).toBe(true)
  })

  // Shows B81.
  test('of the platform opens no call of a site', async () => {
    const { token } = await platform.signIn({ userType: 'ADMIN' })
    for (const { name, route } of everyRoute.filter(({ route }) => route.access !== 'visitor'))
      expect([name, (await callRoute(one, route, { id: nobody, token })).status]).toEqual([name, 401])
  })
})
