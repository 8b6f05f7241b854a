import { describe, expect, test } from 'vitest'
import { example } from '../../../tests/support/examples/category-tiles.ts'
import { chanderi, sarees, shopHtml, shopReads } from '../../../tests/support/screens/shop.tsx'
import { categoryTiles } from './category-tiles.tsx'

const { reads } = shopReads([])

describe('category tiles', () => {
  test('the example shows the main categories, each leading to its page', async () => {
    const html = await shopHtml(categoryTiles, example, reads)
    expect(html).toContain('Walk through the bazaar')
    expect(html).toContain('href="/c/sarees"')
    expect(html).toContain('Nine days on the loom.')
    expect(html).not.toContain('href="/c/chanderi"')
  })

  test("show a category's picture; the title beside it speaks, so the picture is silent", async () => {
    const pictured = { ...reads, categories: async () => [{ ...sarees, image: { id: 'pictureloom', alt: 'A loom' } }] }
    expect(await shopHtml(categoryTiles, {}, pictured)).toMatch(/<img src="\/media\/pictureloom\/[^>]* alt=""/)
  })

  test('show the chosen ones in their order, with the words that the owner gave; a lost one is left out', async () => {
    const chosen = [
      { category: 'chanderi', title: 'Light as morning' },
      { category: 'no-longer-here' },
      { category: 'sarees' },
    ]
    const html = await shopHtml(categoryTiles, { show: 'chosen', chosen }, reads)
    expect([...html.matchAll(/href="\/c\/([^"]+)"/g)].map(([, path]) => path)).toEqual(['chanderi', 'sarees'])
    expect(html).toContain('Light as morning')
    expect(html).not.toContain(`>${chanderi.title}<`)
  })

  test('stand in a row that scrolls where the owner wants that', async () => {
    expect(await shopHtml(categoryTiles, { layout: 'row' }, reads)).toContain('class="card-row"')
  })

  test('are not there at all where there are none', async () => {
    expect(await shopHtml(categoryTiles, example, { ...reads, categories: async () => [] })).toBe('')
  })
})
