import { describe, expect, test } from 'vitest'
import { countIslands, renderSection } from '../../../tests/support/screens/render.tsx'
import { imageStripHero } from './image-strip-hero.tsx'

const pictures = ['loom', 'vat', 'river', 'shop'].map((name) => ({ image: { media: `picture${name}`, alt: name } }))
const words = {
  title: 'New this week',
  headingLeftText: 'Cloth that',
  headingPrimaryText: 'remembers',
  headingRightText: 'the rain',
  buttons: [{ buttonText: 'See it', buttonAction: { type: 'page', value: '/kota' } }],
}

/** HTML that a screen reader reads: without the repeated pictures that are decoration. */
const readOut = (html: string) => html.replace(/<div class="shrink-0" data-again.*(?=<div class="hold-still)/s, '')

describe('a hero with a strip of pictures', () => {
  // Shows S10.
  test.each(['row', 'columns', 'moving'])('%s: has the words of a hero, and each picture once', (layout) => {
    const html = renderSection(imageStripHero, { ...words, layout, pictures })
    expect(html).toMatch(/New this week.*<h1[^>]*>Cloth that <em[^>]*>remembers<\/em> the rain<\/h1>/)
    expect(html).toMatch(/href="\/kota"[^>]*>See it/)
    expect(readOut(html).match(/<img/g)).toHaveLength(4)
  })

  // Shows S10.
  test('in columns the pictures stand in two, one beside the other', () => {
    const html = renderSection(imageStripHero, { ...words, layout: 'columns', pictures })
    const columns = [...html.matchAll(/<ul.*?<\/ul>/gs)].map(([list]) =>
      [...list.matchAll(/alt="(\w+)"/g)].map(([, alt]) => alt),
    )
    expect(columns).toEqual([
      ['loom', 'river'],
      ['vat', 'shop'],
    ])
  })

  // Shows S10.
  test('the strip that moves can be held still, and repeats itself for the eye alone', () => {
    const html = renderSection(imageStripHero, { ...words, layout: 'moving', pictures })
    expect(html).toMatch(/<label><input type="checkbox"\/>Hold still<\/label>/)
    expect(html).toMatch(/data-again="true" aria-hidden="true" inert=""/)
    expect(countIslands(imageStripHero, { ...words, layout: 'moving', pictures })).toBe(0)
  })

  test('stands without pictures, and is nothing without words and pictures', () => {
    expect(renderSection(imageStripHero, words)).toContain('<h1')
    expect(renderSection(imageStripHero, {})).toBe('')
  })
})
