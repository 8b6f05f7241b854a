import { describe, expect, test } from 'vitest'
import { countIslands, renderSection } from '../../../tests/support/screens/render.tsx'
import { priceList } from './price-list.tsx'

const image = { media: 'picturedosa', alt: 'A dosa on a leaf' }
const groups = [
  {
    title: 'Breakfast',
    items: [
      { name: 'Masala dosa', description: 'With two chutneys', price: '₹90', diet: 'vegetarian', image },
      { name: 'अंडा भुर्जी', price: 'from ₹70', diet: 'egg' },
      { name: 'Keema pav', price: '₹140', diet: 'meat' },
      { name: 'Filter coffee', price: '₹40' },
      { description: 'Nameless' },
    ],
  },
  { title: 'Nothing here yet', items: [] },
]

describe('a price list', () => {
  test.each(['leaders', 'columns', 'pictures'])(
    'as %s shows each entry with its description and its price',
    (layout) => {
      const html = renderSection(priceList, { layout, heading: 'Our kitchen', groups })
      expect(html).toMatch(/<h3[^>]*>Breakfast<\/h3>.*Masala dosa.*₹90.*With two chutneys.*अंडा भुर्जी.*from ₹70/s)
      expect(html.match(/<li/g)).toHaveLength(4)
      expect(html).not.toMatch(/Nameless|Nothing here yet/)
    },
  )

  test('marks food as India knows it, in shape and words and not in colour alone', () => {
    const html = renderSection(priceList, { groups })
    expect(html).toMatch(/aria-label="Vegetarian">.*?<circle/s)
    expect(html).toMatch(/aria-label="With egg">.*?<ellipse/s)
    expect(html).toMatch(/aria-label="Non-vegetarian">.*?<path/s)
    expect(html.match(/role="img"/g)).toHaveLength(3)
  })

  test('leads with dots to the price, where there is one', () => {
    expect(renderSection(priceList, { groups }).match(/border-dotted/g)).toHaveLength(4)
    expect(renderSection(priceList, { groups: [{ items: [{ name: 'On request' }] }] })).not.toContain('border-dotted')
  })

  test('shows pictures in the layout with pictures alone', () => {
    expect(renderSection(priceList, { layout: 'pictures', groups })).toContain('alt="A dosa on a leaf"')
    expect(renderSection(priceList, { layout: 'columns', groups })).not.toContain('<img')
  })

  test('without entries is nothing, and ships no script', () => {
    expect(renderSection(priceList, { heading: 'Our kitchen', groups: [{}] })).toBe('')
    expect(countIslands(priceList, { groups })).toBe(0)
  })
})
