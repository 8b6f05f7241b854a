import { describe, expect, test } from 'vitest'
import { countIslands, renderSection } from '../../../tests/support/screens/render.tsx'
import { networks } from '../../ui/network-mark.tsx'
import { socialLinks } from './social-links.tsx'

const items = [
  { network: 'instagram', address: 'https://www.instagram.com/aangan' },
  { network: 'other', address: 'https://example.com/us', name: 'हमारा चैनल' },
  { network: 'youtube' },
]

describe('social links', () => {
  test.each(['icons', 'named'])('as %s lead to each place by its name, and load nothing from there', (layout) => {
    const html = renderSection(socialLinks, { layout, items })
    expect(html).toMatch(/<a href="https:\/\/www\.instagram\.com\/aangan"[^>]*rel="noopener noreferrer">.*?Instagram/s)
    expect(html).toMatch(/<a href="https:\/\/example\.com\/us"[^>]*>.*?हमारा चैनल/s)
    expect(html).not.toMatch(/<img|<iframe|src=/)
    expect(countIslands(socialLinks, { layout, items })).toBe(0)
  })

  test('draw every place that can be chosen', () => {
    const all = Object.keys(networks).map((network) => ({ network }))
    expect(renderSection(socialLinks, { items: all }).match(/<svg/g)).toHaveLength(all.length)
  })

  test('without an address lead nowhere, and refuse one that is not safe', () => {
    expect(renderSection(socialLinks, { items: [{ network: 'youtube' }] })).not.toContain('<a ')
    for (const address of ['javascript:alert(1)', 'instagram', 'http://example.com'])
      expect(socialLinks.schema.safeParse({ items: [{ address }] }).success).toBe(false)
  })

  test('without places are nothing', () => {
    expect(renderSection(socialLinks, { heading: 'Follow us' })).toBe('')
  })
})
