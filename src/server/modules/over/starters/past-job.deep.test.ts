import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { makeCtx } from '../../../platform/context.ts'
import { firstRun } from './first-run.ts'
import { liveLater } from './past-job.ts'

const { services, directory, owner } = await testApp({ jobs: true })
await firstRun(services, directory, () => undefined)

const shop = await directory.byKey('shop')
const paid = async () =>
  (await owner.query("select 1 from orders where site_id = $1 and payment_status = 'PAID'", [shop?.id])).rows.length
const done = async () =>
  (await owner.query("select 1 from jobs.job where name = 'starters.past' and state = 'completed'")).rows.length

/** Filling a site may take most of a minute on a busy machine. */
const slow = { timeout: 50_000 }

test('the demonstration is there at once, and its past arrives a moment later, once', async () => {
  const { rows } = await owner.query("select key from sites where key in ('', 'shop', 'events') order by key")
  expect(rows.map(({ key }) => key)).toEqual(['', 'events', 'shop'])
  await expect.poll(done, slow).toBe(1)
  const arrived = await paid()
  expect(arrived).toBeGreaterThan(50)

  if (!shop) throw new Error('there is no shop')
  await liveLater(makeCtx(services, shop, { kind: 'visitor' }, { id: 'test', ip: '' }), 'shop')
  await expect.poll(done, slow).toBe(2)
  expect(await paid()).toBe(arrived)
}, 60_000)

test('a starter’s further sites are filled by jobs, with their people', async () => {
  const empty = `select key from sites where not exists (select 1 from pages where pages.site_id = sites.id)
    and key not in ('one', 'two')`
  await expect.poll(async () => (await owner.query(empty)).rows, slow).toEqual([])
  const { rows } = await owner.query(
    "select s.key from sites s join users u on u.site_id = s.id where u.email = 'owner@example.com' and s.key <> '' order by s.key",
  )
  expect(rows.map(({ key }) => key)).toEqual(['clinic', 'events', 'food', 'portfolio', 'shop'])
}, 60_000)
