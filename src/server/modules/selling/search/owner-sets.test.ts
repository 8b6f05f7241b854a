import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { forgetOld } from '../../../../../tests/support/forget-old.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'
import { createPage } from '../../content/pages/index.ts'

const start = new Date('2026-03-10T12:00:00Z')
let time = start
const app = await testApp({ now: () => time })
const { one, two, services } = app
let token = ''

beforeAll(async () => {
  token = (await one.signIn({ userType: 'STAFF', permissions: ['catalogue'] })).token
  await one.product({ name: 'Grey couch', path: 'grey-couch' })
  await one.product({ name: 'Kurta of khadi', path: 'khadi-kurta' })
  await one.product({ name: 'Kurta of silk', path: 'silk-kurta' })
  await two.product({ name: 'Couch', path: 'couch' })
})

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options: object = {}) =>
  one.call(method, `/api/v1/search/${path}`, { token, ...options })

const page = async (body: object, site = one): Promise<{ paths: string[]; total: number }> => {
  const { body: found } = await site.call('POST', '/api/io/crm/admin/public/product/variants', { body })
  return { paths: found.data.map(({ path }: { path: string }) => path), total: found.total }
}
const search = async (q: string, site = one) => (await page({ q }, site)).paths

// Shows B147.
test('synonyms find each other, and can be changed and deleted', async () => {
  expect(await search('sofa')).toEqual([])
  const { body } = await call('POST', 'synonyms', { body: { terms: ['Sofa', 'couch'] } })
  expect(await search('sofa')).toEqual(['grey-couch'])
  expect(await search('sofa', two)).toEqual([])
  const { _id } = body.data
  await call('PUT', `synonyms/${_id}`, { body: { terms: ['settee', 'couch'] } })
  expect(await search('settee')).toEqual(['grey-couch'])
  expect(await search('sofa')).toEqual([])
  expect((await call('GET', 'synonyms')).body).toMatchObject({ data: [{ _id, terms: ['settee', 'couch'] }], total: 1 })
  await call('DELETE', `synonyms/${_id}`)
  expect(await search('settee')).toEqual([])
  expect((await call('DELETE', `synonyms/${_id}`)).status).toBe(404)
})

test('a synonym needs two different words', async () => {
  const { status, body } = await call('POST', 'synonyms', { body: { terms: ['Sofa', 'sofa'] } })
  expect(status).toBe(400)
  expect(body.errors[0].field).toBe('terms')
})

// Shows B147.
test('pinned products come first for searches that sound alike', async () => {
  const before = await search('kurta')
  const last = before.at(-1)
  const { body } = await call('POST', 'pins', { body: { phrase: 'Kurta', paths: [last, 'grey-couch', 'gone'] } })
  expect(await search('kurtha')).toEqual([last, 'grey-couch', before[0]])
  const again = await call('POST', 'pins', { body: { phrase: 'kurta', paths: [last] } })
  expect(again).toMatchObject({ status: 409, body: { errors: [{ field: 'phrase' }] } })
  await call('PUT', `pins/${body.data._id}`, { body: { phrase: 'kurta', paths: [before[0]] } })
  expect(await search('kurta')).toEqual(before)
  await call('DELETE', `pins/${body.data._id}`)
  expect(await search('kurta')).toEqual(before)
})

test('a pinned product stands on one page of what is found, and is counted once, whether it is found or not', async () => {
  const [first = '', second = ''] = await search('kurta')
  const { body } = await call('POST', 'pins', { body: { phrase: 'kurta', paths: [second, 'grey-couch'] } })
  const all = [second, 'grey-couch', first]
  for (const [size, pages] of [
    [1, 4],
    [2, 2],
    [3, 2],
  ] as const)
    for (let at = 0; at < pages; at++)
      expect(await page({ q: 'kurta', p: at, s: size })).toEqual({
        paths: all.slice(at * size, (at + 1) * size),
        total: 3,
      })
  await call('DELETE', `pins/${body.data._id}`)
})

test('a pinned product stands in no list that its filters keep it out of, and as long as it is for sale', async () => {
  const paths = ['grey-couch', 'silk-kurta']
  const { body } = await call('POST', 'pins', { body: { phrase: 'kurta', paths } })
  const onlyKhadi = { q: 'kurta', filter: { path: 'khadi-kurta' } }
  expect(await page(onlyKhadi)).toEqual({ paths: ['khadi-kurta'], total: 1 })
  const publish = (status: string) =>
    app.owner.query("update products set status = $1 where path = 'grey-couch'", [status])
  await publish('DRAFT')
  expect(await page({ q: 'kurta' })).toEqual({ paths: ['silk-kurta', 'khadi-kurta'], total: 2 })
  await publish('PUBLISHED')
  await call('DELETE', `pins/${body.data._id}`)
})

describe('a page of results that was shown before', () => {
  const shown = async (q: string) => {
    const get = await overHttp(app.app)
    return async () => {
      const { text } = await get(one.host, `/search?q=${encodeURIComponent(q)}`)
      return [...new Set([...text.matchAll(/href="\/p\/([\w-]+)"/g)].map(([, path]) => path))]
    }
  }

  beforeAll(async () => {
    const document = { sections: [{ id: 'a', type: 'search-results' }] }
    await createPage(await one.ctx(), { kind: 'template', key: 'search', title: 'Search', document })
  })

  // Shows B147.
  test('follows a synonym, its change and its deletion', async () => {
    const [sofa, settee] = [await shown('sofa'), await shown('settee')]
    const both = async () => [await sofa(), await settee()]
    expect(await both()).toEqual([[], []])
    const { body } = await call('POST', 'synonyms', { body: { terms: ['sofa', 'couch'] } })
    expect(await both()).toEqual([['grey-couch'], []])
    await call('PUT', `synonyms/${body.data._id}`, { body: { terms: ['settee', 'couch'] } })
    expect(await both()).toEqual([[], ['grey-couch']])
    await call('DELETE', `synonyms/${body.data._id}`)
    expect(await both()).toEqual([[], []])
  })

  // Shows B147.
  test('follows a pin and its deletion', async () => {
    const kurtas = await shown('kurta')
    const before = await kurtas()
    const { body } = await call('POST', 'pins', { body: { phrase: 'kurta', paths: ['grey-couch'] } })
    expect(await kurtas()).toEqual(['grey-couch', ...before])
    await call('DELETE', `pins/${body.data._id}`)
    expect(await kurtas()).toEqual(before)
  })

  // Shows B145.
  test('follows a price that falls below the one in its words', async () => {
    const cheap = await shown('swing under 450')
    const { variantIds } = await one.product({ name: 'Garden swing', path: 'garden-swing', price: 50_000 })
    await one.product({ name: 'Tyre swing', path: 'tyre-swing', price: 30_000 })
    expect(await cheap()).toEqual(['tyre-swing'])
    const change = { token, body: { revision: 1, price: 40_000 } }
    expect((await one.call('PATCH', `/api/v1/variants/${variantIds[0]}`, change)).status).toBe(200)
    expect((await cheap()).sort()).toEqual(['garden-swing', 'tyre-swing'])
  })
})

describe('searches', () => {
  const count = (query: string) => one.call('POST', '/api/io/crm/search/count', { body: { query } })
  const counted = async (query: Record<string, string> = {}) => {
    // Sign in again: sessions expire while the clock advances here.
    const { token } = await one.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
    return (await call('GET', 'searched', { token, query: { order: 'descend', ...query } })).body.data
  }

  // Shows B148.
  test('searches are counted by text and day, and personal data is not stored', async () => {
    const personal = [
      'asha@example.com',
      '98765 43210',
      '98765–43210',
      '९८७६५४३२१०',
      '९८७६५/४३२१०',
      '９８７６５４３２１０',
    ]
    for (const query of ['Kurta', ' kurta ', 'unicorn', ...personal, 'asha＠example.com']) await count(query)
    expect(await counted()).toEqual([
      { _id: 'kurta', text: 'kurta', times: 2, found: 2 },
      { _id: 'unicorn', text: 'unicorn', times: 1, found: 0 },
    ])
    expect(await counted({ found: 'nothing' })).toMatchObject([{ text: 'unicorn' }])
    expect(await counted({ found: 'any' })).toMatchObject([{ text: 'kurta' }])
    expect(await counted({ q: 'uni' })).toMatchObject([{ text: 'unicorn' }])
  })

  // Shows B148.
  test('belong to the day of the site’s clock, and what is found is what the last of them found', async () => {
    // Half past midnight on 12 March in India.
    time = new Date('2026-03-11T19:00:00Z')
    await count('diya')
    time = new Date('2026-03-12T12:00:00Z')
    expect(await counted({ days: '1' })).toMatchObject([{ text: 'diya', found: 0 }])
    time = new Date('2026-03-12T18:40:00Z')
    expect(await counted({ days: '1' })).toEqual([])
    await one.product({ name: 'Diya of clay', path: 'clay-diya' })
    await count('diya')
    expect(await counted({ days: '1' })).toMatchObject([{ text: 'diya', times: 1, found: 1 }])
    expect(await counted({ q: 'diya' })).toMatchObject([{ text: 'diya', times: 2, found: 1 }])
    await app.owner.query("delete from search_counts where text = 'diya'")
    time = start
  })

  test('are listed for the last days only, and deleted after ninety', async () => {
    const day = 24 * 3_600_000
    time = new Date(start.getTime() + 10 * day)
    expect(await counted({ days: '7' })).toEqual([])
    expect(await counted()).toHaveLength(2)
    time = new Date(start.getTime() + 91 * day)
    await forgetOld(services)
    time = start
    expect(await counted({ days: '90' })).toEqual([])
  })
})
