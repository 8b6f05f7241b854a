import { describe, expect, test } from 'vitest'
import { example } from '../../../tests/support/examples/announcement.ts'
import { shopHtml, shopReads } from '../../../tests/support/shop.tsx'
import { announcement } from './index.ts'

const html = (props: Record<string, unknown>) => shopHtml(announcement, props, shopReads([]).reads)

describe('the announcement', () => {
  test('shows its texts, as links where they lead somewhere', async () => {
    const shown = await html(example)
    expect(shown).toMatch(/<a href="\/delivery"[^>]*>.*Free delivery in India above ₹1,500/)
    expect(shown).toMatch(/<p [^>]*>.*Cash on delivery/)
  })

  test('takes no room when it says nothing', async () => {
    expect(await html({ items: [{}] })).toBe('')
  })
})
