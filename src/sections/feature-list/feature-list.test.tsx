import { describe, expect, test } from 'vitest'
import { example } from '../../../tests/support/examples/feature-list.ts'
import { renderSection } from '../../../tests/support/screens/render.tsx'
import { featureList } from './feature-list.tsx'

const items = [
  {
    title: 'Dyed with indigo',
    description: 'Eleven dips.',
    image: { media: 'picturevat', alt: 'A dye vat' },
    button: { buttonText: 'See the vats', buttonAction: { type: 'page', value: '/vats' } },
  },
  { title: 'Dried on the river bank', icon: 'leaf' },
]

describe('features', () => {
  // Shows S48.
  test('the example shows each point with its icon and words', () => {
    const html = renderSection(featureList, example)
    expect(html.match(/<svg/g)).toHaveLength(4)
    expect(html).toContain('Made by someone you can name')
  })

  test.each(['points', 'rows', 'beside'])('%s: a point has its SVG in the icon’s place', (layout) => {
    const marked = [
      { title: 'Packed', icon: 'truck', svg: { media: 'parcelmark0', alt: 'A parcel' } },
      ...items.slice(1),
    ]
    const html = renderSection(featureList, { layout, items: marked, image: { media: 'picturecloth', alt: 'Cloth' } })
    expect(html).toMatch(/<img[^>]*alt="A parcel"/)
    expect(html.match(/<svg/g)).toHaveLength(1)
  })

  // Shows E21.
  test.each(['pictures', 'steps'])('%s: a point has its SVG besides, and no icon', (layout) => {
    const marked = [{ title: 'Packed', icon: 'truck', svg: { media: 'parcelmark0', alt: 'A parcel' } }, ...items]
    const html = renderSection(featureList, { layout, items: marked })
    expect(html).toMatch(/<img[^>]*alt="A parcel"/)
    expect(html).not.toContain('<svg')
  })

  // Shows S14.
  test('in rows, a point has its picture, its words and its link side by side', () => {
    const html = renderSection(featureList, { layout: 'rows', items })
    expect(html).toMatch(/<img[^>]*alt="A dye vat"/)
    expect(html).toMatch(/href="\/vats"[^>]*>See the vats/)
  })

  test('steps are an ordered list', () => {
    expect(renderSection(featureList, { layout: 'steps', items })).toMatch(/<ol[^>]*><li/)
  })

  // Shows S14.
  test('beside one picture stand the heading and the points; without the picture they are points', () => {
    const props = { layout: 'beside', heading: 'Blue', items }
    expect(renderSection(featureList, { ...props, image: { media: 'picturecloth', alt: 'Cloth' } })).toContain(
      'alt="Cloth"',
    )
    expect(renderSection(featureList, props)).not.toContain('<img')
  })

  test('headings step down one level from the section to its points', () => {
    expect(renderSection(featureList, { heading: 'Blue', items })).toMatch(/<h2[^>]*>Blue<\/h2>.*<h3[^>]*>Dyed/)
    expect(renderSection(featureList, { items })).toMatch(/<h2[^>]*>Dyed/)
  })
})
