import { describe, expect, test } from 'vitest'
import { countIslands, renderSection } from '../../../tests/support/screens/render.tsx'
import { gallery } from './gallery.tsx'
import { inColumns, inPairs, type Place } from './places.ts'

const picture = (index: number) => ({
  image: { media: `picturenumber${index}`, alt: `Scene ${index}` },
  caption: index === 1 ? 'The stage, before the guests came' : '',
})
const pictures = (count: number) => Array.from({ length: count }, (_, index) => picture(index + 1))

/** Whether no two places overlap. */
function apart(places: Place[]): boolean {
  const cells = places.flatMap(({ column, row, wide, high }) =>
    Array.from({ length: wide * high }, (_, index) => `${column + (index % wide)}/${row + Math.floor(index / wide)}`),
  )
  return new Set(cells).size === cells.length
}

/** Whether the places fill the grid without gaps. */
function full(places: Place[], columns: number): boolean {
  const taken = places.reduce((sum, { wide, high }) => sum + wide * high, 0)
  return apart(places) && taken === columns * (Math.max(...places.map(endOf)) - 1)
}

const endOf = ({ row, high }: Place) => row + high

describe('a gallery', () => {
  test.each(['four', 'two'])('in %s columns shows every picture with its words', (columns) => {
    const html = renderSection(gallery, { columns, items: pictures(12) })
    expect(html.match(/<li/g)).toHaveLength(12)
    for (let index = 1; index <= 12; index++) expect(html).toContain(`alt="Scene ${index}"`)
    expect(html).toMatch(/<figcaption[^>]*>The stage, before the guests came/)
  })

  // Shows S45.
  test('in four columns, each group of three is a column, and all columns end at one line', () => {
    const places = pictures(12).map((_, index) => inColumns(index, 12, 4))
    expect(places.map(({ column }) => column)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4])
    expect(new Set([2, 5, 8, 11].map((index) => endOf(places[index] as Place))).size).toBe(1)
    expect(apart(places)).toBe(true)
  })

  // Shows S45.
  test('in two columns, each group of three has one large picture and two small ones', () => {
    const places = pictures(12).map((_, index) => inPairs(index, 12, 2))
    for (let first = 0; first < 12; first += 3)
      expect(places.slice(first, first + 3).filter(({ wide }) => wide === 2)).toHaveLength(1)
    expect(apart(places)).toBe(true)
  })

  test.each(Array.from({ length: 50 }, (_, index) => index + 1))('of %i pictures leaves no place empty', (count) => {
    for (const columns of [1, 2, 3, 4])
      expect(
        full(
          pictures(count).map((_, at) => inColumns(at, count, columns)),
          columns,
        ),
        `in ${columns}`,
      ).toBe(true)
    const groups = count > 3 ? [1, 2] : [1]
    for (const columns of groups)
      expect(
        full(
          pictures(count).map((_, at) => inPairs(at, count, columns)),
          2 * columns,
        ),
        `of ${columns}`,
      ).toBe(true)
  })

  test.each(['groups', 'masonry', 'strip'])('as %s leads to each whole picture without script', (layout) => {
    const html = renderSection(gallery, { layout, items: pictures(5) })
    expect(
      html.match(/<a href="\/media\/picturenumber\d\/2400"[^>]*aria-label="Enlarge picture \d: Scene \d"/g),
    ).toHaveLength(5)
  })

  test('of fifty pictures loads none before it is near, and brings one script for all', () => {
    const items = pictures(50)
    const html = renderSection(gallery, { layout: 'masonry', items })
    expect(html.match(/loading="lazy"/g)).toHaveLength(50)
    expect(countIslands(gallery, { layout: 'masonry', items })).toBe(1)
    expect(html).toContain('<script type="application/json" data-prefix="a-gallery-0-">{}</script>')
  })

  test('reserves the room of pictures in their own proportions', () => {
    const html = renderSection(gallery, {
      layout: 'strip',
      items: [{ image: { media: 'picturewide0', alt: '' } }],
    })
    expect(html).toContain('aspect-ratio:4 / 3')
    expect(html).toContain('aria-label="Enlarge picture 1"')
  })

  test('counts its pictures alone, not an entry that has none', () => {
    const html = renderSection(gallery, { items: [picture(1), { caption: 'To come' }, picture(2)] })
    expect([...html.matchAll(/Enlarge picture (\d)/g)].map(([, number]) => number)).toEqual(['1', '2'])
    expect(html).not.toContain('To come')
  })

  test('without pictures is nothing', () => {
    expect(renderSection(gallery, { heading: 'Moments', items: [{ caption: 'Nothing yet' }] })).toBe('')
  })
})
