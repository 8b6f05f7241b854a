import { describe, expect, test } from 'vitest'
import { example } from '../../../tests/support/examples/announcement.ts'
import { shopHtml, shopReads } from '../../../tests/support/screens/shop.tsx'
import { announcement } from './announcement.tsx'

const html = (props: Record<string, unknown>) => shopHtml(announcement, props, shopReads([]).reads)

describe('the announcement', () => {
  test('shows its texts, as links where they lead somewhere', async () => {
    const shown = await html(example)
    expect(shown).toMatch(/<a href="\/delivery"[^>]*>.*Free delivery in India above ₹1,500/)
    expect(shown).toMatch(/<p [^>]*>.*Cash on delivery/)
  })

  test('shows its texts one after the other, each for five seconds; one alone stands still', async () => {
    const items = [{ text: 'Free delivery' }, { text: 'Open on Sunday' }]
    const shown = await html({ layout: 'ticker', items })
    expect(shown).toMatch(/<li[^>]*>.*Free delivery.*<\/li><li[^>]*>.*Open on Sunday/)
    expect(shown).toContain('Pause the slides')
    expect(shown).toContain('"time":5000')
    expect(await html({ layout: 'ticker', items: items.slice(0, 1) })).not.toContain('<button')
  })

  test('takes no room when it says nothing', async () => {
    expect(await html({ items: [{}] })).toBe('')
  })
})
