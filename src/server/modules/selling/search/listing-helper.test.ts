import { describe, expect, test } from 'vitest'
import { list, testCatalog } from '../../../../../tests/support/selling/catalogue.ts'

const { one } = await testCatalog()

const newestFirst = ['mitti-diya', 'wooden-horse', 'banarasi-saree', 'terracotta-lamp']

/** Sends the parameters in the query, as text. */
async function listBy(query: Record<string, string>, body = {}) {
  const answer = await one.call('POST', '/api/io/crm/admin/public/product/variants', { body, query })
  return { ...answer, paths: (answer.body.data ?? []).map(({ path }: { path: string }) => path) }
}

// Shows C54.
describe('a listing helper', () => {
  test.each([
    ['price-low', ['mitti-diya', 'wooden-horse', 'terracotta-lamp', 'banarasi-saree']],
    ['price-high', ['banarasi-saree', 'terracotta-lamp', 'wooden-horse', 'mitti-diya']],
    ['name', ['banarasi-saree', 'terracotta-lamp', 'wooden-horse', 'mitti-diya']],
    ['created', newestFirst],
    ['relevance', newestFirst],
  ])('sorts by %s, in the body and in the query', async (sort, expected) => {
    expect((await list({ sort }, one)).paths).toEqual(expected)
    expect((await listBy({ sort })).paths).toEqual(expected)
  })

  test.each([
    [{ category: 'home' }, ['banarasi-saree', 'mitti-diya', 'terracotta-lamp']],
    [{ category: ['sarees', 'toys'] }, ['banarasi-saree', 'wooden-horse']],
    [{ inStock: false }, ['wooden-horse']],
    [{ brand: 'kashi', category: 'home' }, ['banarasi-saree']],
    [{ price: [{ operator: 'LESS_THAN', value: 20_000 }] }, ['mitti-diya']],
    [{ brand: '', category: [], price: null }, newestFirst.toSorted()],
  ])('filters by %j, in the body and in the query', async (filter, expected) => {
    expect((await list({ filter }, one)).paths.toSorted()).toEqual(expected)
    expect((await listBy({ filter: JSON.stringify(filter) })).paths.toSorted()).toEqual(expected)
  })

  test('turns pages, counted from 0, as long as the section says', async () => {
    const section = { cardPerSection: 3, totalCardsToShow: 2, sort: 'price-low' }
    const second = await list({ section, page: 1 }, one)
    expect(second.paths).toEqual(['banarasi-saree'])
    expect(second.body.total).toBe(4)
    expect((await listBy({ section: JSON.stringify(section), page: '1' })).paths).toEqual(['banarasi-saree'])
    expect((await listBy({ page: '1' }, { s: 3 })).paths).toEqual(['terracotta-lamp'])
  })

  test('without paging gets the number of cards that the section shows, and no second page', async () => {
    const section = { enablePaging: false, totalCardsToShow: 2 }
    const { paths, body } = await list({ section, page: 1 }, one)
    expect(paths).toEqual(newestFirst.slice(0, 2))
    expect(body.total).toBe(2)
  })

  test.each([
    [{ show: 'category', category: 'toys' }, ['wooden-horse']],
    [{ show: 'newest', category: 'toys' }, newestFirst],
    [{ show: 'chosen', products: ['terracotta-lamp', 'mitti-diya'] }, ['terracotta-lamp', 'mitti-diya']],
    [{ show: 'chosen', products: [] }, []],
    [{ show: 'collection', collection: 'no-such' }, []],
    [{ show: 'sale', sort: 'price-low' }, ['terracotta-lamp']],
    [{ heading: 'New in', card: 'bag', spacing: { base: 'none' } }, newestFirst],
  ])('gets what the section %j lists', async (section, expected) => {
    expect((await list({ section }, one)).paths).toEqual(expected)
  })

  test('narrows the list of the section, and sorts it anew', async () => {
    const section = { show: 'category', category: 'home' }
    const { paths } = await list({ section, filter: { inStock: true }, sort: 'price-high' }, one)
    expect(paths).toEqual(['banarasi-saree', 'terracotta-lamp', 'mitti-diya'])
  })

  test('joins its filter with the filters of the list language', async () => {
    const filters = { category: [{ operator: 'EQUALS', value: 'home' }] }
    expect((await list({ filters, filter: { category: 'sarees' } }, one)).paths).toEqual(['banarasi-saree'])
    expect((await listBy({ filter: '{"category":"sarees"}' }, { filters })).paths).toEqual(['banarasi-saree'])
  })

  test('may leave its parameters blank', async () => {
    expect((await listBy({ section: '', filter: '', sort: '', page: '' })).paths).toEqual(newestFirst)
  })

  test.each([
    [{ sort: 'cheapest' }],
    [{ page: '-1' }],
    [{ page: 'two' }],
    [{ filter: '{' }],
    [{ filter: '[1]' }],
    [{ filter: '{"colour":"red"}' }],
    [{ filter: '{"constructor":"red"}' }],
    [{ section: '{"cardPerSection":1000}' }],
    [{ section: 'home' }],
  ])('is refused %j', async (query: Record<string, string>) => {
    const { status, body } = await listBy(query)
    expect(status).toBe(400)
    expect(JSON.stringify(body.errors)).toContain(Object.keys(query)[0])
  })
})
