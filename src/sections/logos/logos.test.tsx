import { describe, expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/screens/render.tsx'
import { logos } from './logos.tsx'

const items = [
  {
    image: { media: 'logoone0000', alt: 'Meera Foods' },
    buttonAction: { type: 'external', value: 'https://meera.example/' },
  },
  { image: { media: 'logotwo0000', alt: '' }, name: 'Kala Press' },
  { name: 'बुनकर संघ' },
]
const html = (props: Record<string, unknown>) => renderSection(logos, props)

describe('logos', () => {
  // Shows S11.
  test.each(['line', 'grid', 'beside'])('%s: each is a picture with its name, or the name alone', (layout) => {
    const shown = html({ layout, heading: 'In good company', items })
    expect(shown).toMatch(/<h2[^>]*>In good company/)
    for (const alt of ['Meera Foods', 'Kala Press']) expect(shown).toContain(`alt="${alt}"`)
    expect(shown).toContain('>बुनकर संघ</span>')
    expect(shown.match(/<li/g)).toHaveLength(3)
  })

  // Shows S11.
  test('one with a link leads there, in a tab of its own', () => {
    const links = html({ items }).match(/<a [^>]*>/g)
    expect(links).toHaveLength(1)
    expect(links?.[0]).toMatch(/href="https:\/\/meera\.example\/".*target="_blank" rel="noopener noreferrer"/)
  })

  test('next to words may stand a button', () => {
    const buttons = [{ buttonText: 'Join them', buttonAction: { type: 'page', value: '/join' } }]
    expect(html({ layout: 'beside', items, buttons })).toMatch(/<a href="\/join"[^>]*>Join them/)
  })

  test('are not there without any', () => {
    expect(html({ heading: 'In good company', items: [{}] })).toBe('')
  })
})
