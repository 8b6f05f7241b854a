import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { createPage } from '../../src/server/modules/content/pages/index.ts'
import { testApp } from '../support/app.ts'
import { overHttp } from '../support/outside/http.ts'

const { app, services, one, two } = await testApp()
const get = await overHttp(app)

/** The queries of a page. */
async function statementsOf(host: string, path: string, shown: string): Promise<string[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  expect((await get(host, path)).text).toContain(shown)
  return asked.mock.calls.map(([query]) => (query as unknown as pg.QueryConfig).text ?? '')
}

for (const site of [one, two]) {
  const search = { sections: [{ id: 'a', type: 'search-results' }] }
  await createPage(await site.ctx(), { kind: 'template', key: 'search', title: 'Search', document: search })
  await site.product({ name: 'Brass lamp' })
}

test('however many pages of a flooded site are asked for, a page of another one comes among the first', async () => {
  const order: string[] = []
  const waiting: number[] = []
  const query = pg.Client.prototype.query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...asked: unknown[]) {
    waiting.push(services.database.pool().waiting)
    return Reflect.apply(query, this, asked)
  })
  const visit = async (host: string, path: string) => {
    const { status } = await get(host, path)
    order.push(`${host} ${status}`)
  }
  await visit(two.host, '/search?q=warm')
  const flood = Array.from({ length: 100 }, (_, number) => visit(one.host, `/search?q=flood-${number}`))
  await Promise.race(flood)
  const before = order.length
  const quiet = visit(two.host, '/search?q=brass')
  await Promise.all([...flood, quiet])
  expect(order).toHaveLength(102)
  expect(order.lastIndexOf(`${two.host} 200`) - before).toBeLessThan(20)
  // Its own pages wait for each other, so that few statements ever wait for a connection.
  expect(Math.max(...waiting)).toBeLessThan(12)
})

test('the meaning of a misspelt search is looked up once, for its list, its filters and its other results', async () => {
  const statements = await statementsOf(one.host, '/search?q=brxss', 'Brass lamp')
  const asked = (part: string) => statements.filter((statement) => statement.includes(part)).length
  expect([asked('k.key = given.key'), asked('k.key = any(')]).toEqual([1, 1])
})

test('the first of a list are shown without all of them being counted', async () => {
  const list = { sections: [{ id: 'a', type: 'product-list', props: { show: 'newest' } }] }
  await createPage(await one.ctx(), { kind: 'page', key: '/new', title: 'New', document: list })
  const statements = await statementsOf(one.host, '/new', 'Brass lamp')
  expect(statements.filter((statement) => statement.includes('from "products"'))).not.toEqual([])
  expect(statements.filter((statement) => statement.includes('count(*) from "products"'))).toEqual([])
})
