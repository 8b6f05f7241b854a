import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { password, type TestSite, testApp } from '../../../../../../tests/support/app.ts'
import { newMachine, openBrowser } from '../../../../../../tests/support/signing-in.ts'
import { transaction } from '../../../../platform/context.ts'
import { inSite } from '../../../../platform/table.ts'
import { users } from '../identity.tables.ts'
import { addUser } from '../index.ts'
import { endSessions, setPassword } from '../passwords/credentials.ts'
import { hashPassword } from '../passwords/password.ts'
import { enter, isEntry, makeEntry } from '../signing-in/entry.ts'

let time = Date.now()
const parts = await testApp({ now: () => new Date(time) })
const { one, two, platform, owner } = parts

let count = 0
const newEmail = () => `owner${count++}@example.com`
const statusAt = async (site: TestSite, email: string, given = password) =>
  (await openBrowser(site).signIn(email, given)).status

async function own(sites: TestSite[], email = newEmail()): Promise<string> {
  for (const site of sites) await site.signIn({ email, userType: 'ADMIN' })
  return email
}

async function rowOf(site: TestSite, email: string) {
  const ctx = await site.ctx()
  const rows = await ctx.db.select().from(users).where(inSite(ctx, users))
  const row = rows.find((row) => row.email === email)
  if (!row) throw new Error(`no user has the address ${email}`)
  return { ctx, row }
}

describe('an owner of two sites', () => {
  // Shows B56.
  test('signs in on each, and on the platform, with one password', async () => {
    const email = await own([one, two])
    for (const site of [one, two, platform]) expect(await statusAt(site, email)).toBe(200)
    const { rows } = await owner.query('select site_id, password_hash is null as none from users where email = $1', [
      email,
    ])
    expect(rows).toHaveLength(3)
    expect(rows).toEqual(
      expect.arrayContaining([
        { site_id: one.id, none: true },
        { site_id: two.id, none: true },
        { site_id: platform.id, none: false },
      ]),
    )
  })

  test('keeps the password when they become the owner of one more site', async () => {
    const email = await own([one])
    await addUser(await two.ctx(), {
      ...{ email, password: 'Another@2026', firstName: 'Asha', lastName: 'Rao' },
      ...{ userType: 'ADMIN', permissions: [] },
    })
    expect(await statusAt(two, email)).toBe(200)
    expect(await statusAt(two, email, 'Another@2026')).toBe(401)
  })

  // Shows B56.
  test('has another password everywhere once it is changed on one of them, and is signed out everywhere', async () => {
    const email = newEmail()
    const tokens = []
    for (const site of [one, two]) tokens.push((await site.signIn({ email, userType: 'ADMIN' })).token)
    const { ctx, row } = await rowOf(two, email)
    await transaction(ctx, async (ctx) => {
      await setPassword(ctx, row, 'Another@2026')
      await endSessions(ctx, row)
    })
    for (const site of [one, two, platform]) {
      expect(await statusAt(site, email)).toBe(401)
      expect(await statusAt(site, email, 'Another@2026')).toBe(200)
    }
    const session = (site: TestSite, token: string | undefined) => site.call('GET', '/api/v1/session', { token })
    expect([(await session(one, tokens[0] ?? '')).status, (await session(two, tokens[1] ?? '')).status]).toEqual([
      401, 401,
    ])
  })

  // Shows B352.
  test('is signed out where they no longer work, too, once their password is changed', async () => {
    const email = await own([one])
    const { token } = await two.signIn({ email, userType: 'STAFF', permissions: ['orders'] })
    await two.call('POST', '/api/v1/staff/leave', { token })
    const asCustomer = (await openBrowser(two).signIn(email)).body.loginToken
    const { ctx, row } = await rowOf(one, email)
    await transaction(ctx, async (ctx) => {
      await setPassword(ctx, row, 'Another@2026')
      await endSessions(ctx, row)
    })
    expect((await two.call('GET', '/api/v1/session', { token: asCustomer })).status).toBe(401)
    expect(await statusAt(two, email, 'Another@2026')).toBe(200)
  })

  // Shows B352.
  test('of a database that is older is followed to where they no longer work', async () => {
    const email = await own([one])
    const { token, id } = await two.signIn({ email, userType: 'STAFF', permissions: ['orders'] })
    await two.call('POST', '/api/v1/staff/leave', { token })
    const kept = 'select serves from account_sites where served_site_id = $1 and user_id = $2'
    await owner.query('delete from account_sites where user_id = $1', [id])
    const text = await readFile('db/migrations/0206-former-sites-of-accounts.sql', 'utf8')
    const migrate = () => owner.query(text.slice(text.indexOf('do $$')))
    await migrate()
    expect((await owner.query(kept, [two.id, id])).rows).toEqual([{ serves: false }])
    // Its email was changed while the row of the site kept the former one.
    await owner.query('update users set email = $1 where email = $2 and site_id <> $3', [newEmail(), email, two.id])
    await migrate()
    const { rows } = await owner.query('select account_id, email from users where id = $1', [id])
    expect(rows).toEqual([{ account_id: null, email }])
    expect(await statusAt(two, email)).toBe(401)
  })

  test('has no more tries for all the sites together than for three', async () => {
    const email = await own([one, two])
    await owner.query(
      `insert into rate_limits (key, expire, times) select $1, ms + 3600000, array_fill(ms, array[300])
       from (select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms) now
       on conflict (key) do update set times = excluded.times`,
      [`sign-in:everywhere:account:${email}`],
    )
    for (const site of [one, two, platform]) expect(await statusAt(site, email)).toBe(429)
  })
})

// Shows B56.
test('a customer of two sites is two people, with a password on each', async () => {
  const email = newEmail()
  await one.signIn({ email })
  await addUser(await two.ctx(), {
    ...{ email, password: 'Another@2026', firstName: 'Asha', lastName: 'Rao' },
    ...{ userType: 'CUSTOMER', permissions: [] },
  })
  expect([await statusAt(one, email), await statusAt(two, email), await statusAt(platform, email)]).toEqual([
    200, 401, 401,
  ])
})

test('the platform has no sign-up for customers: an address is verified first', async () => {
  const body = {
    ...{ firstName: 'Asha', lastName: 'Rao', email: newEmail(), password, mobileNumber: '9876543210' },
    ...{ birthDate: '1990-01-01', gender: 'OTHER' },
  }
  const create = (site: TestSite) =>
    site.call('POST', '/api/io/crm/admin/public/customer/create', {
      body,
      headers: { 'x-forwarded-for': newMachine() },
    })
  expect((await create(platform)).status).toBe(404)
  expect((await create(one)).status).toBe(200)
})

// Shows B56.
test('a member who could not be added leaves no account behind', async () => {
  const email = newEmail()
  await one.signIn({ email })
  const again = addUser(await one.ctx(), {
    ...{ email, password, firstName: 'Asha', lastName: 'Rao', userType: 'ADMIN', permissions: [] },
  })
  await expect(again).rejects.toMatchObject({ code: 'customer.emailTaken' })
  expect(await statusAt(platform, email)).toBe(401)
})

describe('a token to enter a site with', () => {
  // Shows B81.
  test('is good once, for its time, and on its site alone', async () => {
    const email = await own([one, two])
    const { ctx, row } = await rowOf(one, email)
    const token = await makeEntry(ctx, row.id, 600)
    await expect(enter(await two.ctx(), token)).rejects.toMatchObject({ code: 'entry.over' })
    expect(await isEntry(ctx, token)).toBe(true)
    const { loginToken } = await enter(ctx, token)
    expect((await one.call('GET', '/api/v1/session', { token: loginToken })).body.data.email).toBe(email)
    await expect(enter(ctx, token)).rejects.toMatchObject({ code: 'entry.over' })

    const late = await makeEntry(ctx, row.id, 600)
    time += 601_000
    expect(await isEntry(ctx, late)).toBe(false)
    await expect(enter(ctx, late)).rejects.toMatchObject({ code: 'entry.over' })
  })

  // Shows B6.
  test('used twice at once signs in one', async () => {
    const { ctx, row } = await rowOf(one, await own([one]))
    const token = await makeEntry(ctx, row.id, 600)
    const both = await Promise.allSettled([enter(ctx, token), enter(ctx, token)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

test('people of a database that is older get their accounts: one for an address, with the newest password', async () => {
  const text = await readFile('db/migrations/0026-accounts.sql', 'utf8')
  const moving = text.slice(text.indexOf('do $$'))
  const hash = await hashPassword(await one.ctx(), password)
  const add = (site: TestSite, email: string, type: string, passwordHash: string, at: string) =>
    owner.query(
      `insert into users (site_id, email, user_type, password_hash, first_name, last_name, created_at)
       values ($1, $2, $3, $4, 'A', 'B', $5)`,
      [site.id, email, type, passwordHash, at],
    )
  await owner.query('begin')
  await owner.query('delete from users')
  await add(one, 'both@example.com', 'ADMIN', 'older', '2025-01-01')
  await add(two, 'both@example.com', 'STAFF', hash, '2026-01-01')
  await add(platform, 'both@example.com', 'CUSTOMER', 'planted', '2026-05-01')
  await add(one, 'asha@example.com', 'CUSTOMER', hash, '2026-01-01')
  await owner.query(moving)
  await owner.query('commit')
  for (const site of [one, two, platform]) expect(await statusAt(site, 'both@example.com')).toBe(200)
  const { rows } = await owner.query(
    'select served_site_id as site from account_sites order by served_site_id, account_id',
  )
  expect(rows).toEqual([{ site: one.id }, { site: two.id }])
  expect([await statusAt(one, 'asha@example.com'), await statusAt(platform, 'asha@example.com')]).toEqual([200, 401])
})

test('a password is stored as a hash of argon2id in two passes, with the memory that is configured', async () => {
  const { email } = await one.signIn()
  const { rows } = await owner.query('select password_hash as hash from users where email = $1', [email])
  expect(rows[0].hash).toMatch(/^\$argon2id\$v=19\$m=64,t=2,p=1\$/)
})
