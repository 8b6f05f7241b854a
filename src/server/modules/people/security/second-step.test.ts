import { beforeEach, describe, expect, test } from 'vitest'
import { password, type TestSite, testApp } from '../../../../../tests/support/app.ts'
import { setUpApp, shownBy } from '../../../../../tests/support/outside/authenticator.ts'
import { codeFor, linkFor, newMachine, openBrowser } from '../../../../../tests/support/signing-in.ts'

const start = Date.parse('2026-06-01T10:00:00Z')
let time = start
const parts = await testApp({ now: () => new Date(time) })
const { one, two, platform, owner } = parts

beforeEach(() => {
  time += 24 * 3600_000
})

const app = '/api/v1/security/app'
const shown = (secret: string, later = 0) => shownBy(secret, new Date(time), later)

const wait = (seconds: number) => {
  time += seconds * 1000
}

let count = 0

/** An owner with an authenticator app, a minute after its setup. */
async function withApp(sites: [TestSite, ...TestSite[]] = [one]) {
  const made = await setUpApp(sites, `secured${count++}@example.com`, new Date(time))
  wait(60)
  return made
}

const asked = { status: 401, body: { errors: [{ field: 'code', code: 'login.secondStep' }] } }
const wrong = { status: 400, body: { errors: [{ field: 'code', code: 'security.code' }] } }
const session = async (site: TestSite, token: string) => (await site.call('GET', '/api/v1/session', { token })).status

describe('an authenticator app', () => {
  // Shows B70.
  test('is set up by its first code, and brings ten recovery codes that are shown once', async () => {
    const { token, uri, secret, codes } = await withApp()
    expect(uri).toContain(`secret=${secret}`)
    expect(uri).toMatch(/^otpauth:\/\/totp\//)
    expect(new Set(codes).size).toBe(10)
    expect((await one.call('GET', '/api/v1/security', { token })).body.data).toEqual({
      appSince: expect.any(String),
      recoveryCodes: 10,
      platform: expect.stringContaining('localhost'),
    })
    expect((await one.call('POST', app, { token })).body.errors).toBeUndefined()
    expect((await one.call('POST', app, { token })).status).toBe(409)
  })

  test('asks for nothing before its first code was right', async () => {
    const { email, token } = await one.signIn({ userType: 'ADMIN' })
    const { secret } = (await one.call('POST', app, { token })).body.data
    expect(await one.call('POST', `${app}/proof`, { token, body: { code: shown(secret, 5) } })).toMatchObject(wrong)
    expect((await openBrowser(one).signIn(email)).status).toBe(200)
    wait(16 * 60)
    const later = (await openBrowser(one).signIn(email)).body.loginToken
    const late = await one.call('POST', `${app}/proof`, { token: later, body: { code: shown(secret) } })
    expect([late.status, late.body.msg]).toEqual([409, 'The setup of the app has expired. Start again.'])
  })

  test('ends what was signed in without it, everywhere but here', async () => {
    const { tokens } = await withApp([one, two])
    expect([await session(one, tokens[0] ?? ''), await session(two, tokens[1] ?? '')]).toEqual([200, 401])
  })

  // Shows B71.
  test('is stored sealed, and its recovery codes as hashes', async () => {
    const { secret, codes, email } = await withApp()
    const { rows } = await owner.query(
      `select a.secret, (select string_agg(encode(r.code_hash, 'hex'), ' ') from recovery_codes r where r.account_id = u.id) as codes
       from authenticator_apps a join users u on u.id = a.account_id where u.email = $1`,
      [email],
    )
    expect(rows[0].secret).toMatch(/^1\./)
    expect(rows[0].secret).not.toContain(secret)
    expect(rows[0].codes.split(' ')).toHaveLength(10)
    for (const code of codes) expect(rows[0].codes).not.toContain(code)
  })

  test('is not for customers', async () => {
    const { token } = await one.signIn()
    for (const [method, path] of [
      ['GET', '/api/v1/security'],
      ['POST', app],
      ['DELETE', app],
    ] as const)
      expect((await one.call(method, path, { token })).status).toBe(403)
  })

  test('stands in the activity when it is set up and turned off, without its codes', async () => {
    const { token, secret, codes, email } = await withApp()
    await one.call('DELETE', app, { token })
    const { body } = await one.call('GET', '/api/v1/activity', { token, query: { q: email } })
    expect(body.data.map(({ act }: { act: string }) => act)).toEqual(['account.appOff', 'account.appOn'])
    expect(JSON.stringify(body)).not.toMatch(new RegExp([secret, ...codes].join('|')))
  })
})

describe('a user with an app', () => {
  test('signs in by password and code, on every site and on the platform', async () => {
    const { email, secret } = await withApp([one, two])
    for (const site of [one, two, platform]) {
      const browser = openBrowser(site)
      const first = await browser.signIn(email)
      expect(first).toMatchObject(asked)
      expect(JSON.stringify(first.body)).not.toContain('loginToken')
      const { status, body } = await browser.giveCode(shown(secret))
      expect([status, body.data.email]).toEqual([200, email])
      expect(await session(site, body.loginToken)).toBe(200)
      wait(60)
    }
  })

  // Shows B70.
  test('signs in with each code once', async () => {
    const { email, secret } = await withApp()
    const browsers = [openBrowser(one), openBrowser(one)]
    for (const browser of browsers) await browser.signIn(email)
    const statuses = await Promise.all(browsers.map(async (browser) => (await browser.giveCode(shown(secret))).status))
    expect(statuses.toSorted()).toEqual([200, 400])
    const third = openBrowser(one)
    await third.signIn(email)
    expect(await third.giveCode(shown(secret, -1))).toMatchObject(wrong)
    expect((await third.giveCode(shown(secret, 1))).status).toBe(200)
  })

  // Shows B70, B81.
  test('signs in with a recovery code once, however it is typed', async () => {
    const { email, codes, token } = await withApp()
    const [code = ''] = codes
    const browser = openBrowser(one)
    await browser.signIn(email)
    expect((await browser.giveCode(code.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    await browser.signIn(email)
    expect(await browser.giveCode(code)).toMatchObject(wrong)
    expect((await one.call('GET', '/api/v1/security', { token })).body.data.recoveryCodes).toBe(9)
  })

  test('signs in with a recovery code whose o and l were read as 0 and 1', async () => {
    const { email, codes, token } = await withApp()
    const ambiguous = (codes: string[]) => codes.find((code) => code.includes('o') && code.includes('l'))
    let code = ambiguous(codes)
    while (!code)
      code = ambiguous((await one.call('POST', '/api/v1/security/recovery-codes', { token })).body.data.codes)
    const browser = openBrowser(one)
    await browser.signIn(email)
    expect((await browser.giveCode(code.replaceAll('o', '0').replaceAll('l', '1'))).status).toBe(200)
  })

  test('has ten other recovery codes when they are made anew', async () => {
    const { email, codes, token } = await withApp()
    const { body } = await one.call('POST', '/api/v1/security/recovery-codes', { token })
    const browser = openBrowser(one)
    await browser.signIn(email)
    expect(await browser.giveCode(codes[1] ?? '')).toMatchObject(wrong)
    expect((await browser.giveCode(body.data.codes[1])).status).toBe(200)
  })

  // Shows B70.
  test('is asked for the second step whichever way they come in', async () => {
    const { email, secret } = await withApp()
    const byCode = openBrowser(one)
    await byCode.askForCode(email)
    expect(await byCode.signInByCode(email, await codeFor(parts, platform, email))).toMatchObject(asked)
    expect((await byCode.giveCode(shown(secret))).status).toBe(200)
    wait(60)

    const forgetful = openBrowser(platform)
    await forgetful.askForLink(email)
    const { requestId } = await linkFor(parts, platform, email)
    const fresh = 'Monsoon#71829'
    const reset = { requestId, email, password: fresh }
    expect((await platform.call('POST', '/api/public/customer/reset-password', { body: reset })).status).toBe(200)
    expect(await forgetful.signIn(email, fresh)).toMatchObject(asked)
  })

  test('is asked too by a token that was made without it', async () => {
    const { email, secret } = await withApp()
    const { makeEntry } = await import('../identity/index.ts')
    const { rows } = await owner.query('select id from users where site_id = $1 and email = $2', [one.id, email])
    const browser = openBrowser(one)
    expect(await browser.enter(await makeEntry(await one.ctx(), rows[0].id, 60))).toMatchObject(asked)
    expect((await browser.giveCode(shown(secret))).status).toBe(200)
  })

  test('goes from one site to another without being asked again', async () => {
    const { token } = await withApp([one, two])
    const { body } = await one.call('POST', '/api/v1/own-sites/two/entry', { token })
    const there = await openBrowser(two).enter(new URL(body.data.href).searchParams.get('token') ?? '')
    expect(there.status).toBe(200)
  })

  test('has it off again after turning it off', async () => {
    const { email, token } = await withApp()
    expect((await one.call('DELETE', app, { token })).body.data).toMatchObject({ appSince: null, recoveryCodes: 0 })
    expect((await openBrowser(one).signIn(email)).status).toBe(200)
  })
})

describe('a sign-in that waits for its second step', () => {
  // Shows B70.
  test('is the browser’s that began it, on its site alone, and over after ten minutes', async () => {
    const { email, secret } = await withApp([one, two])
    const browser = openBrowser(one)
    await browser.signIn(email)
    const over = { status: 410 }
    expect(await openBrowser(one).giveCode(shown(secret))).toMatchObject(over)
    const elsewhere = openBrowser(two)
    for (const [name, value] of browser.jar) elsewhere.jar.set(name, value)
    expect(await elsewhere.giveCode(shown(secret))).toMatchObject(over)
    wait(601)
    expect(await browser.giveCode(shown(secret))).toMatchObject(over)
  })

  test('takes no code of another account', async () => {
    const [mine, theirs] = [await withApp(), await withApp()]
    const browser = openBrowser(one)
    await browser.signIn(theirs.email)
    expect(await browser.giveCode(shown(mine.secret))).toMatchObject(wrong)
    expect(await browser.giveCode(mine.codes[0] ?? '')).toMatchObject(wrong)
    expect((await browser.giveCode(theirs.codes[0] ?? '')).status).toBe(200)
  })

  test('has five tries, and works only once', async () => {
    const { email, secret } = await withApp()
    const browser = openBrowser(one)
    await browser.signIn(email)
    for (let tried = 0; tried < 5; tried++) expect(await browser.giveCode('wrong')).toMatchObject(wrong)
    expect((await browser.giveCode(shown(secret))).status).toBe(410)
    await browser.signIn(email)
    expect((await browser.giveCode(shown(secret))).status).toBe(200)
    expect((await browser.giveCode(shown(secret, 1))).status).toBe(410)
  })

  // Shows B71.
  test('has thirty wrong codes in all within a day, from all machines, except in a browser that is known', async () => {
    const { email, secret } = await withApp()
    const known = openBrowser(one)
    await known.signIn(email)
    expect((await known.giveCode(shown(secret))).status).toBe(200)
    wait(60)
    for (let tried = 0; tried < 30; tried++) {
      const stranger = openBrowser(one, newMachine())
      await stranger.signIn(email, password)
      expect((await stranger.giveCode('000000x')).status).toBe(400)
    }
    const last = openBrowser(one)
    await last.signIn(email)
    expect((await last.giveCode(shown(secret))).status).toBe(429)
    await known.signIn(email)
    expect((await known.giveCode(shown(secret))).status).toBe(200)
  })
})
