import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { assets, testApp } from '../../../tests/support/app.ts'
import { overHttp } from '../../../tests/support/outside/http.ts'
import { createApp } from '../app.ts'
import { createPage } from '../modules/content/pages/index.ts'
import { openAccessLog } from './access-log.ts'
import { readConfig } from './config.ts'
import { loadBuiltFiles } from './http/assets.ts'
import { openLog } from './log.ts'

type Line = Record<string, string | number>

const { services, directory, one } = await testApp()
const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-assets-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
await writeFile(path.join(folder, 'site.js'), 'export {}')

const written: string[] = []
const sink = () => ({
  write: (lines: string) => void written.push(lines),
  flushSync: () => undefined,
  close: async () => undefined,
})
const log = openAccessLog({ accessLog: true, logLevel: 'info' }, sink, 5)
const faults: string[] = []
const noisy = { ...services, log: openLog('info', { write: (line) => void faults.push(line) }) }
const files = await loadBuiltFiles(folder)
const app = createApp({ services: noisy, directory, assets: () => assets, files, observe: log?.observe })
const get = await overHttp(app)
await createPage(await one.ctx(), { kind: 'page', key: '/about', title: 'About', document: { sections: [] } })
const { token } = await one.signIn({ userType: 'ADMIN' })

/** Log lines since the last call, once there are at least `count`; an extra line shows up in the next call. */
async function lines(count: number): Promise<Line[]> {
  const there = () => written.join('').trimEnd().split('\n').filter(Boolean)
  await expect.poll(() => there().length).toBeGreaterThanOrEqual(count)
  const found = there().map((line) => JSON.parse(line))
  written.length = 0
  return found
}

const admin = { authorization: '' }
admin.authorization = `Basic ${token}`

describe('the access log', () => {
  test('has one line for each request, with what was asked for and what became of it', async () => {
    await get(one.host, '/about')
    const cached = await get(one.host, '/about?utm_source=asha@example.com', { 'x-request-id': 'caller-0001' })
    const [made, kept, ...others] = await lines(2)
    expect(others).toEqual([])
    const common = {
      level: 30,
      method: 'GET',
      host: one.host,
      site: one.id,
      route: 'page',
      status: 200,
      msg: 'request',
    }
    expect(made).toEqual({
      ...common,
      cache: 'miss',
      request: expect.stringMatching(/^[\w.-]{8,64}$/),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      ms: expect.any(Number),
      bytes: expect.any(Number),
    })
    expect(kept).toMatchObject({ ...common, cache: 'hit', request: 'caller-0001' })
    for (const line of [made, kept]) {
      expect(Number(line?.bytes)).toBeGreaterThan(cached.bytes)
      expect(Number(line?.bytes)).toBeLessThan(cached.bytes + 2_000)
      expect(Number.isInteger(Math.round(Number(line?.ms) * 1e6) / 1e5)).toBe(true)
    }
  })

  const asked: [name: string, path: string, wanted: Line, headers?: Record<string, string>][] = [
    ['a page that is not there', '/nowhere', { route: 'page', status: 404, cache: 'miss' }],
    ['a category', '/c/nothing', { route: 'page:category', status: 404, cache: 'miss' }],
    ['a call', '/api/v1/orders?q=Asha', { route: '/api/v1/orders', status: 200 }, admin],
    ['a call for one thing', '/api/v1/orders/0198-asha', { route: '/api/v1/orders/{id}', status: 400 }, admin],
    ['a refused call', '/api/v1/orders', { route: '/api/v1/orders', status: 401 }],
    ['a call that is not there', '/api/nothing/asha', { route: 'none', status: 404 }],
    ['a picture', '/media/nothing/240', { route: 'media', status: 404 }],
    ['a built file', '/assets/site.js', { route: 'asset', status: 200 }],
    ['a preview', '/preview/secret-token', { route: 'preview', status: 404 }],
    ['the admin', '/admin/orders/0198-asha', { route: 'admin', status: 200 }],
    ['robots', '/robots.txt', { route: 'robots', status: 200 }],
  ]

  test.each(asked)('names %s by its pattern, never by its address', async (_, path, wanted, headers) => {
    await get(one.host, path, headers)
    const found = await lines(1)
    expect(found).toMatchObject([wanted])
    expect(JSON.stringify(found)).not.toMatch(/asha|secret-token|\?/i)
    if (!wanted.cache) expect(found[0]).not.toHaveProperty('cache')
  })

  // Shows C2.
  test('tells of calls from another platform than the web, and of those without one', async () => {
    const from = async (platform?: string) => {
      await get(one.host, '/api/v1/session', platform === undefined ? {} : { 'x-app-platform': platform })
      return (await lines(1))[0]
    }
    expect(await from('IOS "14"')).toMatchObject({ platform: 'IOS "14"', status: 401 })
    expect(await from()).toMatchObject({ platform: '' })
    expect(await from('WEB')).not.toHaveProperty('platform')
    expect(String((await from('x'.repeat(500)))?.platform)).toHaveLength(40)
  })

  test('tells of a host without a site, and of one that is no name at all', async () => {
    await get('nobody.example', '/')
    await get('"},{"level":60', '/')
    const found = await lines(2)
    expect(found).toMatchObject([
      { host: 'nobody.example', status: 404 },
      { host: '"},{"level":60', status: 404 },
    ])
    expect(found[0]).not.toHaveProperty('site')
  })

  test('tells of who has the page already, and of who went away', async () => {
    const { headers } = await get(one.host, '/about')
    await get(one.host, '/about', { 'if-none-match': String(headers.etag) })
    expect((await lines(2)).at(-1)).toMatchObject({ status: 304, cache: 'hit' })
    const slow = http.createServer(app.handle)
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
    const { port } = slow.address() as AddressInfo
    const body = http.request({
      port,
      method: 'POST',
      path: '/api/io/crm/login',
      headers: { host: one.host, 'content-length': 99 },
    })
    body.on('error', () => undefined)
    slow.once('request', () => body.destroy())
    body.write('{')
    expect(await lines(1)).toMatchObject([{ method: 'POST', route: '/api/io/crm/login', status: 499 }])
    slow.close()
  })
})

describe("a request's id", () => {
  const every = [
    '/about',
    '/nowhere',
    '/api/v1/orders',
    '/api/nothing',
    '/media/nothing/240',
    '/assets/site.js',
    '/robots.txt',
  ]

  test.each(every)('stands in the answer of %s, the caller’s own if it is a plain one', async (path) => {
    const own = ['12345678', 'a.b_c-D9'.repeat(8)]
    for (const id of own) expect((await get(one.host, path, { 'x-request-id': id })).headers['x-request-id']).toBe(id)
    const seen = new Set<unknown>()
    for (const id of ['1234567', 'x'.repeat(65), 'with space', 'quote"quote', 'semi;colon'])
      seen.add((await get(one.host, path, { 'x-request-id': id })).headers['x-request-id'])
    expect(seen.size).toBe(5)
    for (const id of seen) expect(id).toMatch(/^[\w-]{8,30}$/)
  })

  test('stands in what is answered and logged when something breaks', async () => {
    const broken = { ...directory, known: () => undefined, byHost: () => Promise.reject(new Error('broken')) }
    const ask = await overHttp(createApp({ services: noisy, directory: broken, assets: () => assets, files }))
    for (const path of ['/about?name=Asha', '/api/v1/orders?name=Asha']) {
      faults.length = 0
      const answer = await ask(one.host, path, { 'x-request-id': 'broken-01' })
      expect(answer).toMatchObject({ status: 500, headers: { 'x-request-id': 'broken-01' } })
      expect(JSON.parse(faults.join(''))).toMatchObject({ level: 50, request: 'broken-01' })
      expect(faults.join('')).not.toContain('Asha')
    }
  })
})

test('the access log is on in production, unless it or lines of its level are not wanted', () => {
  const isOn = (env: Record<string, string>) => {
    const opened = openAccessLog(readConfig(env), () => ({
      write: () => undefined,
      flushSync: () => undefined,
      close: async () => undefined,
    }))
    void opened?.close()
    return opened !== undefined
  }
  expect(isOn({})).toBe(true)
  expect(isOn({ NODE_ENV: 'test' })).toBe(false)
  expect(isOn({ NODE_ENV: 'development' })).toBe(false)
  expect(isOn({ NODE_ENV: 'development', ACCESS_LOG: '1' })).toBe(true)
  expect(isOn({ ACCESS_LOG: '0' })).toBe(false)
  expect(isOn({ LOG_LEVEL: 'warn' })).toBe(false)
})
