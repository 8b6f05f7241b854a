import { beforeEach, describe, expect, test } from 'vitest'
import { password, testApp } from '../../../../../../tests/support/app.ts'
import {
  codeFor,
  linkFor,
  login,
  mailsTo,
  newMachine,
  openBrowser,
  otherThan,
  spendTriesOf,
} from '../../../../../../tests/support/signing-in.ts'
import { hashToken } from '../../../../platform/tokens.ts'

const start = Date.now()
let time = start
const parts = await testApp({ now: () => new Date(time) })
const { one, two, platform, owner } = parts

beforeEach(() => {
  time = start
})

const notRight = {
  status: 401,
  body: { errors: [{ field: 'otp', code: 'login.otpFailed' }] },
}
const countOf = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

/** A customer with a code in their mailbox, and the browser that requested it. */
async function withCode(site = one, machine = newMachine()) {
  const { email } = await site.signIn()
  const browser = openBrowser(site, machine)
  await browser.askForCode(email)
  return { email, browser, code: await codeFor(parts, site, email) }
}

describe('a user with a code', () => {
  test('and owns the site has it from the platform: staff who read the mailbox of the site do not', async () => {
    const { email } = await one.signIn({ userType: 'ADMIN' })
    const browser = openBrowser(one)
    await browser.askForCode(email)
    const code = await codeFor(parts, platform, email)
    expect(await mailsTo(parts, one, email)).toEqual([])
    expect((await browser.signInByCode(email, code)).status).toBe(200)
  })

  // Shows C50.
  test('signs in with it alone, at either path, once, and is known from then on', async () => {
    const { email, browser, code } = await withCode()
    expect(await browser.signInByCode(` ${email.toUpperCase()} `, ` ${code} `)).toMatchObject({
      status: 200,
      body: { loginToken: expect.any(String), userType: 'CUSTOMER', data: { email } },
    })
    expect(await browser.signInByCode(email, code)).toMatchObject(notRight)
    await spendTriesOf(parts, one, email)
    expect((await browser.signIn(email)).status).toBe(200)

    const other = await withCode()
    const answer = await one.call('POST', '/api/public/login', {
      body: { email: other.email, otp: other.code },
      headers: { cookie: `haat-code=${other.browser.jar.get('haat-code')}` },
    })
    expect(answer.status).toBe(200)
  })

  test('signs in once with it, however many try at once', async () => {
    const { email, browser, code } = await withCode()
    const answers = await Promise.all([1, 2, 3, 4].map(() => browser.signInByCode(email, code)))
    expect([countOf(answers, 200), countOf(answers, 401)]).toEqual([1, 3])
  })

  test('gets in although a guesser has used up the tries with passwords', async () => {
    const { email, browser, code } = await withCode()
    await spendTriesOf(parts, one, email)
    expect((await browser.signInByCode(email, code)).status).toBe(200)
  })

  test('spends no attempts on correct codes, in a new or a known browser', async () => {
    const { email, browser, code } = await withCode()
    expect((await browser.signInByCode(email, code)).status).toBe(200)
    const device = hashToken(browser.jar.get('haat-device') ?? '').toString('base64url')
    await browser.askForCode(email)
    expect((await browser.signInByCode(email, await codeFor(parts, one, email))).status).toBe(200)
    const keys = [`account:${email}`, `device:${device}`].map((who) => `sign-in-by-code:${one.id}:${who}`)
    const tries = 'select cardinality(times) as times from rate_limits where key = any($1)'
    expect((await owner.query(tries, [keys])).rows).toEqual([{ times: 0 }, { times: 0 }])
  })

  test('after ten minutes has none', async () => {
    const { email, browser, code } = await withCode()
    time += 600_000
    expect(await browser.signInByCode(email, code)).toMatchObject(notRight)
  })

  test('loses it once the password is reset by a mailed link', async () => {
    const { email, browser, code } = await withCode()
    const person = openBrowser(one)
    await person.askForLink(email)
    const { requestId } = await linkFor(parts, one, email)
    const body = { requestId, email, password: 'Monsoon#71829' }
    expect((await one.call('POST', '/api/public/customer/reset-password', { body })).status).toBe(200)
    expect(await browser.signInByCode(email, code)).toMatchObject(notRight)
    expect((await person.signIn(email, body.password)).status).toBe(200)
  })

  test('has it for no other account, no other browser and no other site', async () => {
    const { email, browser, code } = await withCode()
    const hers = await withCode()
    await two.signIn({ email })
    const elsewhere = openBrowser(two)
    elsewhere.jar.set('haat-code', browser.jar.get('haat-code') ?? '')
    expect(await browser.signInByCode(hers.email, code)).toMatchObject(notRight)
    expect(await openBrowser(one).signInByCode(email, code)).toMatchObject(notRight)
    expect(await elsewhere.signInByCode(email, code)).toMatchObject(notRight)
    await elsewhere.askForCode(email)
    expect(await elsewhere.signInByCode(email, code)).toMatchObject(notRight)
    expect((await browser.signInByCode(email, code)).status).toBe(200)
  })

  test('is told that the account needs either a password or a code', async () => {
    const { status, body } = await one.call('POST', login, { body: { email: 'asha@example.com' } })
    expect([status, body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'password', defaultMessage: 'Password required' })],
    ])
  })
})

// Shows C50.
test('a caller without cookies signs in by the code from the machine that asked, with five tries', async () => {
  const { email } = await one.signIn()
  const headers = { 'x-forwarded-for': newMachine() }
  const askForCode = () => one.call('GET', '/api/public/login/send-otp', { query: { email }, headers })
  const signIn = (otp: string, from = headers) => one.call('POST', login, { body: { email, otp }, headers: from })
  await askForCode()
  const code = await codeFor(parts, one, email)
  expect(await signIn(code, { 'x-forwarded-for': newMachine() })).toMatchObject(notRight)
  for (let by = 1; by <= 4; by++) expect(await signIn(otherThan(code, by))).toMatchObject(notRight)
  expect((await signIn(code)).body).toMatchObject({ loginToken: expect.any(String), data: { email } })
  expect(await signIn(code)).toMatchObject(notRight)
})

describe('guessing codes', () => {
  // Shows B52.
  test('from one browser ends after five, though the sixth were right', async () => {
    const { email, browser, code } = await withCode()
    for (let by = 1; by <= 5; by++)
      expect(await browser.signInByCode(email, otherThan(code, by))).toMatchObject(notRight)
    expect(await browser.signInByCode(email, code)).toMatchObject(notRight)
  })

  // Shows B52.
  test('from one machine ends after twenty, however often it asks anew', async () => {
    const machine = newMachine()
    const { email, code } = await withCode()
    const answers = []
    for (let asked = 0; asked < 5; asked++) {
      const browser = openBrowser(one, machine)
      await browser.askForCode(email)
      for (let by = 1; by <= 5; by++) answers.push(await browser.signInByCode(email, otherThan(code, by)))
    }
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([20, 5])
    expect(answers.at(-1)?.body.errors[0]).toMatchObject({ field: 'otp', code: 'login.otpTooMany' })
  }, 60_000)

  // Shows B52, B81.
  test('from hundreds of machines at once ends after thirty in a day, and the password still opens', async () => {
    const { email, code, browser } = await withCode()
    await browser.signIn(email)
    const guessers = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const guesser = openBrowser(one)
        await guesser.askForCode(email)
        return guesser
      }),
    )
    const guesses = guessers.flatMap((guesser, at) =>
      [1, 2].map((by) => guesser.signInByCode(email, otherThan(code, 1 + at * 2 + by))),
    )
    const answers = await Promise.all(guesses)
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([30, 170])
    const stranger = openBrowser(one)
    await stranger.askForCode(email)
    expect((await stranger.signInByCode(email, code)).status).toBe(429)
    // Password sign-in, with or without a code, is unaffected, and a known browser has tries of its own.
    expect((await openBrowser(one).signIn(email)).status).toBe(200)
    expect((await stranger.signIn(email, password, code)).status).toBe(200)
    await browser.askForCode(email)
    expect((await browser.signInByCode(email, await codeFor(parts, one, email))).status).toBe(200)
  }, 120_000)

  // Shows C50.
  test('does not reveal whether the address has an account', async () => {
    const { email, browser, code } = await withCode()
    const nobody = 'nobody@example.com'
    const stranger = openBrowser(one)
    await stranger.askForCode(nobody)
    const [known, unknown] = [
      await browser.signInByCode(email, otherThan(code)),
      await stranger.signInByCode(nobody, '123456'),
    ]
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(await mailsTo(parts, one, nobody)).toEqual([])
  })
})
