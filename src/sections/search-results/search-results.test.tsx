import { describe, expect, test } from 'vitest'
import { example } from '../../../tests/support/examples/search-results.ts'
import { product, shopHtml, shopReads } from '../../../tests/support/shop.tsx'
import { searchResults } from './index.ts'

const shop = () => shopReads([product({ name: 'Indigo Stole' }), product({ name: 'Brass Lamp' })])
const search = (q: string) => shopHtml(searchResults, example, shop().reads, { path: '/search', query: q ? { q } : {} })

describe('search', () => {
  test('shows what answers the words, and keeps them in the box', async () => {
    const html = await search('indigo')
    expect(html).toContain('Results for “indigo”')
    expect(html).toContain('Indigo Stole')
    expect(html).not.toContain('Brass Lamp')
    expect(html).toMatch(/<input type="search"[^>]*value="indigo"/)
  })

  test('without words shows everything', async () => {
    const html = await search('')
    expect(html).toContain('Everything in the shop')
    expect(html).toContain('2 products')
  })

  test('says that nothing is found, and suggests the main categories', async () => {
    const html = await search('zebra')
    expect(html).toContain('Product not found')
    expect(html).toContain('href="/c/sarees"')
    expect(html).not.toContain('href="/c/chanderi"')
  })

  test('shows words as words, whatever is in them', async () => {
    expect(await search('<b>x</b>')).not.toContain('<b>x</b>')
  })
})
