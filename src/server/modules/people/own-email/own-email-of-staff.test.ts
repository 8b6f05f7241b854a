import { beforeEach, describe, expect, test } from 'vitest'
import { password, testApp } from '../../../../../tests/support/app.ts'
import { ownEmailOf } from '../../../../../tests/support/own-email.ts'
import { codeFor, linkFor, mailsTo, openBrowser } from '../../../../../tests/support/signing-in.ts'

const start = Date.now()
let time = start
const parts = await testApp({ now: () => new Date(time) })
const { one, two, platform } = parts
const { read, ask, give, fresh, isSignedIn } = ownEmailOf(one)

beforeEach(() => {
  time = start
})

describe('a member of staff', () => {
  // Shows B79.
  test('has another address on the platform and on every site, and it stands in the activity', async () => {
    const { token, email } = await one.signIn({ userType: 'ADMIN' })
    const there = await two.signIn({ email, userType: 'STAFF', permissions: ['orders'] })
    const to = fresh()
    expect(await read(token)).toMatchObject({ email, isMember: true, needsPassword: false })
    expect((await ask(token, to, one, {})).status).toBe(200)
    expect(await mailsTo(parts, one, to)).toEqual([])
    const code = await codeFor(parts, platform, to)
    expect((await give(token, code)).body).toMatchObject({ data: { email: to, isProven: true } })
    for (const site of [one, two, platform]) {
      expect((await openBrowser(site).signIn(email)).status).toBe(401)
      expect((await openBrowser(site).signIn(to)).status).toBe(200)
    }
    expect(await isSignedIn(there.token, two)).toBe(false)
    expect((await mailsTo(parts, platform, email)).at(-1)?.subject).toMatch(/was changed$/)
    const activity = await one.call('GET', '/api/v1/activity', { token })
    expect(activity.body.data[0]).toMatchObject({ act: 'account.email', label: to })
  })

  // Shows B352.
  test('has another address on a site where they no longer work, too: the old one opens their account nowhere', async () => {
    const { token, email } = await one.signIn({ userType: 'ADMIN' })
    const there = await two.signIn({ email, userType: 'STAFF', permissions: ['orders'] })
    await two.call('POST', '/api/v1/staff/leave', { token: there.token })
    const asCustomer = (await openBrowser(two).signIn(email)).body.loginToken
    const to = fresh()
    await ask(token, to, one, {})
    expect((await give(token, await codeFor(parts, platform, to))).status).toBe(200)
    expect(await isSignedIn(asCustomer, two)).toBe(false)
    const stranger = openBrowser(two)
    await stranger.askForLink(email)
    expect(await mailsTo(parts, two, email)).toEqual([])
    expect((await stranger.signIn(email)).status).toBe(401)
    expect((await stranger.signIn(to)).body.userType).toBe('CUSTOMER')
  })

  // Shows B352.
  test('leaves the account on a site where they no longer work if another customer has the new address there', async () => {
    const { token, email, id } = await one.signIn({ userType: 'ADMIN' })
    const there = await two.signIn({ email, userType: 'STAFF', permissions: ['orders'] })
    await two.call('POST', '/api/v1/staff/leave', { token: there.token })
    const { email: to, token: customer } = await two.signIn()
    await ask(token, to, one, {})
    expect((await give(token, await codeFor(parts, platform, to))).status).toBe(200)
    expect((await openBrowser(one).signIn(to)).status).toBe(200)
    expect(await isSignedIn(customer, two)).toBe(true)
    expect((await openBrowser(two).signIn(email)).status).toBe(401)
    // The reader of the old address is a customer there, and sets no password of the account.
    await openBrowser(two).askForLink(email)
    const body = { email, requestId: (await linkFor(parts, two, email)).requestId, password: 'Monsoon#71829' }
    expect((await two.call('POST', '/api/public/customer/reset-password', { body })).status).toBe(200)
    expect((await openBrowser(one).signIn(to)).status).toBe(200)
    expect(await read(token)).toMatchObject({ email: to })
    expect((await one.call('GET', '/api/v1/session', { token })).body.data._id).toBe(id)
  })

  test('has proved lately who they are', async () => {
    const { token } = await one.signIn({ userType: 'ADMIN' })
    time += 11 * 60_000
    const answer = await ask(token, fresh(), one)
    expect(answer).toMatchObject({ status: 403, body: { errors: [{ code: 'access.askedAgain' }] } })
    expect((await one.call('POST', '/api/v1/session/proof', { token, body: { password } })).status).toBe(200)
    expect((await ask(token, fresh(), one, {})).status).toBe(200)
  })
})
