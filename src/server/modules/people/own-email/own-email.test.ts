import { beforeEach, describe, expect, test } from 'vitest'
import { password, testApp } from '../../../../../tests/support/app.ts'
import { ownEmailOf } from '../../../../../tests/support/own-email.ts'
import { codeFor, linkFor, mailsTo, openBrowser, otherThan } from '../../../../../tests/support/signing-in.ts'

const start = Date.now()
let time = start
const parts = await testApp({ now: () => new Date(time) })
const { one, two, owner } = parts
const { read, ask, give, fresh, isSignedIn } = ownEmailOf(one)

beforeEach(() => {
  time = start
})

const wrong = { status: 400, body: { errors: [{ field: 'otp', code: 'email.codeFailed' }] } }

describe('a customer', () => {
  // Shows B79.
  test('with an unverified address verifies it by a mailed code', async () => {
    const { token, email } = await one.signIn()
    expect(await read(token)).toEqual({
      ...{ email, isProven: false, needsPassword: true, hasPassword: true, isMember: false },
    })
    expect(await ask(token, email)).toMatchObject({ status: 200, body: { data: { email, seconds: 30 } } })
    const code = await codeFor(parts, one, email)
    expect((await give(token, code)).body.data).toMatchObject({ email, isProven: true })
    expect(await isSignedIn(token)).toBe(true)
    expect((await mailsTo(parts, one, email)).map(({ subject }) => subject)).toEqual([
      'Your code to confirm this email at Site one',
    ])
  })

  // Shows B79.
  test('has another address once its code is given, and not before', async () => {
    const { token, email } = await one.signIn()
    const to = fresh()
    await ask(token, to)
    const code = await codeFor(parts, one, to)
    expect((await openBrowser(one).signIn(to)).status).toBe(401)
    expect((await openBrowser(one).signIn(email)).status).toBe(200)
    expect((await give(token, code)).body.data).toMatchObject({ email: to, isProven: true })
    expect((await openBrowser(one).signIn(to)).status).toBe(200)
    expect((await openBrowser(one).signIn(email)).status).toBe(401)
  })

  // Shows B79.
  test('is told of it at both addresses, at the old one how to object', async () => {
    const { token, email } = await one.signIn()
    const to = fresh()
    await ask(token, to)
    await give(token, await codeFor(parts, one, to))
    const [old] = await mailsTo(parts, one, email)
    expect(old).toMatchObject({ subject: 'Your email for Site one was changed' })
    expect(old?.text).toContain(to)
    expect(old?.text).toContain('If this wasn’t you')
    expect((await mailsTo(parts, one, to)).map(({ subject }) => subject)).toEqual([
      'Your code to confirm this email at Site one',
      'This is your email for Site one now',
    ])
  })

  // Shows B79.
  test('stays signed in here alone, and nothing that was mailed to the old address is good any more', async () => {
    const { token, email } = await one.signIn()
    const elsewhere = openBrowser(one)
    const other = (await elsewhere.signIn(email)).body.loginToken
    await elsewhere.askForCode(email)
    const code = await codeFor(parts, one, email)
    await elsewhere.askForLink(email)
    const link = await linkFor(parts, one, email)
    const to = fresh()
    await ask(token, to)
    await give(token, await codeFor(parts, one, to))
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false])
    // Another person may take the old address from now on.
    await one.signIn({ email })
    expect((await elsewhere.signInByCode(email, code)).status).toBe(401)
    const body = { email, requestId: link.requestId, password: 'Monsoon#71829' }
    expect((await one.call('POST', '/api/public/customer/reset-password', { body })).status).toBe(400)
  })

  // Shows B79.
  test('no longer signs in by the Google account of the old address', async () => {
    const { token, id } = await one.signIn()
    const connected = 'insert into google_accounts (site_id, subject, user_id, connected_at) values ($1, $2, $3, now())'
    await owner.query(connected, [one.id, `subject of ${id}`, id])
    const to = fresh()
    await ask(token, to)
    await give(token, await codeFor(parts, one, to))
    expect((await owner.query('select subject from google_accounts where user_id = $1', [id])).rows).toEqual([])
  })

  // Shows B79.
  test('gives the password, which a stolen session does not have', async () => {
    const { token, email } = await one.signIn()
    const answer = await ask(token, fresh(), one, { password: 'Other@2026' })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'password', code: 'password.wrong' }] } })
    expect((await ask(token, fresh(), one, {})).status).toBe(400)
    expect((await read(token)).email).toBe(email)
  })

  test('who signs in only by Google must have signed in lately instead', async () => {
    const { token, id } = await one.signIn()
    await owner.query('update users set password_hash = null where id = $1', [id])
    expect((await read(token)).needsPassword).toBe(false)
    expect((await ask(token, fresh(), one, {})).status).toBe(200)
    time += 11 * 60_000
    expect(await ask(token, fresh(), one, {})).toMatchObject({ status: 403 })
  })

  // Shows B79.
  test('is changed on their own site alone', async () => {
    const { token, email } = await one.signIn()
    const there = await two.signIn({ email })
    const to = fresh()
    await ask(token, to)
    const code = await codeFor(parts, one, to)
    await ask(there.token, to, two)
    expect(await give(there.token, code, two)).toMatchObject(wrong)
    expect((await give(token, code)).status).toBe(200)
    expect((await read(there.token, two)).email).toBe(email)
  })
})

describe('an address of another user', () => {
  // Shows B79.
  test('is answered and mailed to like any other; only who reads its mail learns that it is taken', async () => {
    const { email: taken } = await one.signIn()
    const { token, email } = await one.signIn()
    const free = fresh()
    const [known, unknown] = [await ask(token, taken), await ask((await one.signIn()).token, free)]
    expect([known.status, Object.keys(known.body.data)]).toEqual([unknown.status, Object.keys(unknown.body.data)])
    const code = await codeFor(parts, one, taken)
    expect(await give(token, otherThan(code))).toMatchObject(wrong)
    expect(await give(token, code)).toMatchObject({ status: 409, body: { errors: [{ code: 'email.taken' }] } })
    expect((await read(token)).email).toBe(email)
  })

  test('is had by one of two who confirm it at once', async () => {
    const to = fresh()
    const both = await Promise.all([one.signIn(), one.signIn()])
    const codes: string[] = []
    for (const { token } of both) {
      await ask(token, to)
      codes.push(await codeFor(parts, one, to))
    }
    const answers = await Promise.all(both.map(({ token }, index) => give(token, codes[index] ?? '')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('a code', () => {
  // Shows B79.
  test('is good once, for ten minutes, in the session that asked, for the address that was asked for last', async () => {
    const { token, email } = await one.signIn()
    const [first, second] = [fresh(), fresh()]
    await ask(token, first)
    const before = await codeFor(parts, one, first)
    await ask(token, second)
    const code = await codeFor(parts, one, second)
    if (before !== code) expect(await give(token, before)).toMatchObject(wrong)
    const elsewhere = (await openBrowser(one).signIn(email)).body.loginToken
    expect(await give(elsewhere, code)).toMatchObject(wrong)
    expect(await give((await one.signIn()).token, code)).toMatchObject(wrong)
    time += 10 * 60_000
    expect(await give(token, code)).toMatchObject(wrong)
    time = start
    expect((await give(token, code)).status).toBe(200)
    expect(await give(token, code)).toMatchObject(wrong)
  })

  test('has five tries, many at once too', async () => {
    const { token } = await one.signIn()
    const to = fresh()
    await ask(token, to)
    const code = await codeFor(parts, one, to)
    await Promise.all([1, 2, 3, 4, 5].map((by) => give(token, otherThan(code, by))))
    expect(await give(token, code)).toMatchObject(wrong)
  })

  test('is mailed five times an hour to whatever addresses, and ten times to one, from however many people', async () => {
    const { token } = await one.signIn()
    for (let mails = 0; mails < 5; mails++) expect((await ask(token, fresh())).status).toBe(200)
    expect(await ask(token, fresh())).toMatchObject({ status: 429, body: { errors: [{ field: 'email' }] } })
    const to = fresh()
    for (let mails = 0; mails < 10; mails++) expect((await ask((await one.signIn()).token, to)).status).toBe(200)
    expect((await ask((await one.signIn()).token, to)).status).toBe(429)
  })

  // Shows B184.
  test('is mailed to its person though people on another machine have had as many as they may', async () => {
    const email = fresh()
    const askFrom = async (machine: string) => {
      const { token } = await one.signIn()
      const headers = { 'x-forwarded-for': machine }
      return (await one.call('POST', '/api/v1/own-email', { token, headers, body: { email, password } })).status
    }
    const strangers = []
    for (let mails = 0; mails < 10; mails++) strangers.push(await askFrom('10.2.1.1'))
    expect(strangers.filter((status) => status === 200)).toHaveLength(8)
    expect(await askFrom('10.2.1.2')).toBe(200)
  })

  test('stands in no table and in no job', async () => {
    const { token, id } = await one.signIn()
    const to = fresh()
    await ask(token, to)
    const { rows } = await owner.query(
      "select (select data::text from jobs.job where name = 'own-email.code' and data::text like '%' || $1::text || '%') as job, p::text as proof from email_proofs p where user_id = $1::uuid",
      [id],
    )
    const code = await codeFor(parts, one, to)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})
