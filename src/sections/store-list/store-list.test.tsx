import { describe, expect, test } from 'vitest'
import { countIslands, renderSection } from '../../../tests/support/screens/render.tsx'
import { storeList } from './store-list.tsx'

const items = [
  {
    image: { media: 'pictureshop0', alt: 'The shop in the lane' },
    name: 'Johari Bazaar',
    address: '12 Haldiyon ka Rasta\nJaipur',
    phone: '+91 98290 12345',
    hours: 'Monday to Saturday, 10 am to 8 pm',
  },
  { name: 'पुणे', phone: 'ask us' },
  { phone: '98' },
]

describe('shops', () => {
  test.each(['grid', 'list'])(
    'as %s each have their address, hours, a number to dial and a way on the map',
    (layout) => {
      const html = renderSection(storeList, { layout, heading: 'Come by', items })
      expect(html).toMatch(/<h3[^>]*>Johari Bazaar<\/h3>.*<address[^>]*>12 Haldiyon ka Rasta\nJaipur<\/address>/s)
      expect(html).toContain('Monday to Saturday, 10 am to 8 pm')
      expect(html).toMatch(/<a href="tel:\+919829012345"[^>]*>.*\+91 98290 12345/s)
      expect(html).toMatch(
        /href="https:\/\/www\.google\.com\/maps\/search\/[^"]*query=Johari\+Bazaar[^"]*"[^>]*>.*: Johari Bazaar/s,
      )
      expect(html.match(/<li/g)).toHaveLength(2)
    },
  )

  test('leave words in a number’s place undialled', () => {
    expect(renderSection(storeList, { items }).match(/tel:/g)).toHaveLength(1)
  })

  test('without any are nothing, and ship no script', () => {
    expect(renderSection(storeList, { heading: 'Come by', items: [{}] })).toBe('')
    expect(countIslands(storeList, { items })).toBe(0)
  })
})
