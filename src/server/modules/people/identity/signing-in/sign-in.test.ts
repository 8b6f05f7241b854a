import { describe, expect, test } from 'vitest'
import { password, testApp } from '../../../../../../tests/support/app.ts'
import { codeFor, login, newMachine, openBrowser, spendTriesOf } from '../../../../../../tests/support/signing-in.ts'
import { addUser } from '../index.ts'

let time = Date.now()
const parts = await testApp({ now: () => new Date(time) })
const { one, two, owner } = parts
const day = 24 * 3_600_000

const wrong = 'Wrong@2026'
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)
const countOf = (answers: { status: number }[], status: number) => statuses(answers).filter((s) => s === status).length

describe('guessing the password of an account', () => {
  // Shows B15.
  test('is held to a hundred tries an hour, from however many machines, in however many processes, at once', async () => {
    const { email } = await one.signIn()
    const other = await parts.another()
    const spellings = [email, email.toUpperCase(), ` ${email} `]
    const guesses = Array.from({ length: 160 }, (_, index) => {
      const body = { email: spellings[index % 3], password: `${wrong}${index}` }
      const headers = { 'x-forwarded-for': newMachine() }
      if (index % 2 === 0) return one.call('POST', login, { body, headers })
      return other.request(`http://${one.host}${login}`, {
        method: 'POST',
        headers: { host: one.host, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    })
    const answers = await Promise.all(guesses)
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([100, 60])
    const right = await openBrowser(one).signIn(email)
    expect(right).toMatchObject({
      status: 429,
      body: {
        errors: [{ code: 'login.tooMany' }],
        msg: expect.stringMatching(/^Too many tries\. Wait \d+ sec/),
      },
    })
    expect((await openBrowser(two).signIn(email)).status).toBe(401)
  }, 120_000)

  test('meets the same answers where there is no account', async () => {
    const nobody = 'nobody-at-all@example.com'
    const { email } = await one.signIn()
    const before = [await openBrowser(one).signIn(nobody, wrong), await openBrowser(one).signIn(email, wrong)]
    expect(before[0]).toMatchObject({ status: 401, body: before[1]?.body })
    for (const address of [nobody, email]) await spendTriesOf(parts, one, address)
    const after = [await openBrowser(one).signIn(nobody), await openBrowser(one).signIn(email)]
    const text = ({ body }: { body: { msg: string } }) => body.msg.replace(/\d+/, 'n')
    expect(statuses(after)).toEqual([429, 429])
    expect(after.map(text)).toEqual([text(after[0] as never), text(after[0] as never)])
  })

  test('from one machine is slowed down sooner, on that machine alone', async () => {
    const { email } = await one.signIn()
    const machine = newMachine()
    for (let index = 0; index < 20; index++)
      expect((await openBrowser(one, machine).signIn(email, wrong)).status).toBe(401)
    expect((await openBrowser(one, machine).signIn(email)).status).toBe(429)
    expect((await openBrowser(one).signIn(email)).status).toBe(200)
  })

  test("for another account on the same machine continues up to the machine's limit", async () => {
    const machine = newMachine()
    const { email } = await one.signIn()
    await owner.query(
      `insert into rate_limits (key, expire, times)
       select $1, ms + 300000, array_fill(ms, array[199])
       from (select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms) now`,
      [`sign-in:${one.id}:ip:${machine}`],
    )
    expect((await openBrowser(one, machine).signIn(email, wrong)).status).toBe(401)
    expect((await openBrowser(one, machine).signIn('somebody-else@example.com', wrong)).status).toBe(429)
    expect((await openBrowser(two, machine).signIn(email, wrong)).status).toBe(401)
  })

  test('costs nothing that succeeds, however often and however many at once', async () => {
    const { email } = await one.signIn()
    for (let round = 0; round < 3; round++) {
      const browser = openBrowser(one)
      expect(statuses(await Promise.all(Array.from({ length: 15 }, () => browser.signIn(email))))).not.toContain(429)
    }
    const { rows } = await owner.query('select cardinality(times) as times from rate_limits where key = $1', [
      `sign-in:${one.id}:account:${email}`,
    ])
    expect(rows).toEqual([{ times: 0 }])
  })

  test('locks out for no longer after the clock was wrong meanwhile', async () => {
    const { email } = await one.signIn()
    await spendTriesOf(parts, one, email)
    await owner.query(
      'update rate_limits set expire = expire + $2, times = array(select t + $2 from unnest(times) t) where key like $1',
      [`%:account:${email}`, 31 * day],
    )
    expect((await openBrowser(one).signIn(email)).status).toBe(200)
  })
})

describe('a browser with a former sign-in', () => {
  test('is given a token that no script reads and that no page is asked for with', async () => {
    const { email } = await one.signIn()
    const answer = await openBrowser(one).signIn(email)
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^haat-device=[\w-]{43}; Path=\/api; Max-Age=15552000; HttpOnly; SameSite=Lax$/),
    ])
    const secure = await one.call('POST', login, {
      body: { email, password },
      headers: { 'x-forwarded-proto': 'https' },
    })
    expect(secure.headers.getSetCookie()[0]).toMatch(/; SameSite=Lax; Secure$/)
    const stored = await owner.query('select t::text as row from sign_in_devices t')
    const token = /=([\w-]{43})/.exec(answer.headers.getSetCookie()[0] ?? '')?.[1] ?? 'none'
    expect(JSON.stringify(stored.rows)).not.toContain(token)
  })

  // Shows B15.
  test('gets in with the right password whatever others have used up', async () => {
    const { email } = await one.signIn()
    const home = newMachine()
    const browser = openBrowser(one, home)
    await browser.signIn(email)
    await spendTriesOf(parts, one, email)
    for (let index = 0; index < 20; index++) await openBrowser(one, home).signIn(email, wrong)
    expect((await openBrowser(one, home).signIn(email)).status).toBe(429)
    expect((await browser.signIn(email)).status).toBe(200)
    expect((await browser.signIn(email)).status).toBe(200)
  })

  test('has twenty tries an hour of its own, many at once too, and uses up no others', async () => {
    const { email } = await one.signIn()
    const browser = openBrowser(one)
    await browser.signIn(email)
    const guesses = await Promise.all(Array.from({ length: 40 }, () => browser.signIn(email, wrong)))
    expect([countOf(guesses, 401), countOf(guesses, 429)]).toEqual([20, 20])
    expect(await browser.signIn(email)).toMatchObject({ status: 429, body: { errors: [{ code: 'login.tooMany' }] } })
    expect((await openBrowser(one).signIn(email)).status).toBe(200)
  })

  test('is known for no other account, on no other site, and not by a forged token', async () => {
    const mine = await one.signIn()
    const hers = await one.signIn()
    await two.signIn({ email: mine.email })
    const browser = openBrowser(one)
    await browser.signIn(mine.email)
    const token = browser.jar.get('haat-device') ?? ''
    const withToken = (site: typeof one, device: string) => {
      const stranger = openBrowser(site)
      stranger.jar.set('haat-device', device)
      return stranger
    }
    for (const [site, email] of [
      [one, hers.email],
      [two, mine.email],
      [one, mine.email],
    ] as const)
      await spendTriesOf(parts, site, email)
    expect((await withToken(one, token).signIn(hers.email)).status).toBe(429)
    expect((await withToken(two, token).signIn(mine.email)).status).toBe(429)
    for (const made of [
      '',
      'A'.repeat(43),
      token.slice(1),
      `${token}x`,
      "' or true --",
      `${'A'.repeat(43)}.`.repeat(200),
    ])
      expect((await withToken(one, made).signIn(mine.email)).status).toBe(429)
    expect((await withToken(one, token).signIn(mine.email)).status).toBe(200)
  })

  test('gains nothing by a stolen token alone, and a planted one is never taken over', async () => {
    const { email } = await one.signIn()
    const thief = openBrowser(one)
    const planted = 'B'.repeat(43)
    thief.jar.set('haat-device', planted)
    expect((await thief.signIn(email, wrong)).status).toBe(401)
    await thief.signIn(email)
    const tokens = thief.jar.get('haat-device')?.split('.') ?? []
    expect(tokens[0]).not.toBe(planted)
    await spendTriesOf(parts, one, email)
    const victim = openBrowser(one)
    victim.jar.set('haat-device', planted)
    expect((await victim.signIn(email)).status).toBe(429)
  })

  test('is known for each of the people who share it', async () => {
    const [asha, ravi] = [await one.signIn(), await one.signIn()]
    const browser = openBrowser(one)
    for (const { email } of [asha, ravi, asha, ravi]) await browser.signIn(email)
    for (const { email } of [asha, ravi]) {
      await spendTriesOf(parts, one, email)
      expect((await browser.signIn(email)).status).toBe(200)
    }
    expect(browser.jar.get('haat-device')?.split('.')).toHaveLength(2)
  })

  test('is forgotten after 180 days without a sign-in', async () => {
    const { email } = await one.signIn()
    const browser = openBrowser(one)
    await browser.signIn(email)
    time += 179 * day
    expect((await browser.signIn(email)).status).toBe(200)
    await spendTriesOf(parts, one, email)
    time += 179 * day
    expect((await browser.signIn(email)).status).toBe(200)
    time += 181 * day
    expect((await browser.signIn(email)).status).toBe(429)
  })

  test('is one of twenty that an account keeps', async () => {
    const { email, id } = await one.signIn()
    const first = openBrowser(one)
    await first.signIn(email)
    for (let index = 0; index < 22; index++) {
      time += 1000
      await openBrowser(one).signIn(email)
    }
    const { rows } = await owner.query('select count(*)::int as count from sign_in_devices where user_id = $1', [id])
    expect(rows).toEqual([{ count: 20 }])
    await spendTriesOf(parts, one, email)
    expect((await first.signIn(email)).status).toBe(429)
  })

  test('is known of the people of the platform too, and a code gets them past there', async () => {
    const here = parts.platform
    const email = 'staff@example.com'
    const person = { email, password, firstName: 'Asha', lastName: 'Rao' }
    await addUser(await here.ctx(), { ...person, userType: 'ADMIN', permissions: [] })
    const known = openBrowser(here)
    expect((await known.signIn(email)).status).toBe(200)
    await spendTriesOf(parts, here, email)
    expect((await openBrowser(one).signIn(email)).status).toBe(401)
    expect((await known.signIn(email)).status).toBe(200)
    const fresh = openBrowser(here)
    expect((await fresh.signIn(email)).status).toBe(429)
    await fresh.askForCode(email)
    expect((await fresh.signIn(email, password, await codeFor(parts, here, email))).status).toBe(200)
  })
})
