import { afterAll, describe, expect, test } from 'vitest'
import { openRazorpay } from '../../../../../../tests/doubles/razorpay.ts'
import { type TestSite, testApp } from '../../../../../../tests/support/app.ts'
import { razorpayKeys } from '../../../../../../tests/support/outside/razorpay.ts'
import { shopperWith } from '../../../../../../tests/support/selling/shopping.ts'
import { openLog } from '../../../../platform/log.ts'

let passed = 0
const app = await testApp({ now: () => new Date(Date.now() + passed) })
const { one, two, services, owner } = app
const accounts = new Map<string, string>()
const bank = await openRazorpay({ accounts })
afterAll(() => bank.close())
services.config.razorpayUrl = bank.url

const logged: string[] = []
services.log = openLog('trace', {
  write: (line) => {
    logged.push(line)
  },
})

for (const site of [one, two])
  for (const mode of ['test', 'live'] as const)
    accounts.set(razorpayKeys(site, mode).keyId, razorpayKeys(site, mode).secret)

const admins = new Map<TestSite, string>()
async function adminOf(site: TestSite): Promise<string> {
  const token = admins.get(site) ?? (await site.signIn({ userType: 'ADMIN' })).token
  admins.set(site, token)
  return token
}
const path = '/api/v1/payment-accounts'
const save = async (mode: 'test' | 'live', body: object = razorpayKeys(one, mode), site = one) =>
  site.call('PUT', `${path}/razorpay/${mode}`, { token: await adminOf(site), body })
const use = async (mode: string, site = one) =>
  site.call('POST', `${path}/razorpay/use`, { token: await adminOf(site), body: { mode } })
const remove = async (mode: string, site = one) =>
  site.call('DELETE', `${path}/razorpay/${mode}`, { token: await adminOf(site) })
const keysOf = async (site: TestSite) =>
  (await site.call('GET', path, { token: await adminOf(site) })).body.data[0].keys as object[]
const options = async (site: TestSite) => (await site.call('GET', '/api/v1/checkout/options')).body.data

async function offer(site: TestSite) {
  const settings = { payments: { modes: ['razorpay', 'cod'] } }
  await owner.query('update sites set settings = settings || $2 where id = $1', [site.id, settings])
  services.bus.tell(site.id, ['site'])
}

// Shows B232.
describe('the account of a site at Razorpay', () => {
  test('is saved once Razorpay accepts its keys; the first ones are used', async () => {
    await offer(one)
    expect((await options(one)).map(({ mode }: { mode: string }) => mode)).toEqual(['cod'])
    const { status, body } = await save('test')
    expect([status, body.data[0].webhook]).toEqual([
      200,
      expect.stringMatching(/one\.localhost.*\/api\/razorpay\/webhook$/),
    ])
    const { keyId } = razorpayKeys(one, 'test')
    expect(await keysOf(one)).toMatchObject([{ mode: 'test', keyId, active: true }])
    expect(await options(one)).toMatchObject([
      {
        ...{ mode: 'razorpay', test: true, firstOnPhones: true },
        description: 'Test mode: no real money moves. You pay with Razorpay on the next page.',
      },
      { mode: 'cod', test: false, firstOnPhones: false },
    ])
  })

  test('is switched to live and back, and payments that are open stay with the account that began them', async () => {
    const { person } = await shopperWith(one)
    const inTest = await person.init('razorpay')
    expect((await use('live')).status).toBe(409)
    await save('live')
    expect(await keysOf(one)).toMatchObject([
      { mode: 'live', active: false },
      { mode: 'test', active: true },
    ])
    await use('live')
    expect(await options(one)).toMatchObject([{ mode: 'razorpay', test: false }, {}])
    const live = await person.init('razorpay')
    expect(live.body.data.transactionId).not.toBe(inTest.body.data.transactionId)
    const { payments } = await person.order(live.body.data.orderId)
    expect(payments.map(({ test }) => test)).toEqual([false, true])
    const keyIds = [...bank.orders.values()].map(({ keyId }) => keyId)
    expect(keyIds).toEqual([razorpayKeys(one, 'test').keyId, razorpayKeys(one).keyId])
  })

  test.each([
    ['a wrong secret', { secret: 'wrong' }, 400, 'keyId'],
    ['an unknown key', { keyId: 'rzp_live_unknown' }, 400, 'keyId'],
    ['a test key', { keyId: razorpayKeys(one, 'test').keyId }, 400, 'keyId'],
    ['no webhook secret', { webhookSecret: '' }, 400, 'webhookSecret'],
  ])('%s is refused at its field, and the keys before stay', async (_, wrong, status, field) => {
    const before = await keysOf(one)
    const answer = await save('live', { ...razorpayKeys(one), ...wrong })
    expect(answer).toMatchObject({ status, body: { errors: [{ field }] } })
    expect(await keysOf(one)).toEqual(before)
  })

  test("keys aren't saved when Razorpay times out", async () => {
    services.config.providerAnswer = 100
    bank.setMood('silent')
    expect((await save('live', razorpayKeys(two), two)).status).toBe(502)
    bank.setMood('well')
    services.config.providerAnswer = 5_000
    expect(await keysOf(two)).toEqual([])
  })

  test('is unknown at another provider and to another site', async () => {
    const token = await adminOf(one)
    const body = razorpayKeys(one)
    expect((await one.call('PUT', `${path}/none/live`, { token, body })).status).toBe(404)
    expect(await keysOf(two)).toEqual([])
    await remove('live', two)
    expect(await keysOf(one)).toHaveLength(2)
  })

  test('needs a recent proof to be changed', async () => {
    const token = await adminOf(one)
    passed += 11 * 60_000
    for (const answer of [await save('live'), await use('test'), await remove('test')])
      expect(answer).toMatchObject({ status: 403, body: { errors: [{ code: 'access.askedAgain' }] } })
    expect((await one.call('GET', path, { token })).status).toBe(200)
    admins.clear()
  })

  test('two first keys at once leave one of them in use', async () => {
    await Promise.all([save('test', razorpayKeys(two, 'test'), two), save('live', razorpayKeys(two), two)])
    const keys = (await keysOf(two)) as { active: boolean }[]
    expect(keys.map(({ active }) => active).toSorted()).toEqual([false, true])
  })
})

// Shows B235.
describe('secrets of an account', () => {
  const secrets = [razorpayKeys(one), razorpayKeys(one, 'test')].flatMap(({ secret, webhookSecret }) => [
    secret,
    webhookSecret,
  ])

  test('stand in no answer, no log line, no entry of the record, and sealed in the database', async () => {
    bank.setMood('broken')
    await save('live')
    bank.setMood('well')
    await save('live', { ...razorpayKeys(one), secret: `${razorpayKeys(one).secret} ` })
    const { person } = await shopperWith(one)
    await person.init('razorpay')
    const rows = await owner.query('select * from payment_credentials')
    const entries = await owner.query("select act, changes from audit_entries where act like 'settings.keys%'")
    expect(entries.rows.length).toBeGreaterThan(2)
    expect(logged.join('')).toContain('Razorpay did not do as asked')
    const everything = [JSON.stringify([rows.rows, entries.rows, await keysOf(one)]), ...logged].join()
    const encoded = secrets.map((secret) => Buffer.from(`${razorpayKeys(one).keyId}:${secret}`).toString('base64'))
    for (const secret of [...secrets, ...encoded]) expect(everything).not.toContain(secret)
  })

  test('are sealed anew by the present APP_SECRET once they are used', async () => {
    const sealedBy = async () =>
      (
        await owner.query(
          "select split_part(secret, '.', 2) as key from payment_credentials where site_id = $1 and active",
          [one.id],
        )
      ).rows[0].key
    const before = await sealedBy()
    const former = services.secret
    services.secret = 'another secret of at least thirty-two characters'
    services.config.formerSecrets = [former]
    const { person } = await shopperWith(one)
    expect((await person.init('razorpay')).status).toBe(200)
    expect(await sealedBy()).not.toBe(before)
    services.config.formerSecrets = []
    const other = await shopperWith(one)
    expect((await other.person.init('razorpay')).status).toBe(200)
  })

  test('go with the keys, and the way to pay is no longer offered', async () => {
    await remove('live')
    await remove('test')
    expect(await keysOf(one)).toEqual([])
    expect(await options(one)).toMatchObject([{ mode: 'cod' }])
  })
})
