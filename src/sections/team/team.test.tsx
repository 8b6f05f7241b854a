import { describe, expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/screens/render.tsx'
import { team } from './team.tsx'

const meera = {
  name: 'Meera Krishnan',
  title: 'Dyer',
  subtitle: 'Since the first vat',
  description: 'Knows indigo by its smell.',
  image: { media: 'portraitone', alt: 'Meera at the vat' },
  thumb: { media: 'thumbnailone', alt: 'Meera' },
  buttons: [{ buttonText: 'Write to her', buttonAction: { type: 'page', value: '/meera' } }],
}
const farah = { name: 'फ़राह', title: 'Weaver' }
const html = (props: Record<string, unknown>) => renderSection(team, props)

describe('people', () => {
  // Shows S82, E31.
  test.each(['portraits', 'round', 'rows', 'beside'])('%s: each has a name, a task, words and links', (layout) => {
    const shown = html({ layout, heading: 'Who we are', items: [meera, farah] })
    expect(shown).toMatch(/<h3[^>]*>Meera Krishnan<\/h3>.*Dyer.*Since the first vat.*Knows indigo.*<h3[^>]*>फ़राह/)
    expect(shown).toMatch(/<a href="\/meera"[^>]*>Write to her/)
    expect(shown.match(/<h2/g)).toHaveLength(1)
  })

  // Shows S82.
  test('portraits and rows show the portrait, round pictures and lists the small one', () => {
    for (const layout of ['portraits', 'rows'])
      expect(html({ layout, items: [meera] })).toContain('/media/portraitone/')
    for (const layout of ['round', 'beside']) expect(html({ layout, items: [meera] })).toContain('/media/thumbnailone/')
  })

  // Shows E31.
  test('show the other picture where one is missing, and the first letter without any', () => {
    const { thumb, ...large } = meera
    const { image, ...small } = meera
    expect(html({ layout: 'round', items: [large] })).toContain('/media/portraitone/')
    expect(html({ layout: 'portraits', items: [small] })).toContain('/media/thumbnailone/')
    expect(html({ items: [{ name: 'Farah' }] })).toMatch(/<span[^>]*aria-hidden="true"[^>]*>F<\/span>/)
  })

  test('team renders nothing without members', () => {
    expect(html({ heading: 'Who we are', items: [{ title: 'Weaver' }] })).toBe('')
  })
})
