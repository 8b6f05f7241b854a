import { afterAll, describe, expect, test } from 'vitest'
import { password, type TestSite, testApp } from '../../../../../tests/support/app.ts'
import { claimsOf, openIssuer } from '../../../../../tests/support/google.ts'
import { linkFor, newMachine, openBrowser } from '../../../../../tests/support/signing-in.ts'
import { erasePerson } from '../identity/index.ts'
import { forgetGoogle } from './google.ts'

const parts = await testApp()
const { one, two, platform, owner, services } = parts
const issuer = await openIssuer()
afterAll(() => issuer.close())
services.config.googleCertsUrl = issuer.certsUrl

const clientOf = (site: TestSite) => `${site.id}-client.apps.googleusercontent.com`
for (const site of [one, two, platform]) {
  await owner.query('update sites set settings = settings || $1, revision = revision + 1 where id = $2', [
    { google: { clientId: clientOf(site) } },
    site.id,
  ])
}
// The directory only hears of changes made by the product, so announce this one.
for (const site of [one, two, platform]) services.bus.tell(site.id, ['site'])

let serial = 0
const somebody = () => ({ sub: `sub-${serial++}`, email: `person-${serial}@gmail.example` })

/** A browser with Google's button on its page. `answer` makes an ID token for it. */
async function openPage(site: TestSite = one) {
  const machine = newMachine()
  const jar = new Map<string, string>()
  async function call(act: string, body: object) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'x-forwarded-for': machine, ...(cookie ? { cookie } : {}) }
    const answer = await site.call('POST', `/api/v1/google/${act}`, { body, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return answer
  }
  const begun = await call('begin', {})
  const nonce: string = begun.body.data?.nonce ?? ''
  const answer = (claims: object = {}, by: 'itself' | 'a stranger' = 'itself', head: object = {}) =>
    issuer.sign(claimsOf(clientOf(site), nonce, { ...claims }), by, head)
  return { call, answer, nonce, jar, begun }
}

const signedIn = { status: 200, body: { loginToken: expect.any(String), userType: 'CUSTOMER' } }
const refused = (status: number, text: RegExp) => ({ status, body: { msg: expect.stringMatching(text) } })
const accounts = async (email: string) =>
  (
    await owner.query(
      `select u.site_id, password_hash is null as bare, proven_at is not null as proven, subject
       from users u left join google_accounts g on g.site_id = u.site_id and g.user_id = u.id where email = $1`,
      [email],
    )
  ).rows

describe('a new visitor', () => {
  // Shows C49.
  test('becomes a customer of this site alone, with their name and no password, and is signed in', async () => {
    const who = somebody()
    const page = await openPage()
    const answer = await page.call('sign-in', { idToken: page.answer(who) })
    expect(answer).toMatchObject(signedIn)
    expect(answer.body.data).toMatchObject({ email: who.email, firstName: 'Asha', lastName: 'Rao' })
    expect(await accounts(who.email)).toEqual([{ site_id: one.id, bare: true, proven: true, subject: who.sub }])
    const me = await one.call('GET', '/api/v1/session', { token: answer.body.loginToken })
    expect(me.body.data.email).toBe(who.email)
  })

  // Shows C49.
  test('signs up without being signed in, and is signed in by the next answer', async () => {
    const who = somebody()
    const page = await openPage()
    const made = await page.call('sign-up', { idToken: page.answer(who) })
    expect(made).toMatchObject({ status: 200, body: { data: { email: who.email } } })
    expect(made.body).not.toHaveProperty('loginToken')
    const next = await openPage()
    expect(await next.call('sign-in', { idToken: next.answer(who) })).toMatchObject(signedIn)
    expect(await accounts(who.email)).toHaveLength(1)
  })

  test('has no password to guess, and may choose one by a link', async () => {
    const who = somebody()
    const page = await openPage()
    await page.call('sign-in', { idToken: page.answer(who) })
    const browser = openBrowser(one)
    for (const guess of [password, 'null', 'undefined'])
      expect((await browser.signIn(who.email, guess)).status).toBe(401)
  })
})

describe('a known customer', () => {
  // Shows B74.
  test('is found by their number with Google, also after their address with Google has changed', async () => {
    const who = somebody()
    const first = await openPage()
    const before = await first.call('sign-in', { idToken: first.answer(who) })
    const again = await openPage()
    const after = await again.call('sign-in', { idToken: again.answer({ ...who, email: 'married@gmail.example' }) })
    expect(after).toMatchObject(signedIn)
    expect(after.body.data).toMatchObject({ _id: before.body.data._id, email: who.email })
  })

  // Shows B74.
  test('with an unverified address gives the password once, and signs in by Google from then on', async () => {
    const who = somebody()
    const { id } = await one.signIn({ email: who.email })
    const page = await openPage()
    const idToken = page.answer(who)
    const asked = await page.call('sign-in', { idToken })
    expect(asked).toMatchObject(refused(409, new RegExp(`^${who.email} already has an account here`)))
    expect((await page.call('sign-up', { idToken })).status).toBe(409)
    expect((await accounts(who.email))[0]).toMatchObject({ subject: null })
    const wrong = await page.call('connect', { email: who.email, password: 'Wrong@2026', idToken })
    expect(wrong).toMatchObject(refused(401, /incorrect/))
    expect((await accounts(who.email))[0]).toMatchObject({ subject: null })
    const right = await page.call('connect', { email: who.email, password, idToken })
    expect(right).toMatchObject(signedIn)
    const next = await openPage()
    const later = await next.call('sign-in', { idToken: next.answer(who) })
    expect(later.body.data._id).toBe(id)
  })

  test('who set the password by a mail is signed in at once, and the password stays valid', async () => {
    const who = somebody()
    await one.signIn({ email: who.email })
    const browser = openBrowser(one)
    await browser.askForLink(who.email)
    const { requestId, email } = await linkFor(parts, one, who.email)
    const chosen = 'Chosen@By-Mail-26'
    await one.call('POST', '/api/public/customer/reset-password', { body: { requestId, email, password: chosen } })
    const page = await openPage()
    expect(await page.call('sign-in', { idToken: page.answer(who) })).toMatchObject(signedIn)
    expect((await browser.signIn(who.email, chosen)).status).toBe(200)
  })

  // Shows B74.
  test('is connected with one Google account, and another one with the same address is refused', async () => {
    const who = somebody()
    const page = await openPage()
    await page.call('sign-in', { idToken: page.answer(who) })
    const other = await openPage()
    const answer = await other.call('sign-in', { idToken: other.answer({ ...who, sub: 'somebody-else' }) })
    expect(answer).toMatchObject(refused(409, /linked to another Google account/))
  })

  test('proves with the password of the same address, not of another one', async () => {
    const who = somebody()
    const { email } = await one.signIn()
    await one.signIn({ email: who.email })
    const page = await openPage()
    const answer = await page.call('connect', { email, password, idToken: page.answer(who) })
    expect(answer).toMatchObject(refused(409, /You chose/))
    expect((await accounts(email))[0]).toMatchObject({ subject: null })
  })

  // Shows B216.
  test('and once worked on the site is told to use the password of their account', async () => {
    const who = somebody()
    const { id } = await one.signIn({ email: who.email })
    await owner.query('update users set account_id = $2, password_hash = null where id = $1', [id, id])
    const page = await openPage()
    const answer = await page.call('sign-in', { idToken: page.answer(who) })
    expect(answer).toMatchObject(refused(409, /You used to work on this site/))
  })

  // Shows B74.
  test('and works on the site signs in with their account', async () => {
    for (const userType of ['ADMIN', 'STAFF'] as const) {
      const who = somebody()
      await one.signIn({ email: who.email, userType })
      const page = await openPage()
      const idToken = page.answer(who)
      expect(await page.call('sign-in', { idToken })).toMatchObject(refused(409, /You work on this site/))
      expect((await page.call('connect', { email: who.email, password, idToken })).status).toBe(409)
    }
  })

  test('and became a member of staff since signs in by Google no more', async () => {
    const who = somebody()
    const page = await openPage()
    await page.call('sign-in', { idToken: page.answer(who) })
    await owner.query("update users set user_type = 'STAFF' where email = $1", [who.email])
    const next = await openPage()
    expect((await next.call('sign-in', { idToken: next.answer(who) })).status).toBe(409)
  })
})

test('a user whose account was deleted starts a new one by Google', async () => {
  const who = somebody()
  const first = await openPage()
  const before = await first.call('sign-in', { idToken: first.answer(who) })
  const { _id: id, email } = before.body.data
  await forgetGoogle(await one.ctx(), id)
  await erasePerson(await one.ctx(), { id, email })
  const next = await openPage()
  const after = await next.call('sign-in', { idToken: next.answer(who) })
  expect(after).toMatchObject(signedIn)
  expect(after.body.data._id).not.toBe(id)
})

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

test('a site without a client id, and the platform, take no answer of Google', async () => {
  const bare = await parts.addSite('bare')
  for (const site of [bare, platform]) {
    const page = await openPage(site)
    expect(page.begun).toMatchObject(refused(404, /Google sign-in is off/))
    expect((await page.call('sign-in', { idToken: page.answer(somebody()) })).status).toBe(404)
  }
})

test('the certificates are asked for once, and when they cannot be had that is said', async () => {
  expect(issuer.asked()).toBe(1)
  services.config.googleCertsUrl = 'http://127.0.0.1:9/certs'
  const page = await openPage()
  expect(await page.call('sign-in', { idToken: page.answer(somebody()) })).toMatchObject(
    refused(503, /We can’t reach Google/),
  )
  services.config.googleCertsUrl = issuer.certsUrl
}, 60_000)
