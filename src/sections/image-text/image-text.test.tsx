import { describe, expect, test } from 'vitest'
import { countIslands, renderSection } from '../../../tests/support/screens/render.tsx'
import { imageText } from './image-text.tsx'

const image = { media: 'pictureloom', alt: 'A loom by the window' }
const second = { media: 'picturehands', alt: 'Hands at the loom' }
const words = { title: 'Our workshop', heading: 'Woven by one pair of hands', text: '<p>नौ दिन, एक साड़ी।</p>' }

describe('a picture with text', () => {
  test.each(['left', 'right', 'overlap', 'staggered'])('%s shows picture, heading, text and buttons', (layout) => {
    const buttons = [{ buttonText: 'Visit us', buttonAction: { type: 'page', value: '/visit' } }]
    const html = renderSection(imageText, { ...words, layout, image, second, buttons })
    expect(html).toContain('alt="A loom by the window"')
    expect(html).toMatch(/Our workshop.*<h2[^>]*>Woven by one pair of hands<\/h2>.*<p>नौ दिन, एक साड़ी।<\/p>/s)
    expect(html).toMatch(/<a href="\/visit"[^>]*>Visit us/)
  })

  test('has its picture on the side that was chosen, and before the words for who reads it aloud', () => {
    expect(renderSection(imageText, { ...words, layout: 'right', image })).toMatch(/order-last.*<img.*<h2/s)
    expect(renderSection(imageText, { ...words, layout: 'left', image })).not.toContain('order-last')
  })

  test('shows two pictures beside the text, and of one alone no hole', () => {
    const html = renderSection(imageText, { ...words, layout: 'staggered', image, second })
    expect(html.match(/<img/g)).toHaveLength(2)
    for (const one of [{ image }, { second: image }]) {
      const alone = renderSection(imageText, { ...words, layout: 'staggered', ...one })
      expect(alone).toContain('alt="A loom by the window"')
      expect(alone).not.toContain('grid-cols-2 gap')
    }
  })

  test('without a picture is its words, and without both nothing', () => {
    expect(renderSection(imageText, { ...words, layout: 'overlap' })).not.toContain('<img')
    expect(renderSection(imageText, { layout: 'overlap' })).toBe('')
  })

  test('ships no script', () => {
    expect(countIslands(imageText, { ...words, image })).toBe(0)
  })
})
