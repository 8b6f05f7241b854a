import { describe, expect, test } from 'vitest'
import { example } from '../../../tests/support/examples/faq.ts'
import { shopHtml, shopReads } from '../../../tests/support/screens/shop.tsx'
import { faq } from './faq.tsx'

const { reads } = shopReads([])
const html = (props: Record<string, unknown>) => shopHtml(faq, props, reads)
const items = [{ question: 'One?' }, { question: 'Two?' }, { question: 'Three?' }]

describe('questions and answers', () => {
  // Shows E22.
  test('the example shows every question with its answer', async () => {
    const shown = await html(example)
    expect(shown).toContain('When will my parcel be here?')
    expect(shown).toContain('<li>send it back within seven days, unworn,</li>')
    expect(shown).toMatch(/href="\/contact"[^>]*>Ask something else/)
  })

  test('a page of questions has its heading as the main one', async () => {
    expect(await html({ heading: 'Delivery', items })).toMatch(/<h2[^>]*>Delivery/)
    expect(await html({ heading: 'Delivery', items, namesPage: true })).toMatch(/<h1[^>]*>Delivery/)
  })

  // Shows S47, T16.
  test('each opens and closes on its own: no group holds them together', async () => {
    const shown = await html(example)
    expect(shown.match(/<details/g)).toHaveLength(4)
    expect(shown).not.toMatch(/<details[^>]* name=/)
    expect(shown.match(/<details[^>]* open=""/g)).toHaveLength(1)
  })

  // Shows S47.
  test('two columns are read down the first, then down the second', async () => {
    const shown = await html({ layout: 'columns', items })
    const [, first = '', second = ''] = shown.split('class="border-t border-line-strong"')
    expect(first).toMatch(/One\?.*Two\?/)
    expect(second).toContain('Three?')
  })

  test('an item without a question is left out, and nothing stands there without any', async () => {
    expect((await html({ items: [...items, {}] })).match(/<details/g)).toHaveLength(3)
    expect(await html({ heading: 'Questions' })).toBe('')
  })
})
