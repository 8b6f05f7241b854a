import pg from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { setSite, setSiteAndPlan } from '../../src/server/platform/site-query.ts'
import { password, type TestSite, testApp } from '../support/app.ts'
import { login, mailsTo, newMachine } from '../support/signing-in.ts'

const work = vi.hoisted(() => ({ hashes: 0 }))

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  const counted =
    <Args extends unknown[], T>(run: (...args: Args) => T) =>
    (...args: Args) => {
      work.hashes += 1
      return run(...args)
    }
  return { ...real, hash: counted(real.hash), verify: counted(real.verify) }
})

const parts = await testApp()
const { one, two, platform } = parts

/** Statements of the connection pool itself: health checks, and the set-up of each connection. */
const ofConnections = ['select 1', setSite.text, setSiteAndPlan.text]

/** Work that takes time: password hashes and database statements, without their values. */
async function workOf(run: () => Promise<{ status: number; body: unknown }>) {
  work.hashes = 0
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const { status, body } = await run()
  const texts = query.mock.calls.map(([given]) =>
    typeof given === 'string' ? given : (given as { text: string }).text,
  )
  const statements = texts.filter((text) => !ofConnections.includes(text)).map((text) => text.slice(0, 200))
  query.mockRestore()
  return { status, body, hashes: work.hashes, statements }
}

let people = 0
const stranger = () => `stranger-${people++}@example.com`

type Call = { name: string; site?: TestSite; send: (email: string) => Parameters<TestSite['call']> }

const post = (path: string, body: (email: string) => object) => (email: string) =>
  ['POST', path, { body: body(email) }] as Parameters<TestSite['call']>
const get =
  (path: string, rest: Record<string, string> = {}) =>
  (email: string) =>
    ['GET', path, { query: { ...rest, email } }] as Parameters<TestSite['call']>

/** Every public call with an email address that must not reveal whether it has an account. */
const calls: Call[] = [
  { name: 'a sign-in with a wrong password', send: post(login, (email) => ({ email, password: 'Other@2026' })) },
  { name: 'a sign-in with a wrong code', send: post(login, (email) => ({ email, otp: '000000' })) },
  { name: 'a sign-in with both', send: post(login, (email) => ({ email, password, otp: '000000' })) },
  { name: 'a code that is asked for', send: get('/api/public/login/send-otp') },
  { name: 'a link that is asked for', send: get('/api/public/customer/forgot-password') },
  { name: 'a link that is looked at', send: get('/api/public/customer/forgot-password/verify', { requestId: 'x' }) },
  {
    name: 'a password that is set by a made-up link',
    send: post('/api/public/customer/reset-password', (email) => ({
      email,
      requestId: 'x',
      password: 'Monsoon#71829',
    })),
  },
  {
    name: 'a newsletter that is left without a link',
    send: post('/api/io/crm/admin/public/newsletter/change-status', (email) => ({
      ...{ email, status: 'UNSUBSCRIBED', unsubscribeReason: 'Enough' },
    })),
  },
]

beforeEach(async () => {
  // Cached reads, such as the site's, have been made already.
  await one.call('POST', login, { body: { email: stranger(), password: 'Other@2026' } })
})

const withoutAddress = (body: unknown, email: string) =>
  JSON.stringify(body)
    .replaceAll(email, 'address')
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')

describe.each(calls)('$name', ({ send }) => {
  // Shows B81.
  test.each([
    ['a customer', one, 'CUSTOMER'],
    ['whoever owns the site', one, 'ADMIN'],
    ['an account, on the platform', platform, 'ADMIN'],
  ] as const)(
    'takes the same work, and is answered alike, for %s and without an account',
    async (_, site, userType) => {
      const { email } = await site.signIn({ userType })
      await two.signIn({ email })
      const nobody = stranger()
      const measure = (address: string) =>
        workOf(() => {
          const [method, path, rest] = send(address)
          return site.call(method, path, { ...rest, headers: { 'x-forwarded-for': newMachine() } })
        })
      const unknown = await measure(nobody)
      const known = await measure(email)
      expect(known.hashes).toBe(unknown.hashes)
      expect(known.statements).not.toEqual([])
      expect(known.statements).toEqual(unknown.statements)
      expect([known.status, withoutAddress(known.body, email)]).toEqual([
        unknown.status,
        withoutAddress(unknown.body, nobody),
      ])
    },
  )
})

// Shows B81.
test('checking an address takes the same work whether or not it is taken', async () => {
  const { email: taken } = await one.signIn()
  const ask = async (email: string) => {
    const { token } = await one.signIn()
    return workOf(() => one.call('POST', '/api/v1/own-email', { token, body: { email, password } }))
  }
  const free = stranger()
  const [unknown, known] = [await ask(free), await ask(taken)]
  expect([known.hashes, known.statements]).toEqual([unknown.hashes, unknown.statements])
  expect(known.hashes).toBe(1)
  expect(known.statements).not.toEqual([])
  const subjects = async (email: string) => (await mailsTo(parts, one, email)).map(({ subject }) => subject)
  expect(await subjects(taken)).toEqual(await subjects(free))
})
