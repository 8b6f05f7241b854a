import { afterAll, describe, expect, test } from 'vitest'
import { assets, testApp } from '../../../../tests/support/app.ts'
import { overHttp } from '../../../../tests/support/outside/http.ts'
import { createApp } from '../../app.ts'
import { createPage } from '../../modules/content/pages/index.ts'
import { readConfig } from '../config.ts'
import { openMetrics } from './metrics.ts'

const token = 'a token of the tests'
const { services, directory, one } = await testApp()
const metrics = await opened({ METRICS_ADDR: '127.0.0.1:0', METRICS_TOKEN: token })
const app = createApp({ services, directory, assets: () => assets, files: () => false, observe: metrics.observe })
metrics.watch({ pages: app.pages.cache.stats, pool: services.database.pool, jobs: services.jobs.counts })
const get = await overHttp(app)
await createPage(await one.ctx(), { kind: 'page', key: '/about', title: 'About', document: { sections: [] } })

async function opened(env: Record<string, string>) {
  const made = await openMetrics(readConfig(env))
  if (!made) throw new Error('the settings want metrics')
  afterAll(made.close)
  return made
}

const read = (path = '/metrics', headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  fetch(`http://127.0.0.1:${metrics.port}${path}`, { headers })

/** Values of the series whose line begins with this. */
async function series(start: string): Promise<Record<string, number>> {
  const lines = (await (await read()).text()).split('\n').filter((line) => line.startsWith(start))
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

describe('metrics', () => {
  test('count requests by route and kind of status, from the page cache or not', async () => {
    for (const path of ['/about', '/about', '/about?q=Asha', '/nowhere', '/api/v1/orders/0198-asha'])
      await get(one.host, path)
    const counts = await series('haat_request_duration_seconds_count')
    expect(counts).toMatchObject({
      'haat_request_duration_seconds_count{method="GET",route="page",status="2xx"}': 3,
      'haat_request_duration_seconds_count{method="GET",route="page",status="4xx"}': 1,
      'haat_request_duration_seconds_count{method="GET",route="/api/v1/orders/{id}",status="4xx"}': 1,
    })
    expect(await series('haat_page_cache')).toMatchObject({
      haat_page_cache_hits_total: 2,
      haat_page_cache_makes_total: 2,
      haat_page_cache_entries: 2,
    })
    expect((await series('haat_page_cache_bytes')).haat_page_cache_bytes).toBeGreaterThan(1_000)
  })

  test('tell of connections, jobs, the event loop and the process', async () => {
    expect(await series('haat_database')).toMatchObject({
      'haat_database_connections{state="open"}': expect.any(Number),
      'haat_database_connections{state="idle"}': expect.any(Number),
      haat_database_waiting: 0,
    })
    expect((await series('haat_database'))['haat_database_connections{state="open"}']).toBeGreaterThan(0)
    expect(Object.keys(await series('haat_jobs'))).toContain('haat_jobs{queue="payments.poll",state="waiting"}')
    expect((await series('nodejs_eventloop_lag_p99_seconds')).nodejs_eventloop_lag_p99_seconds).toBeGreaterThan(0)
    expect((await series('process_resident_memory_bytes')).process_resident_memory_bytes).toBeGreaterThan(1e6)
  })

  test('count mails by what became of them', async () => {
    const mail = { recipient: 'asha@example.com', subject: 'x', text: 'x', html: 'x' }
    for (const outcome of [true, true, false]) await metrics.counted(async () => outcome)('a@b.example', 'id', mail)
    const failing = metrics.counted(() => Promise.reject(new Error('no server')))
    await expect(failing('a@b.example', 'id', mail)).rejects.toThrow('no server')
    expect(await series('haat_mails_total')).toEqual({
      'haat_mails_total{outcome="sent"}': 2,
      'haat_mails_total{outcome="kept"}': 1,
      'haat_mails_total{outcome="failed"}': 1,
    })
  })

  test('contain no site, no address and no personal data', async () => {
    await get(one.host, '/api/v1/orders/0198-asha')
    const text = await (await read()).text()
    expect(text).not.toMatch(/asha|one\.localhost|"\/about|@/i)
  })

  test('are shown only with the token', async () => {
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: token }])
      expect((await read('/metrics', headers as Record<string, string>)).status).toBe(401)
    expect((await read('/')).status).toBe(404)
    expect((await read()).status).toBe(200)
  })

  test('are read while the database is away', async () => {
    const own = await opened({ METRICS_ADDR: '127.0.0.1:0' })
    own.watch({
      pages: app.pages.cache.stats,
      pool: services.database.pool,
      jobs: () => Promise.reject(new Error('the database does not answer')),
    })
    const answer = await fetch(`http://127.0.0.1:${own.port}/metrics`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('haat_page_cache_entries')
  })
})

test('metrics are off unless an address is named, and guarded where other machines reach it', async () => {
  expect(await openMetrics(readConfig({}))).toBeUndefined()
  expect(() => readConfig({ METRICS_ADDR: '0.0.0.0:9464' })).toThrow('METRICS_TOKEN')
  expect(() => readConfig({ METRICS_ADDR: '9464' })).toThrow('METRICS_ADDR')
  expect(() => readConfig({ METRICS_ADDR: '0.0.0.0:9464', METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN')
  expect(readConfig({ METRICS_ADDR: '[::1]:9464' }).metricsAt).toEqual({ host: '::1', port: 9464 })
  const taken = metrics.port - 1
  await expect(openMetrics(readConfig({ METRICS_ADDR: `127.0.0.1:${taken}` }), 1)).rejects.toThrow('in use')
})
