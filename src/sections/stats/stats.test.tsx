import { describe, expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/screens/render.tsx'
import { stats } from './stats.tsx'

const items = [
  { key: 'Looms', value: '14' },
  { key: 'करघे', value: '₹3.2 crore' },
]
const image = { media: 'pictureone0', alt: 'The workshop' }
const html = (props: Record<string, unknown>) => renderSection(stats, props)

describe('numbers', () => {
  // Shows S71, E17, E23.
  test.each(['row', 'words', 'picture'])('%s: each stands with what was counted', (layout) => {
    const shown = html({ layout, image, heading: 'What we did', items })
    for (const { key, value } of items) expect(shown).toMatch(new RegExp(`<dt[^>]*>${key}</dt><dd[^>]*>${value}</dd>`))
    expect(shown).toMatch(/<h2[^>]*>What we did/)
  })

  // Shows S71.
  test('stand beside a picture, or beside words where none is chosen', () => {
    expect(html({ layout: 'picture', image, items })).toContain('/media/pictureone0/')
    expect(html({ layout: 'picture', items })).toMatch(/<dt[^>]*>Looms/)
  })

  test('are all of one size, which the longest one sets', () => {
    expect(html({ items: items.slice(0, 1) })).toMatch(/<dd class="[^"]*text-4xl[^"]*">14/)
    const both = html({ items })
    expect(both.match(/<dd class="[^"]*text-2xl/g)).toHaveLength(2)
  })

  test('one without a value is left out, and nothing stands there without any', () => {
    expect(html({ items: [{ key: 'Looms' }, items[1]] })).not.toContain('Looms')
    expect(html({ heading: 'What we did', items: [{ key: 'Looms' }] })).toBe('')
  })
})
