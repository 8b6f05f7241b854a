import { beforeEach, describe, expect, test } from 'vitest'
import { password, testApp } from '../../../../../../tests/support/app.ts'
import { doJobs } from '../../../../../../tests/support/selling/shopping.ts'
import {
  codeFor,
  mailsTo,
  newMachine,
  openBrowser,
  otherThan,
  spendTriesOf,
} from '../../../../../../tests/support/signing-in.ts'

const start = Date.now()
let time = start
const parts = await testApp({ now: () => new Date(time) })
const { one, two, owner, services } = parts
const minutes = (count: number) => count * 60_000

const wrong = 'Wrong@2026'
const refused = { status: 401, body: { msg: 'Email, password or code is incorrect.' } }

beforeEach(() => {
  time = start
})

/** A customer whose tries are used up, and the new browser that they come from. */
async function lockedOut(site = one) {
  const { email } = await site.signIn()
  await spendTriesOf(parts, site, email)
  const browser = openBrowser(site)
  expect((await browser.signIn(email)).status).toBe(429)
  return { email, browser }
}

describe('a user who proves the address by a code', () => {
  test('signs in with it and the right password, and is known from then on', async () => {
    const { email, browser } = await lockedOut()
    const asked = await browser.askForCode(` ${email.toUpperCase()} `)
    expect(asked).toMatchObject({ status: 200, body: { data: { email, seconds: 30 } } })
    expect(asked.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^haat-code=[\w-]{43}; Path=\/api; Max-Age=600; HttpOnly; SameSite=Lax$/),
    ])
    const code = await codeFor(parts, one, email)
    expect(await browser.signIn(email.toUpperCase(), password, ` ${code} `)).toMatchObject({
      status: 200,
      body: { loginToken: expect.any(String), data: { email } },
    })
    await spendTriesOf(parts, one, email)
    expect((await browser.signIn(email)).status).toBe(200)
  })

  test('needs the right password, and is not told which of the two was wrong', async () => {
    const { email, browser } = await lockedOut()
    await browser.askForCode(email)
    const code = await codeFor(parts, one, email)
    expect(await browser.signIn(email, wrong, code)).toMatchObject(refused)
    expect(await browser.signIn(email, password, otherThan(code))).toMatchObject(refused)
    expect((await browser.signIn(email, password, code)).status).toBe(200)
  })

  // Shows B81.
  test('uses it once, also when it is sent twice at the same time', async () => {
    const { email, browser } = await lockedOut()
    await browser.askForCode(email)
    const code = await codeFor(parts, one, email)
    const answers = await Promise.all([1, 2, 3].map(() => browser.signIn(email, password, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    // Its own browser is known now; the code is of no use to another one that asked.
    expect((await browser.signIn(email, password, code)).status).toBe(401)
  })

  // Shows K7.
  test.each(['12345', '1234567', 'abcdef', '१२३४५६', '', '      '])('is told that %j is no code', async (otp) => {
    const { status, body } = await openBrowser(one).signIn('somebody@example.com', password, otp)
    expect({ status, text: body.errors[0].defaultMessage }).toEqual({ status: 400, text: 'Please enter valid otp.' })
  })
})

describe('a code', () => {
  test('stands in no table, in no job, and in the mailbox only where there is no mail server', async () => {
    const { email, browser } = await lockedOut()
    await browser.askForCode(email)
    const waiting = await owner.query("select data::text from jobs.job where name = 'identity.code'")
    const rows = await owner.query('select t::text from sign_in_codes t')
    const sent: string[] = []
    services.mail = async (_from, _id, { text }) => sent.push(text) > 0
    await doJobs(parts, new Date(time + minutes(600)))
    services.mail = async () => false
    const [code = 'none'] = /^\d{6}$/m.exec(sent.join('\n')) ?? []
    const kept = await owner.query('select m::text from mails m where recipient = $1', [email])
    expect(kept.rows).not.toHaveLength(0)
    expect(JSON.stringify([waiting.rows, rows.rows, kept.rows])).not.toContain(code)
    expect((await browser.signIn(email, password, code)).status).toBe(200)
  })

  test('is good for ten minutes', async () => {
    const { email, browser } = await lockedOut()
    await browser.askForCode(email)
    const code = await codeFor(parts, one, email)
    time += minutes(10) - 1
    expect((await browser.signIn(email, wrong, code)).status).toBe(401)
    time += 1
    expect((await browser.signIn(email, password, code)).status).toBe(429)
  })

  test('that was made while the clock was 31 days ahead is good no longer when the clock is right again', async () => {
    const { email, browser } = await lockedOut()
    time += minutes(31 * 24 * 60)
    await browser.askForCode(email)
    const code = await codeFor(parts, one, email)
    time = start
    expect((await browser.signIn(email, password, code)).status).toBe(429)
    await browser.askForCode(email)
    expect((await browser.signIn(email, password, await codeFor(parts, one, email))).status).toBe(200)
  })

  test('has five tries in a browser, many at once too', async () => {
    const { email, browser } = await lockedOut()
    await browser.askForCode(email)
    const code = await codeFor(parts, one, email)
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => browser.signIn(email, password, otherThan(code, index + 1))),
    )
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(35)
    expect((await browser.signIn(email, password, code)).status).toBe(429)
  })

  test('is good in no browser that has not asked for it', async () => {
    const { email, browser } = await lockedOut()
    await browser.askForCode(email)
    const code = await codeFor(parts, one, email)
    expect((await openBrowser(one).signIn(email, password, code)).status).toBe(429)
    expect((await browser.signIn(email, password, code)).status).toBe(200)
  })

  test('for another account or site is invalid', async () => {
    const mine = await lockedOut()
    const hers = await lockedOut()
    await two.signIn({ email: mine.email })
    await spendTriesOf(parts, two, mine.email)
    const elsewhere = openBrowser(two)
    for (const [browser, email] of [
      [mine.browser, mine.email],
      [hers.browser, hers.email],
      [elsewhere, mine.email],
    ] as const)
      await browser.askForCode(email)
    const code = await codeFor(parts, one, mine.email)
    const stranger = openBrowser(two)
    stranger.jar.set('haat-code', mine.browser.jar.get('haat-code') ?? '')
    expect((await stranger.signIn(mine.email, password, code)).status).toBe(429)
    expect((await mine.browser.signIn(hers.email, password, code)).status).toBe(429)
    expect(await hers.browser.signIn(hers.email, password, code)).toMatchObject(refused)
    expect(await elsewhere.signIn(mine.email, password, code)).toMatchObject(refused)
    expect((await mine.browser.signIn(mine.email, password, code)).status).toBe(200)
  })
})

describe('a guesser', () => {
  test('learns nothing of a password by way of codes', async () => {
    const { email, browser } = await lockedOut()
    await browser.askForCode(email)
    const answers = [await browser.signIn(email, password, '000000'), await browser.signIn(email, wrong, '000000')]
    const code = await codeFor(parts, one, email)
    expect(code).not.toBe('000000')
    expect(answers[0]).toMatchObject(refused)
    expect(answers[1]?.body).toEqual(answers[0]?.body)
  })

  // Shows B15.
  test('cannot use up the code of the owner, nor keep a good one from them, by asking and trying from everywhere', async () => {
    const { email, browser } = await lockedOut()
    for (let passed = 0; passed < 45; passed++) {
      time = start + minutes(passed)
      const guesser = openBrowser(one)
      await guesser.askForCode(email)
      await guesser.askForCode(email)
      if (passed % 9 === 0) for (let tries = 0; tries < 6; tries++) await guesser.signIn(email, password, '123456')
      await doJobs(parts, new Date(8_640_000_000_000))
    }
    expect((await mailsTo(parts, one, email)).length).toBeLessThanOrEqual(13)
    await browser.askForCode(email)
    expect((await browser.signIn(email, password, await codeFor(parts, one, email))).status).toBe(200)
  }, 60_000)

  test('never invalidates the code of a user who asked before', async () => {
    const { email, browser } = await lockedOut()
    await browser.askForCode(email)
    const code = await codeFor(parts, one, email)
    for (const passed of [1, 3, 6, 9]) {
      time = start + minutes(passed)
      await openBrowser(one).askForCode(email)
    }
    expect((await browser.signIn(email, password, code)).status).toBe(200)
  })

  test('on one machine can request thirty codes an hour, for all addresses together', async () => {
    const machine = newMachine()
    const answers = []
    for (let index = 0; index < 31; index++)
      answers.push(await openBrowser(one, machine).askForCode(`victim${index}@example.com`))
    expect(answers.slice(0, 30).every(({ status }) => status === 200)).toBe(true)
    expect(answers.at(-1)?.status).toBe(429)
    expect((await openBrowser(two, machine).askForCode('victim@example.com')).status).toBe(200)
  })
})

describe('asking for a code', () => {
  test('is answered alike, and stored alike, whether or not there is an account; a mail goes to one that is there', async () => {
    const { email, browser } = await lockedOut()
    const nobody = 'nobody@example.com'
    const answers = [await browser.askForCode(email), await openBrowser(one).askForCode(nobody)]
    const shape = (address: string, { body }: { body: unknown }) => JSON.stringify(body).replace(address, 'address')
    expect(shape(nobody, answers[1] as never)).toBe(shape(email, answers[0] as never))
    const { rows } = await owner.query('select email from sign_in_codes where email in ($1, $2)', [email, nobody])
    // The browser's own, and that of its machine.
    expect(rows).toHaveLength(4)
    expect(await mailsTo(parts, one, email)).toHaveLength(1)
    expect(await mailsTo(parts, one, nobody)).toEqual([])
  })

  test('many times at once sends one mail, with a code that is good in each of the browsers', async () => {
    const { email } = await lockedOut()
    const browsers = Array.from({ length: 8 }, () => openBrowser(one))
    await Promise.all(browsers.map((browser) => browser.askForCode(email)))
    expect(await mailsTo(parts, one, email)).toHaveLength(1)
    const code = await codeFor(parts, one, email)
    for (const browser of browsers) expect(await browser.signIn(email, wrong, code)).toMatchObject(refused)
    expect((await browsers[3]?.signIn(email, password, code))?.status).toBe(200)
    expect((await browsers[4]?.signIn(email, password, code))?.status).toBe(429)
  })

  // Shows K7.
  test('again after 30 seconds sends the same code once more', async () => {
    const { email, browser } = await lockedOut()
    await browser.askForCode(email)
    const code = await codeFor(parts, one, email)
    time += 29_000
    await browser.askForCode(email)
    expect(await mailsTo(parts, one, email)).toHaveLength(1)
    time += 1_000
    await browser.askForCode(email)
    expect(await mailsTo(parts, one, email)).toHaveLength(2)
    expect(await codeFor(parts, one, email)).toBe(code)
    expect((await browser.signIn(email, password, code)).status).toBe(200)
  })

  test('while the mail server is away for long sends no code that is over', async () => {
    const { email, browser } = await lockedOut()
    await browser.askForCode(email)
    time += minutes(10)
    expect(await mailsTo(parts, one, email)).toEqual([])
  })

  test('needs an e-mail address', async () => {
    const { status, body } = await openBrowser(one).askForCode('nonsense')
    expect({ status, field: body.errors[0].field }).toEqual({ status: 400, field: 'email' })
  })
})
