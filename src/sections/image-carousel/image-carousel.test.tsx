import { describe, expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/screens/render.tsx'
import { imageCarousel } from './image-carousel.tsx'

const slides = ['Loom', 'Vat', 'River'].map((title) => ({
  title,
  image: { media: `picture${title.toLowerCase()}`, alt: '' },
}))

/** The island's props, from its JSON. */
const given = (html: string) => JSON.parse(/<script type="application\/json"[^>]*>([^<]*)/.exec(html)?.[1] ?? '{}')

describe('the image carousel', () => {
  // Shows S12, T10.
  test('over the full width shows a picture for five seconds', () => {
    const html = renderSection(imageCarousel, { slides })
    expect(given(html)).toMatchObject({ names: ['Loom', 'Vat', 'River'], time: 5_000 })
    expect(html.match(/<img/g)).toHaveLength(3)
  })

  test('a transparent header may lie on it where nothing stands above its pictures', () => {
    const under = (props: object) => renderSection(imageCarousel, { slides, ...props }).includes('data-under-header')
    expect(under({ spacing: { base: 'none' } })).toBe(true)
    expect(under({ spacing: { base: 'none' }, heading: 'The work' })).toBe(false)
    expect(under({ spacing: { base: 'normal' } })).toBe(false)
    expect(under({ spacing: { base: 'none' }, layout: 'cards' })).toBe(false)
  })

  // Shows S12, T10, K8.
  test('as cards stands for three seconds, several side by side', () => {
    const html = renderSection(imageCarousel, { layout: 'cards', heading: 'The work', slides })
    expect(given(html)).toMatchObject({ time: 3_000 })
    expect(html).toContain('carousel-cards')
    expect(html).toMatch(/<h2[^>]*>The work<\/h2>.*<h3[^>]*>Loom/)
  })

  test.each(['full', 'cards'])('%s: a slide leads to its link, by its title or by what its picture shows', (layout) => {
    const link = { type: 'page', value: '/vats' }
    const html = renderSection(imageCarousel, {
      layout,
      slides: [
        { ...slides[0], link },
        { image: { media: 'picturevats', alt: 'A dye vat' }, link },
      ],
    })
    expect(html).toMatch(/<a href="\/vats"[^>]*>Loom<\/a>/)
    expect(html).toMatch(/<a href="\/vats"[^>]*><span[^>]*>A dye vat/)
  })

  test('one picture alone has no controls, and none shows nothing', () => {
    expect(renderSection(imageCarousel, { slides: slides.slice(0, 1) })).not.toContain('<button')
    expect(renderSection(imageCarousel, { heading: 'The work', slides: [{}] })).toBe('')
  })
})
