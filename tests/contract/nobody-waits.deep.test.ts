import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { sections } from '../../src/sections/registry.ts'
import { createApp } from '../../src/server/app.ts'
import { jsonSchema } from '../../src/server/platform/http/openapi.ts'
import { mostWithoutFiles } from '../../src/server/platform/http/read-form.ts'
import type { Route } from '../../src/server/platform/http/route.ts'
import { mostOfBody } from '../../src/server/platform/http/serve-route.ts'
import { isForStaff, mostOfDocument } from '../../src/shared/api/contract.ts'
import { assets, testApp } from '../support/app.ts'
import { openEditor } from '../support/editing.ts'
import { everyRoute, filled } from '../support/enumerations/every-route.ts'
import { longestTurn } from '../support/enumerations/longest-turn.ts'
import { type Errand, otherThread, type Sent } from '../support/enumerations/other-thread.ts'
import { furnishedSite } from '../support/enumerations/sample-sites.ts'
import { type Place, placesOf, type Shape, worstBodies } from '../support/enumerations/worst-shapes.ts'

// Requests share one thread, so what one of them computes in a turn all others wait for. Here each route is sent the most
// work that it lets in, over a real line, and the event loop is watched.

/**
 * Longest time a request may block others, beyond an idle process, ms. Only processor time of the server's own thread counts
 * (longest-turn.ts), because wall-clock time would fail on a busy machine. Slow results are retried: cold code and garbage
 * collection slow a single try, an expensive body slows each.
 */
const most = 50
const tries = 10
const isLong = process.env.HAAT_ENDURANCE === 'long'
const timeout = 600_000

const { services, directory, one, owner } = await testApp()
await owner.query("select create_site('platform', 'Platform', 'platform', '{}')")
// As it runs: replies are not held to their schemas.
const app = createApp({
  services: { ...services, config: { ...services.config, mode: 'production' } },
  directory,
  assets: () => assets,
  files: () => false,
})
const server = http.createServer(app.handle)
// A connection that the server closes while a request is on its way has no status.
server.keepAliveTimeout = timeout
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const send = otherThread((server.address() as AddressInfo).port)

const product = await one.product({ stock: 5 })
const editor = await openEditor(one)
const page = await editor.publish('/about')
const { rows: categories } = await owner.query('select id from categories where site_id = $1', [one.id])
const { rows: brands } = await owner.query('select id from brands where site_id = $1', [one.id])
const tokens = { customer: (await one.signIn()).token, staff: (await one.signIn({ userType: 'ADMIN' })).token }

/** Things that are there, by what stands before their id in an address: what is not there is no work. */
const things: Record<string, string> = {
  pages: page._id,
  products: product.id,
  variants: product.variantIds[0] ?? '',
  categories: categories[0].id,
  brands: brands[0].id,
}

const idIn = (path: string) => things[/(\w+)\/\{id\}/.exec(path)?.[1] ?? ''] ?? categories[0].id

function errandFor({ access, method, path }: Route): Errand {
  const token = access === 'visitor' ? undefined : isForStaff(access) ? tokens.staff : tokens.customer
  return {
    name: '',
    method: method.toUpperCase(),
    path: path.replace(/\{\w+\}/g, idIn(path)),
    headers: {
      host: one.host,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Basic ${token}` }),
    },
  }
}

const idle = await longestTurn(() => sleep(50))

async function isQuick(errand: Errand): Promise<{ ms: number; made: Sent[] }> {
  const { ms, made } = await longestTurn(() => send(errand))
  return { ms: ms - idle.ms, made }
}

/** Those of the errand's requests that kept the event loop for too long, each time they were tried. */
async function slow(errand: Errand): Promise<string[]> {
  const { ms, made } = await isQuick(errand)
  for (const { name, status } of made) {
    // The database of a machine that is too busy may be given up; it is another process.
    expect(status === 503 || (status > 0 && status < 500), `${name}: ${status}`).toBe(true)
  }
  if (ms < most) return []
  const found: string[] = []
  for (let only = 0; only < made.length; only++) {
    const times: number[] = []
    while (times.length < tries && !times.some((time) => time < most))
      times.push((await isQuick(errand.bodies ? { ...errand, only } : errand)).ms)
    const best = Math.min(...times)
    if (best >= most) found.push(`${made[only]?.name}: ${best.toFixed()} ms`)
  }
  return found
}

/** The places of a schema; of those that let in the same one stands for all, unless there is time for each. */
function unlike(schema: Shape, seen = new Set<string>()): Place[] {
  return placesOf(schema).filter(({ shape }) => {
    const { title: _, description: __, default: ___, ...letsIn } = shape as Record<string, unknown>
    const text = JSON.stringify(letsIn)
    const isNew = !seen.has(text)
    seen.add(text)
    return isNew || isLong
  })
}

const ofSections = new Set<string>()

const withBody = everyRoute.filter(({ route }) => route.body && route.bodyAs !== 'form' && route.bodyAs !== 'sent')

/** A part of a schema's places has a test of its own: whichever body takes too long is looked for in that part alone. */
const placesOfPart = 40

function inParts(places: Place[]): Place[][] {
  const count = Math.ceil(places.length / placesOfPart)
  return Array.from({ length: count }, (_, part) => places.slice(part * placesOfPart, (part + 1) * placesOfPart))
}

describe.each(withBody)('$name', ({ route }) => {
  const schema = jsonSchema(route.body as NonNullable<Route['body']>, 'input') as Shape
  const parts = inParts(unlike(schema)).map((places, index) => ({ places, part: index + 1 }))

  test.each(parts)(
    'does not block other requests, whatever its body is, part $part',
    { timeout },
    async ({ places }) => {
      const id = idIn(route.path)
      const bodies = {
        places,
        usual: { ...filled(route.body, id), ...(route.path.startsWith('/api/v1/products') ? wholeProduct : {}) },
        most: route.mostBytes ?? mostOfBody,
        thorough: isLong,
      }
      await send({ ...errandFor(route), body: JSON.stringify(bodies.usual) })
      expect(await slow({ ...errandFor(route), bodies })).toEqual([])
    },
  )
})

/** Forms that browsers send without script. */
const sent = everyRoute.filter(({ route }) => route.bodyAs === 'sent')
const ofFields = ['a=1&', '&', '=', 'a', '+', '%', '%00', '%26', '%e0%a4%a8', 'a%5B%5D=1&', 'a=&'.padStart(50, 'b')]

describe.each(sent)('$name', ({ route }) => {
  test('does not block other requests, whatever its fields are', { timeout }, async () => {
    const found: string[] = []
    for (const piece of ofFields) {
      const errand = errandFor(route)
      const headers = { ...errand.headers, 'content-type': 'application/x-www-form-urlencoded' }
      const body = piece.repeat((mostWithoutFiles - 1) / piece.length)
      found.push(...(await slow({ ...errand, name: piece, headers, body })))
    }
    expect(found).toEqual([])
  })
})

const wholeProduct = {
  name: 'Kurta',
  path: 'kurta',
  categoryIds: [categories[0].id],
  brandId: null,
  options: [{ name: 'Size', values: ['S'] }],
  variants: [{ sku: 'kurta-s', options: { Size: 'S' }, price: 100, mrp: 100 }],
  revision: 1,
}

describe.each(sections)('a draft with the section $type', ({ type, schema, sample: sampleFor }) => {
  const sample = sampleFor(furnishedSite)
  const route = everyRoute.find(({ route }) => route.path === '/api/v1/pages/{id}/draft')?.route as Route
  const placed = (id: string) => ({ id, type, v: 1, props: sample })
  const inBody = (props: Shape): Shape => {
    const section = { type: 'object', properties: { props } }
    const document = { type: 'object', properties: { sections: { type: 'array', maxItems: 60, items: section } } }
    return { type: 'object', properties: { document }, ...(props.$defs ? { $defs: props.$defs } : {}) }
  }

  test('does not block other requests, whatever its properties are', { timeout }, async () => {
    const bodies = {
      places: unlike(inBody(jsonSchema(schema, 'input') as Shape), ofSections).filter(({ path }) =>
        path.includes('props'),
      ),
      usual: { revision: 1, document: { schemaVersion: 1, sections: [placed('a')] } },
      most: mostOfDocument,
      thorough: isLong,
    }
    expect(await slow({ ...errandFor(route), bodies })).toEqual([])
  })

  test('does not block other requests at the limits of a page', { timeout }, async () => {
    const props = filledUp(jsonSchema(schema, 'input') as Shape, sample)
    const all = asManyAsFit((index) => ({ id: `s${index}`, type, v: 1, props }))
    const turned = all.map((section) => ({ ...section, name: 'Turned', props: turnedAround(props) })).toReversed()
    const found: string[] = []
    const path = `/full-of-${type}`
    const { _id, revision } = await editor.add(path)
    const ask = (call: string, method: string, body?: object): Errand => ({
      ...errandFor(route),
      name: `${method} ${call}`,
      method,
      path: `/api/v1/pages/${_id}${call}`,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    let seen = revision
    for (const sections of [all, turned]) {
      found.push(...(await slow(ask('/draft', 'PUT', { revision: seen, document: { schemaVersion: 1, sections } }))))
      found.push(...(await slow(ask('/publish', 'POST', { revision: (await editor.read(_id)).revision }))))
      seen = (await editor.read(_id)).revision
    }
    expect((await editor.read(_id)).publishedVersion).toBeGreaterThan(1)
    found.push(...(await slow(ask('/difference?from=1', 'GET'))))
    found.push(...(await slow(ask('/canvas', 'GET'))))
    found.push(...(await slow(ask('/findings', 'GET'))))
    found.push(...(await slow(ask('/section-data', 'POST', { sections: all }))))
    found.push(...(await slow(ask('', 'GET'))))
    found.push(...(await slow(visit(path))))
    expect(found).toEqual([])
  })
})

/** The sample with as many items in each of its lists as the schema allows. */
function filledUp({ properties = {} }: Shape, sample: unknown): Record<string, unknown> {
  const given = sample as Record<string, unknown>
  const full = Object.entries(given).map(([name, value]) => {
    const { maxItems } = properties[name] ?? {}
    if (!Array.isArray(value) || value.length === 0 || maxItems === undefined) return [name, value]
    return [name, Array.from({ length: maxItems }, (_, index) => value[index % value.length])]
  })
  return Object.fromEntries(full)
}

const turnedAround = (props: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, Array.isArray(value) ? value.toReversed() : value]),
  )

const valuesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, inner) => sum + 1 + valuesIn(inner), 0)
    : 0

function asManyAsFit<T>(make: (index: number) => T): T[] {
  const one = make(0)
  const most = Math.min(60, 4_900 / (valuesIn(one) + 1), (500 * 1024) / Buffer.byteLength(JSON.stringify(one)))
  return Array.from({ length: Math.max(1, Math.floor(most)) }, (_, index) => make(index))
}

/** Just below Node's limit for a request's head, 16 KB. */
const longest = 15_000
const pieces = ['a', '/', '%2f', '%20', 'a/', '+', '%e0%a4%a8', '%', '\\', 'a&', '&', 'a=1&', 'q=a&', 'q[]=1&', ';']
const long = (piece: string) => piece.repeat(longest / piece.length)

const addresses = [
  ...['/', '/about', '/nowhere', '/search', '/api/openapi.json', '/api/docs', '/sitemap.xml', '/robots.txt', '/admin'],
  ...pieces.flatMap((piece) =>
    ['/', '/c/', '/p/', '/search?q=', '/search?', '/media/', '/preview/', '/visit/', '/api/'].map(
      (start) => start + long(piece),
    ),
  ),
]

const visit = (path: string, headers: Record<string, string> = {}): Errand => ({
  name: path.slice(0, 60),
  method: 'GET',
  path,
  headers: { host: one.host, ...headers },
})

test('no address blocks other requests', { timeout }, async () => {
  const found: string[] = []
  for (const path of addresses) found.push(...(await slow(visit(path))))
  for (const path of ['/sections', '/sections/product-list/grid', '/sections/product-list/grid/view'])
    found.push(...(await slow(visit(path, { host: 'platform.localhost' }))))
  expect(found).toEqual([])
})

test('no query of a call blocks other requests', { timeout }, async () => {
  const found: string[] = []
  for (const { name, route } of everyRoute.filter(({ route }) => route.query)) {
    const { properties = {} } = jsonSchema(route.query as NonNullable<Route['query']>, 'input') as Shape
    for (const field of Object.keys(properties))
      for (const piece of ['a', '9', '%20', '-', '%3C', '1.', 'a@'])
        found.push(
          ...(await slow({
            ...errandFor(route),
            name: `${name} ${field} ${piece}`,
            path: `${errandFor(route).path}?${field}=${long(piece)}`,
          })),
        )
  }
  expect(found).toEqual([])
})

const heads = ['accept', 'accept-encoding', 'authorization', 'cookie', 'host', 'if-none-match', 'user-agent']
const values = ['a', ',', 'a,', '"a",', 'gzip;q=0.1,', '10.0.0.1,', '::1,', '"', 'W/', 'image/*,', ';', '=', ':', '.']

test('no head of a request blocks other requests', { timeout }, async () => {
  const found: string[] = []
  for (const head of [...heads, 'x-forwarded-for', 'x-forwarded-proto', 'x-request-id'])
    for (const value of values)
      for (const path of ['/about', '/api/v1/session'])
        found.push(...(await slow({ ...visit(path, { [head]: long(value) }), name: `${path} ${head} ${value}` })))
  expect(found).toEqual([])
})

test('the watch sees a turn that is too long', async () => {
  const { ms } = await longestTurn(async () => {
    const began = process.threadCpuUsage().user
    while (process.threadCpuUsage().user - began < 2_000 * most) JSON.stringify(worstBodies)
  })
  expect(ms).toBeGreaterThan(most)
})
