import { describe, expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/screens/render.tsx'
import { contrast, readable } from '../../shared/sites/theme/contrast.ts'
import { colouredCards } from './coloured-cards.tsx'
import { cardColours } from './colours.ts'

const card = {
  title: 'Dyeing',
  heading: 'Nine dips',
  description: 'And a day of air between them.',
  gap: 20,
  backgroundColor: '#1e3a8a',
  textColor: '#ffffff',
}
const html = (props: Record<string, unknown>) => renderSection(colouredCards, props)
const on = (backgroundColor: string, textColor = '') => cardColours({ backgroundColor, textColor }, 'ground-soft')

describe('coloured cards', () => {
  // Shows S74, E28.
  test.each(['grid', 'row', 'bento'])('%s: each has its texts, its gap and its colours', (layout) => {
    const shown = html({ layout, heading: 'How we work', items: [card, { ...card, heading: 'One loom' }] })
    expect(shown).toContain('style="background:#1e3a8a;color:#ffffff;gap:20px"')
    expect(shown).toMatch(/Dyeing.*<h3[^>]*>Nine dips<\/h3>.*And a day of air.*<h3[^>]*>One loom/)
  })

  // Shows E28.
  test('a text that cannot be read on its card gets a colour that can', () => {
    expect(on('#fde68a', '#ffffff')).toEqual({ background: '#fde68a', color: '#000000' })
    expect(on('#1e3a8a', '#1f2937')).toEqual({ background: '#1e3a8a', color: '#ffffff' })
    expect(on('#fde68a', '#7c2d12')).toEqual({ background: '#fde68a', color: '#7c2d12' })
    for (const ground of ['#808080', '#777', '#767676', '#2563eb80', '#fff', '#000'])
      expect(contrast(on(ground, ground).color, on(ground).background)).toBeGreaterThanOrEqual(readable)
  })

  test('colours of the theme stand with texts that are read on them', () => {
    expect(on('token:ground-strong', 'token:text')).toEqual({
      background: 'var(--ground-strong)',
      color: 'var(--text-strong)',
    })
    expect(on('token:ground', 'token:accent').color).toBe('var(--accent)')
    expect(on('token:accent', '#000000').color).toBe('var(--accent-text)')
    expect(on('', 'token:text-soft')).toEqual({ background: 'var(--ground-soft)', color: 'var(--text-soft)' })
    expect(on('#ffffff', 'token:text').color).toBe('#000000')
  })

  test('without words are not there', () => {
    expect(html({ heading: 'How we work', items: [{ backgroundColor: '#1e3a8a' }] })).toBe('')
  })
})
