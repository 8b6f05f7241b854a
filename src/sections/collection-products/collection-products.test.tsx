import { expect, test } from 'vitest'
import { festive, product, shopHtml, shopReads } from '../../../tests/support/screens/shop.tsx'
import { collectionProducts } from './collection-products.tsx'

const here = { path: '/collections/festive', params: { path: 'festive' } }
const lamps = Array.from({ length: 12 }, () => product())

async function shown(query: Record<string, string> = {}, sort = festive.sort) {
  const { reads, asked } = shopReads(lamps)
  const all = { ...reads, collection: async () => ({ ...festive, sort }) }
  return { html: await shopHtml(collectionProducts, {}, all, { ...here, query }), asked }
}

test('a collection shows its title, description and products page by page', async () => {
  const { html } = await shown()
  expect(html).toMatch(/<h1[^>]*>Festive<\/h1>/)
  expect(html).toContain('For the evening of lights.')
  expect(html).toContain('12 products')
  expect(html.match(/class="product-card"/g)).toHaveLength(10)
  expect(html).toContain('href="/collections/festive?p=1"')
})

// Shows B153.
test('a collection keeps the owner’s order until the shopper chooses another', async () => {
  expect((await shown()).asked[0]).toMatchObject({ collection: 'festive', asChosen: true })
  expect((await shown({ sort: 'price-low' })).asked[0]).toMatchObject({ asChosen: undefined, sort: 'price-low' })
  expect((await shown({}, 'name')).asked[0]).toMatchObject({ asChosen: undefined, sort: 'name' })
})

// Shows S30.
test('a collection in the owner’s order says so in its sort bar, and can be sorted by the newest', async () => {
  const current = async (query?: Record<string, string>) =>
    /href="([^"]*)"[^>]*aria-current="true"[^>]*>([^<]*)</.exec((await shown(query)).html)?.slice(1)
  expect(await current()).toEqual(['/collections/festive', 'Featured'])
  expect((await shown()).html).toContain('href="/collections/festive?sort=created"')
  expect(await current({ sort: 'created' })).toEqual(['/collections/festive?sort=created', 'Newest first'])
  expect((await shown({ sort: 'created' })).asked[0]).toMatchObject({ asChosen: undefined, sort: 'created' })
  expect((await shown({}, 'name')).html).not.toContain('Featured')
})

test('a missing collection shows nothing', async () => {
  const { reads } = shopReads([])
  expect(await shopHtml(collectionProducts, {}, reads, { params: { path: 'none' } })).toBe('')
})
