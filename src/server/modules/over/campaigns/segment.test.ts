// Shows B105, B115.
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { campaignsOf } from '../../../../../tests/support/campaigning.ts'
import { shopperWith } from '../../../../../tests/support/selling/shopping.ts'

const parts = await testApp()
const { one, owner } = parts
const { act, add, call, recipients, smtp, subscribe, work } = await campaignsOf(parts, one)
afterAll(() => smtp.close())

test('segments select by purchase date, city of the last order, and language', async () => {
  const buyer = await shopperWith(one, { stock: 5 })
  await buyer.person.init('cod')
  const { rows } = await owner.query(
    'select u.id, u.email, o.address from users u join orders o on o.user_id = u.id where u.site_id = $1',
    [one.id],
  )
  const [{ id, email, address }] = rows
  await subscribe(email, 'other@example.com')
  const count = async (segment: object) => (await call('POST', '/segment', { segment })).body.data.count
  const bought = { who: 'bought', since: '2020-01-01' }
  await owner.query('update users set proven_at = null where id = $1', [id])
  expect(await count(bought)).toBe(0)
  await owner.query('update users set proven_at = now() where id = $1', [id])
  expect(await count({ who: 'all' })).toBe(2)
  expect(await count(bought)).toBe(1)
  expect(await count({ ...bought, since: '2099-01-01' })).toBe(0)
  expect(await count({ ...bought, who: 'notBought' })).toBe(1)
  expect(await count({ who: 'city', city: address.city.toUpperCase() })).toBe(1)
  expect(await count({ who: 'city', city: 'Nowhere' })).toBe(0)
  for (const status of ['CANCELLED', 'RETURNED', 'PLACED']) {
    await owner.query('update orders set status = $2 where site_id = $1', [one.id, status])
    const stands = status === 'PLACED' ? 1 : 0
    expect([await count(bought), await count({ who: 'city', city: address.city })]).toEqual([stands, stands])
  }
  await owner.query("update newsletter_subscribers set language = 'hi-IN' where site_id = $1 and email = $2", [
    one.id,
    email,
  ])
  await owner.query('update newsletter_subscribers set language = null where site_id = $1 and email <> $2', [
    one.id,
    email,
  ])
  expect(await count({ who: 'language', language: 'hi-IN' })).toBe(1)
  expect(await count({ who: 'language', language: 'en-IN' })).toBe(1)
  expect(await count({ who: 'language', language: 'ta-IN' })).toBe(0)
  const mailed = await add({ segment: bought })
  await act(mailed, 'schedule')
  await owner.query("delete from jobs.job where name <> 'newsletter.campaign'")
  await work()
  expect(recipients()).toEqual([email])
})

test('a day of purchase begins at midnight in the site’s zone', async () => {
  const { rows } = await owner.query(
    "update orders set placed_at = '2026-05-04T03:30:00Z', status = 'PLACED' where site_id = $1 returning user_id",
    [one.id],
  )
  expect(rows).toHaveLength(1)
  const boughtSince = async (since: string) =>
    (await call('POST', '/segment', { segment: { who: 'bought', since } })).body.data.count
  expect([await boughtSince('2026-05-04'), await boughtSince('2026-05-05')]).toEqual([1, 0])
  await owner.query('update sites set settings = settings || $1, revision = revision + 1 where id = $2', [
    { timeZone: 'America/New_York' },
    one.id,
  ])
  parts.services.bus.tell(one.id, ['site'])
  expect([await boughtSince('2026-05-03'), await boughtSince('2026-05-04')]).toEqual([1, 0])
})
