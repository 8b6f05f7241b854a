import { describe, expect, test } from 'vitest'
import { example } from '../../../tests/support/examples/testimonials.ts'
import { countIslands, renderSection } from '../../../tests/support/screens/render.tsx'
import type { Testimonials } from './testimonials.schema.ts'
import { testimonials } from './testimonials.tsx'

const one = { name: 'Meera', designation: 'Bengaluru', description: 'Lovely.', rating: 4.3 }

/** How full each of the stars of the first rating stands. */
function stars(html: string): string[] {
  return [...html.matchAll(/data-star="(\w+)"/g)].slice(0, 5).map(([, fill = '']) => fill)
}

describe('testimonials', () => {
  // Shows S78.
  test('show each quote with name, place and stars in a grid', () => {
    const html = renderSection(testimonials, example)
    for (const { name = '', designation = '' } of example.items ?? []) {
      expect(html).toContain(name)
      expect(html).toContain(designation)
    }
    expect(html.match(/<blockquote/g)).toHaveLength(3)
  })

  // Shows S77.
  test('show the first one alone, large, with its rating', () => {
    const html = renderSection(testimonials, { ...example, layout: 'single' })
    expect(html.match(/<blockquote/g)).toHaveLength(1)
    expect(html).toContain('5 out of 5 stars')
  })

  // Shows S79.
  test('show the first one alone, centred', () => {
    const html = renderSection(testimonials, { ...example, layout: 'centred' })
    expect(html.match(/<blockquote/g)).toHaveLength(1)
    expect(html).toContain('text-center')
  })

  // Shows S83, K14.
  test('a fraction shows a half star', () => {
    expect(stars(renderSection(testimonials, { items: [one] }))).toEqual(['full', 'full', 'full', 'full', 'half'])
    expect(stars(renderSection(testimonials, { items: [{ ...one, rating: 3 }] }))).toEqual([
      'full',
      'full',
      'full',
      'empty',
      'empty',
    ])
  })

  test('without a rating there are no stars, and without words nothing at all', () => {
    expect(renderSection(testimonials, { items: [{ ...one, rating: 0 }] })).not.toContain('stars')
    expect(renderSection(testimonials, {})).toBe('')
  })

  // Shows E26.
  test('may carry a mark and a button of their own', () => {
    const button = { buttonText: 'Her kitchen', buttonAction: { type: 'page', value: '/meera' } }
    const html = renderSection(testimonials, {
      items: [{ ...one, svg: { media: 'picturemark', alt: 'Meera Foods' }, button }],
    })
    expect(html).toContain('alt="Meera Foods"')
    expect(html).toMatch(/<a href="\/meera"[^>]*>Her kitchen/)
  })

  test('show all quotes in an auto-advancing carousel', () => {
    const html = renderSection(testimonials, { ...example, layout: 'carousel' })
    expect(html.match(/<blockquote/g)).toHaveLength(3)
    expect(html).toContain('"names":["Meera Krishnan","Arjun Sethi","फ़ातिमा शेख़"],"time":5000')
  })

  // Shows E26.
  test.each([
    ['name and thumb', { name: 'Meera', thumb: { media: 'picturemeera', alt: '' } }],
    ['userName and userThumb', { userName: 'Meera', userThumb: { media: 'picturemeera', alt: '' } }],
    [
      'both, of which one is empty',
      { name: '', userName: 'Meera', thumb: { media: '', alt: '' }, userThumb: { media: 'picturemeera', alt: '' } },
    ],
  ])('may be written with %s, and keep them when they are saved', (_, item) => {
    const saved = testimonials.schema.parse({ items: [{ ...item, description: 'Lovely.' }] }) as Testimonials
    expect(saved.items[0]).toMatchObject({ name: 'Meera', thumb: { media: 'picturemeera' } })
    expect(saved.items[0]).not.toHaveProperty('userName')
    expect(testimonials.schema.parse(saved)).toEqual(saved)
    expect(renderSection(testimonials, saved)).toMatch(/\/media\/picturemeera\/.*Meera<\/cite>/)
  })

  test('ship no script where they stand still', () => {
    expect(countIslands(testimonials, example)).toBe(0)
  })
})
