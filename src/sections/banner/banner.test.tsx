import { describe, expect, test } from 'vitest'
import { countIslands, renderSection } from '../../../tests/support/screens/render.tsx'
import { banner } from './banner.tsx'

const link = { buttonText: 'See the lamps', buttonAction: { type: 'category', value: 'lamps' } }
const lamps = {
  image: { media: 'picturelamps', alt: 'Brass lamps' },
  title: 'New',
  heading: 'Light in brass',
  button: link,
}

describe('banners', () => {
  test.each(['wide', 'pair', 'tiles'])('%s show each picture with its words and its one link', (layout) => {
    const html = renderSection(banner, { layout, items: [lamps, { ...lamps, heading: 'पीतल की रोशनी' }] })
    expect(html.match(/<img[^>]*alt="Brass lamps"/g)).toHaveLength(2)
    expect(html).toMatch(/New.*<h2[^>]*>Light in brass<\/h2>.*<a href="\/c\/lamps"[^>]*>See the lamps/s)
    expect(html.match(/<a /g)).toHaveLength(2)
  })

  test('without a picture one is its words, and without both nothing', () => {
    expect(renderSection(banner, { items: [{ heading: 'Soon' }] })).toContain('Soon')
    expect(renderSection(banner, { items: [{ button: link }] })).toBe('')
  })

  test('a transparent header may lie on one that begins from edge to edge, and on no other', () => {
    const under = (props: object) => renderSection(banner, { items: [lamps], ...props }).includes('data-under-header')
    expect(under({ layout: 'wide', width: 'full', spacing: { base: 'none' } })).toBe(true)
    expect(under({ layout: 'wide', width: 'full', spacing: { base: 'none', lg: 'tight' } })).toBe(false)
    expect(under({ layout: 'wide', width: 'wide', spacing: { base: 'none' } })).toBe(false)
    expect(under({ layout: 'pair', width: 'full', spacing: { base: 'none' } })).toBe(false)
  })

  test('a link that is switched off is not there', () => {
    const html = renderSection(banner, { items: [{ ...lamps, button: { ...link, enableButton: false } }] })
    expect(html).not.toContain('<a ')
  })

  test('ship no script', () => {
    expect(countIslands(banner, { items: [lamps] })).toBe(0)
  })
})
