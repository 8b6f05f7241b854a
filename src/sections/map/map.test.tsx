import { describe, expect, test } from 'vitest'
import { countIslands, renderSection } from '../../../tests/support/screens/render.tsx'
import { map } from './map.tsx'

const place = { name: 'Aangan', address: '4 Amer Road\nJaipur 302002', details: 'Opposite the step-well.' }

describe('a map', () => {
  test.each(['beside', 'wide'])('%s shows the address, and leads to a map that searches for it', (layout) => {
    const html = renderSection(map, { ...place, layout })
    expect(html).toMatch(/<address[^>]*>4 Amer Road\nJaipur 302002<\/address>.*Opposite the step-well\./s)
    expect(html).toMatch(
      /<a href="https:\/\/www\.google\.com\/maps\/search\/\?api=1&amp;query=Aangan%2C\+4\+Amer\+Road\+Jaipur\+302002"[^>]*>Open in Maps/,
    )
  })

  test('renders without third-party requests', () => {
    const html = renderSection(map, place)
    expect(html).not.toMatch(/<img|<iframe|src=/)
    expect(countIslands(map, place)).toBe(0)
  })

  test('without an address is nothing', () => {
    expect(renderSection(map, { heading: 'Where', name: 'Aangan' })).toBe('')
  })
})
