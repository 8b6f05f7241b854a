import { beforeEach, describe, expect, test } from 'vitest'
import { assets, testApp } from '../../../../../tests/support/app.ts'
import { overHttp } from '../../../../../tests/support/http.ts'
import { doJobs } from '../../../../../tests/support/shopping.ts'
import { createApp } from '../../../app.ts'
import { createPage } from '../../content/pages/index.ts'

const agent = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0'
let time = new Date('2026-03-10T12:00:00Z')
const testing = await testApp({ now: () => time })
const { app, services, directory, one, two, owner } = testing
const get = await overHttp(app)
const second = createApp({ services, directory, assets: () => assets, files: () => false })
const getElsewhere = await overHttp(second)

for (const site of [one, two])
  await createPage(await site.ctx(), { kind: 'page', key: '/about', title: 'About', document: { sections: [] } })

const visit = (from: string, headers: Record<string, string> = {}, path = '/about', site = one) =>
  get(site.host, path, { 'user-agent': agent, 'x-forwarded-for': from, ...headers })

async function counted(site = one) {
  await app.visits.flush()
  await second.visits.flush()
  const { rows } = await owner.query(
    `select to_char(day, 'YYYY-MM-DD') as day, hour, views, visitors from visit_hours where site_id = $1 order by 1, 2`,
    [site.id],
  )
  return rows
}

beforeEach(async () => {
  await app.visits.flush()
  await owner.query('truncate visit_hours, visitors, visitor_salts')
  await owner.query('delete from jobs.job')
})

describe('visits', () => {
  test('count views, and each visitor of a day once, from the cache or not', async () => {
    for (const from of ['1.1.1.1', '1.1.1.1', '2.2.2.2']) expect((await visit(from)).status).toBe(200)
    expect(await counted()).toEqual([{ day: '2026-03-10', hour: 17, views: 3, visitors: 2 }])
    await visit('1.1.1.1')
    await visit('3.3.3.3')
    expect(await counted()).toEqual([{ day: '2026-03-10', hour: 17, views: 5, visitors: 3 }])
  })

  test('know a visitor by any process, and two browsers behind one address apart', async () => {
    await visit('1.1.1.1')
    await getElsewhere(one.host, '/about', { 'user-agent': agent, 'x-forwarded-for': '1.1.1.1' })
    await visit('1.1.1.1', { 'user-agent': 'Mozilla/5.0 (iPhone)' })
    expect(await counted()).toMatchObject([{ views: 3, visitors: 2 }])
  })

  test("begin anew at midnight of the site's own clock, and the hours stand apart", async () => {
    time = new Date('2026-03-10T18:20:00Z')
    await visit('1.1.1.1')
    await app.visits.flush()
    time = new Date('2026-03-10T18:40:00Z')
    await visit('1.1.1.1')
    expect(await counted()).toEqual([
      { day: '2026-03-10', hour: 23, views: 1, visitors: 1 },
      { day: '2026-03-11', hour: 0, views: 1, visitors: 1 },
    ])
    time = new Date('2026-03-10T12:00:00Z')
  })

  test('are those of one site', async () => {
    await visit('1.1.1.1')
    await visit('1.1.1.1', {}, '/about', two)
    expect([await counted(one), await counted(two)]).toMatchObject([
      [{ views: 1, visitors: 1 }],
      [{ views: 1, visitors: 1 }],
    ])
  })

  test.each([
    ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a script', { 'user-agent': 'curl/8.5.0' }],
    ['nobody in particular', { 'user-agent': '' }],
    ['a browser that asks ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['an older browser that asks ahead', { purpose: 'prefetch' }],
  ])('leave out %s', async (_, headers) => {
    await visit('1.1.1.1', headers)
    expect(await counted()).toEqual([])
  })

  test('leave out what is not a page, and questions without an answer in them', async () => {
    await visit('1.1.1.1', {}, '/nowhere')
    await visit('1.1.1.1', {}, '/robots.txt')
    await visit('1.1.1.1', {}, '/api/v1/checkout/options')
    expect(await counted()).toEqual([])
  })

  test('keep nobody by name, and forget the marks of visitors after two days', async () => {
    await visit('203.0.113.77')
    await counted()
    const { rows } = await owner.query('select visitor_hash from visitors')
    expect(rows).toHaveLength(1)
    expect(rows[0].visitor_hash).toHaveLength(16)
    const left = async () =>
      (await owner.query('select (select count(*) from visitors) + (select count(*) from visitor_salts) as n')).rows[0]
        .n
    time = new Date('2026-03-11T23:00:00Z')
    await doJobs(testing, time)
    expect(Number(await left())).toBe(2)
    time = new Date('2026-03-12T12:00:01Z')
    await doJobs(testing, time)
    expect(Number(await left())).toBe(0)
    expect(await counted()).toMatchObject([{ views: 1 }])
    time = new Date('2026-03-10T12:00:00Z')
  })

  test('that a broken database cannot take are given up, and pages go on', async () => {
    await owner.query('alter table visit_hours rename to visit_hours_away')
    await visit('1.1.1.1')
    await app.visits.flush()
    await owner.query('alter table visit_hours_away rename to visit_hours')
    expect((await visit('1.1.1.1')).status).toBe(200)
    expect(await counted()).toMatchObject([{ views: 1, visitors: 1 }])
  })
})
