import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { beforeEach, describe, expect, test } from 'vitest'
import { assets, testApp } from '../../../../../tests/support/app.ts'
import { timesOf } from '../../../../../tests/support/enumerations/sample.ts'
import { forgetOld } from '../../../../../tests/support/forget-old.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'
import { createApp } from '../../../app.ts'
import { noConnectionCode } from '../../../platform/connections.ts'
import type { Site } from '../../../platform/context.ts'
import { openLog } from '../../../platform/log.ts'
import { createPage } from '../../content/pages/index.ts'
import { openVisits } from './visits.ts'

const agent = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0'
let time = new Date('2026-03-10T12:00:00Z')
const { app, services, directory, one, two, owner } = await testApp({ now: () => time })
const get = await overHttp(app)
const second = createApp({ services, directory, assets: () => assets, files: () => false })
const getElsewhere = await overHttp(second)

for (const site of [one, two])
  await createPage(await site.ctx(), { kind: 'page', key: '/about', title: 'About', document: { sections: [] } })

const visit = (from: string, headers: Record<string, string> = {}, path = '/about', site = one) =>
  get(site.host, path, { 'user-agent': agent, 'x-forwarded-for': from, ...headers })
const askHead = (from: string, path: string) =>
  get(one.host, path, { 'user-agent': agent, 'x-forwarded-for': from }, 'HEAD')

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

  test("start again at midnight of the site's own clock, and the hours stand apart", async () => {
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
    ['an owner who sees the page in the preview of a theme', { 'sec-fetch-dest': 'iframe' }],
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

  test('leave out who asks for the head of a page alone, whether it is kept or not', async () => {
    await createPage(await one.ctx(), { kind: 'page', key: '/new', title: 'New', document: { sections: [] } })
    for (const path of ['/new', '/new', '/about']) expect((await askHead('1.1.1.1', path)).status).toBe(200)
    expect(await counted()).toEqual([])
    await visit('1.1.1.1', {}, '/new')
    expect(await counted()).toMatchObject([{ views: 1, visitors: 1 }])
  })

  test("store no visitor by name, and forget visitors' hashes after two days", async () => {
    await visit('203.0.113.77')
    await counted()
    const { rows } = await owner.query('select visitor_hash from visitors')
    expect(rows).toHaveLength(1)
    expect(rows[0].visitor_hash).toHaveLength(16)
    const left = async () =>
      (await owner.query('select (select count(*) from visitors) + (select count(*) from visitor_salts) as n')).rows[0]
        .n
    // At the site's time zone, the end of the next day, and then the day after.
    time = new Date('2026-03-11T18:29:00Z')
    await forgetOld(services)
    expect(Number(await left())).toBe(2)
    time = new Date('2026-03-11T18:31:00Z')
    await forgetOld(services)
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

  test('to thousands of sites are written together, in a few statements', async () => {
    const many = timesOf({ gate: 1_000, deep: 10_000 })
    await owner.query(
      `insert into sites (key, name, kind, settings)
       select 'many-' || n, 'Many', 'site', jsonb_build_object('timeZone', (array['Asia/Kolkata','America/New_York'])[1 + n % 2])
       from generate_series(1, $1::int) n`,
      [many],
    )
    const { rows } = await owner.query("select id, settings from sites where key like 'many-%'")
    const { visits, state } = ownVisits()
    for (const { id, settings } of rows) {
      const site = { id, settings } as Site
      visits.count(site, from('1.1.1.1'))
      visits.count(site, from('1.1.1.1'))
      visits.count(site, from('2.2.2.2'))
    }
    await visits.flush()
    expect(state.statements).toBeLessThanOrEqual(40)
    const found = await owner.query(
      'select hour, count(*)::int as sites, sum(views)::int as views, sum(visitors)::int as visitors from visit_hours group by 1 order by 1',
    )
    expect(found.rows).toEqual([
      { hour: 8, sites: many / 2, views: many * 1.5, visitors: many },
      { hour: 17, sites: many / 2, views: many * 1.5, visitors: many },
    ])
    await owner.query("delete from sites where key like 'many-%'")
  })

  test('wait for a database that is away, each in its own hour, and are counted when it is back', async () => {
    const { visits, state } = ownVisits()
    const site = (await one.ctx()).site
    state.away = true
    visits.count(site, from('1.1.1.1'))
    await visits.flush()
    visits.count(site, from('1.1.1.1'))
    visits.count(site, from('2.2.2.2'))
    await visits.flush()
    time = new Date('2026-03-10T12:40:00Z')
    visits.count(site, from('3.3.3.3'))
    await visits.flush()
    expect(await counted()).toEqual([])
    state.away = false
    await visits.flush()
    expect(await counted()).toEqual([
      { day: '2026-03-10', hour: 17, views: 3, visitors: 2 },
      { day: '2026-03-10', hour: 18, views: 1, visitors: 1 },
    ])
    await visits.flush()
    expect((await counted())[0]?.views).toBe(3)
    time = new Date('2026-03-10T12:00:00Z')
  })

  test('that wait for too long are given up, the oldest first, so that memory has a bound', async () => {
    const { visits, state, warned } = ownVisits()
    const site = (await one.ctx()).site
    state.away = true
    for (let hour = 0; hour < 3; hour++) {
      time = new Date(Date.parse('2026-03-10T12:00:00Z') + hour * 3_600_000)
      visits.count(site, from(`9.9.9.${hour}`))
      for (let id = 1; id <= 20_000; id++) visits.count({ ...site, id: 1_000_000 + id }, from('1.1.1.1'))
      await visits.flush()
    }
    expect(warned.join('')).toContain('"views":10003')
    state.away = false
    await visits.flush()
    expect(await counted()).toMatchObject([
      { hour: 18, views: 1 },
      { hour: 19, views: 1 },
    ])
    time = new Date('2026-03-10T12:00:00Z')
  })
})

/** Visits with their own database, which can be taken away, and a count of its statements. */
function ownVisits() {
  const state = { away: false, statements: 0 }
  const query: typeof services.database.query = (statement) => {
    state.statements++
    const away = Object.assign(new Error('the database does not answer'), { code: noConnectionCode })
    return state.away ? Promise.reject(away) : services.database.query(statement)
  }
  const warned: string[] = []
  const log = openLog('warn', { write: (line) => void warned.push(line) })
  return { visits: openVisits({ ...services, log, database: { ...services.database, query } }), state, warned }
}

/** A request with only the parts that are read. */
function from(address: string): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  Object.assign(request.headers, { 'user-agent': agent, 'x-forwarded-for': address })
  return request
}
