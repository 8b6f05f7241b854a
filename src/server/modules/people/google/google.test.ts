import { afterAll, describe, expect, test } from 'vitest'
import { password, testApp } from '../../../../../tests/support/app.ts'
import { googlePages, refused, signedIn } from '../../../../../tests/support/outside/google-pages.ts'
import { linkFor, openBrowser } from '../../../../../tests/support/signing-in.ts'
import { erasePerson } from '../identity/index.ts'
import { forgetGoogle } from './google.ts'

const parts = await testApp()
const { one, platform, owner, services } = parts
const { issuer, openPage, somebody, accounts } = await googlePages(parts)
afterAll(() => issuer.close())

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
