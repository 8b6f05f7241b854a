import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { googlePages, refused, signedIn } from '../../../../../tests/support/outside/google-pages.ts'
import { newMachine } from '../../../../../tests/support/signing-in.ts'

const parts = await testApp()
const { one, two } = parts
const { issuer, openPage, somebody, accounts } = await googlePages(parts)
afterAll(() => issuer.close())

describe('an ID token is refused', () => {
  const invalid = refused(401, /has expired/)
  const now = Math.floor(Date.now() / 1000)
  test.each<[string, object]>([
    ['that is over', { iat: now - 8000, exp: now - 4400 }],
    ['of tomorrow', { iat: now + 86_400, exp: now + 90_000 }],
    ['that is good for a year', { exp: now + 365 * 86_400 }],
    ['for another site', { aud: 'somebody-else.apps.googleusercontent.com' }],
    ['of another issuer', { iss: 'https://accounts.example.com' }],
    ['without a nonce', { nonce: undefined }],
    ['with the nonce of another page', { nonce: 'x'.repeat(43) }],
    ['without an address', { email: undefined }],
    ['without a number', { sub: undefined }],
  ])('%s', async (_, claims) => {
    const page = await openPage()
    const who = somebody()
    expect(await page.call('sign-in', { idToken: page.answer({ ...who, ...claims }) })).toMatchObject(invalid)
    expect(await accounts(who.email)).toEqual([])
  })

  // Shows B74.
  test('signed by another party, or not at all', async () => {
    const page = await openPage()
    const who = somebody()
    for (const idToken of [
      page.answer(who, 'a stranger'),
      page.answer(who, 'a stranger', { kid: 'unknown' }),
      page.answer(who, 'itself', { alg: 'none', kid: 'other' }),
      `${page.answer(who).split('.').slice(0, 2).join('.')}.AAAA`,
      `${page.answer(who).split('.')[0]}.${page.answer({ ...who, email: 'x@y.example' }).split('.')[1]}.${page.answer(who).split('.')[2]}`,
    ])
      expect(await page.call('sign-in', { idToken })).toMatchObject(invalid)
    expect(await accounts(who.email)).toEqual([])
  })

  // Shows B74, B81.
  test('that was used, in this browser and in any other', async () => {
    const page = await openPage()
    const idToken = page.answer(somebody())
    const cookie = new Map(page.jar)
    expect(await page.call('sign-in', { idToken })).toMatchObject(signedIn)
    expect(await page.call('sign-in', { idToken })).toMatchObject(invalid)
    for (const [name, value] of cookie) page.jar.set(name, value)
    expect(await page.call('sign-in', { idToken })).toMatchObject(invalid)
    expect(await page.call('sign-up', { idToken })).toMatchObject(invalid)
    const other = await openPage()
    expect(await other.call('sign-in', { idToken })).toMatchObject(invalid)
  })

  test('twice at once: one of them', async () => {
    const page = await openPage()
    const idToken = page.answer(somebody())
    const cookie = [...page.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const once = () =>
      one.call('POST', '/api/v1/google/sign-in', {
        body: { idToken },
        headers: { cookie, 'x-forwarded-for': newMachine() },
      })
    const answers = await Promise.all([once(), once(), once()])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  // Shows B74.
  test('that was stolen from another browser', async () => {
    const page = await openPage()
    const thief = await openPage()
    expect(await thief.call('sign-in', { idToken: page.answer(somebody()) })).toMatchObject(invalid)
  })

  // Shows B74.
  test('for an address that Google has not verified', async () => {
    for (const email_verified of [false, 'false', undefined]) {
      const page = await openPage()
      const who = somebody()
      const answer = await page.call('sign-in', { idToken: page.answer({ ...who, email_verified }) })
      expect(answer).toMatchObject(refused(403, /hasn’t verified/))
      expect(await accounts(who.email)).toEqual([])
    }
  })

  test('if it was issued for another site', async () => {
    const who = somebody()
    const there = await openPage(two)
    await there.call('sign-in', { idToken: there.answer(who) })
    const here = await openPage()
    expect(await here.call('sign-in', { idToken: there.answer(who) })).toMatchObject(invalid)
    expect(await accounts(who.email)).toMatchObject([{ site_id: two.id }])
  })
})
