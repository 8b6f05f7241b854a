import { describe, expect, test } from 'vitest'
import { blogReads, somePosts } from '../../../tests/support/blog.ts'
import { example } from '../../../tests/support/examples/search-results.ts'
import { product, shopHtml, shopReads } from '../../../tests/support/screens/shop.tsx'
import { searchResults } from './search-results.tsx'

const shop = () => shopReads([product({ name: 'Indigo Stole' }), product({ name: 'Brass Lamp' })])
const search = (q: string) => shopHtml(searchResults, example, shop().reads, { path: '/search', query: q ? { q } : {} })

describe('search', () => {
  // Shows S91.
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

  // Shows B276.
  test('that finds nothing suggests only categories that have products', async () => {
    const { reads } = shop()
    const empty = { ...reads, hasProducts: async () => false }
    const html = await shopHtml(searchResults, example, empty, { path: '/search', query: { q: 'zebra' } })
    expect(html).toContain('Product not found')
    expect(html).not.toContain('href="/c/sarees"')
  })

  // Shows B146.
  test('shows categories, brands, pages and posts that answer too', async () => {
    const { reads } = shop()
    const found = {
      ...{ understood: [], isWhole: true, categories: [{ title: 'Stoles', path: 'stoles' }] },
      ...{
        brands: [{ title: 'Indigo House', path: 'indigo-house' }],
        pages: [{ title: 'On indigo', path: '/indigo' }],
      },
    }
    const all = { ...reads, searched: async () => found, posts: blogReads(somePosts).posts }
    const html = await shopHtml(searchResults, example, all, { path: '/search', query: { q: 'indigo' } })
    for (const href of ['/c/stoles', '/search?brand=indigo-house', '/indigo']) expect(html).toContain(`href="${href}"`)
    expect(html).toContain('From the blog')
  })

  // Shows B145.
  test('shows what it took for a filter, and lets it be taken off', async () => {
    const understood = [
      { option: 'Size', value: 'XL', without: 'red kurta under 1500' },
      { option: '', value: '', price: { max: 1_500 }, without: 'red kurta xl' },
    ]
    const reads = {
      ...shop().reads,
      searched: async () => ({ understood, isWhole: false, categories: [], brands: [], pages: [] }),
    }
    const query = { q: 'red kurta xl under 1500' }
    const html = await shopHtml(searchResults, example, reads, { path: '/search', query })
    expect(html).toMatch(/href="\/search\?q=red%20kurta%20under%201500"[^>]*>.*?Size: XL/)
    expect(html).toMatch(/href="\/search\?q=red%20kurta%20xl"[^>]*>.*?Up to ₹1,500/)
    expect(html).toContain('Nothing has all of these words.')
  })

  test('comes in the order of how well it answers, unless another is asked for', async () => {
    const { reads, asked } = shop()
    await shopHtml(searchResults, example, reads, { path: '/search', query: { q: 'indigo' } })
    await shopHtml(searchResults, example, reads, { path: '/search', query: { q: 'indigo', sort: 'price-low' } })
    await shopHtml(searchResults, example, reads, { path: '/search', query: {} })
    expect(asked.map(({ sort }) => sort)).toEqual(['relevance', 'price-low', 'created'])
  })

  test('shows words as words, whatever is in them', async () => {
    expect(await search('<b>x</b>')).not.toContain('<b>x</b>')
  })
})
