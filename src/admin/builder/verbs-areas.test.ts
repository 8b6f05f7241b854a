import { describe, expect, test } from 'vitest'
import type { PlacedSection } from '../../shared/content/pages/page-document.ts'
import { spotsFor } from './spots.ts'
import * as verbs from './verbs.ts'

const words = (id: string, within?: PlacedSection['within']): PlacedSection => ({
  id,
  type: 'faq',
  v: 1,
  props: { heading: id },
  ...(within ? { within } : {}),
})

const columns = (id: string, layout = 'two'): PlacedSection => ({ id, type: 'columns', v: 1, props: { layout } })

/** `a`, columns `H` with `1` and `2` in the first area and `3` in the second, and `b`. */
const sections: readonly PlacedSection[] = [
  words('a'),
  columns('H'),
  words('1', { section: 'H', area: 0 }),
  words('2', { section: 'H', area: 0 }),
  words('3', { section: 'H', area: 1 }),
  words('b'),
]
const page: verbs.Page = { sections, selected: undefined }

function done(outcome: verbs.Page | verbs.Refused): verbs.Page {
  if ('refused' in outcome) throw new Error(outcome.refused)
  return outcome
}

/** As an outline: `a H(12|3) b`. */
function outline(outcome: verbs.Page | verbs.Refused): string {
  const { sections } = done(outcome)
  return sections
    .filter(({ within }) => !within)
    .map(({ id, type }) => {
      if (type !== 'columns') return id
      const area = (at: number) =>
        sections
          .filter(({ within }) => within?.section === id && within.area === at)
          .map((held) => held.id)
          .join('')
      return `${id}(${[0, 1, 2].map(area).join('|').replace(/\|$/, '')})`
    })
    .join(' ')
}

const selected = (outcome: verbs.Page | verbs.Refused) => {
  const { sections, selected: at } = done(outcome)
  return at === undefined ? undefined : sections[at]?.id
}

const select = (id: string) => verbs.select(page, id)

describe('a section that has areas', () => {
  test('is removed and cut with what stands in them', () => {
    expect(outline(verbs.remove(page, 'H'))).toBe('a b')
    expect(selected(verbs.remove(page, 'H'))).toBe('b')
    expect(outline(verbs.cut(page, 'H'))).toBe('a b')
  })

  test('is moved with what stands in them, past another one as a whole', () => {
    expect(outline(verbs.move(page, 'H', -1))).toBe('H(12|3) a b')
    expect(outline(verbs.move(page, 'H', 1))).toBe('a b H(12|3)')
    expect(outline(verbs.move(page, 'a', 1))).toBe('H(12|3) a b')
    expect(outline(verbs.moveTo(page, 'b', { place: 0 }))).toBe('b a H(12|3)')
  })

  test('is duplicated and pasted with what stands in them, all under ids of their own', () => {
    const copies = [verbs.duplicate(page, 'H'), verbs.paste(select('H'), verbs.blockOf(page, 'H') ?? [words('x')])]
    for (const after of copies.map(done)) {
      const [holder, ...held] = after.sections.slice(5, 9)
      expect(after.sections).toHaveLength(10)
      expect(after.sections.slice(0, 5)).toEqual(sections.slice(0, 5))
      expect(selected(after)).toBe(holder?.id)
      expect(held.map(({ within }) => within)).toEqual([0, 0, 1].map((area) => ({ section: holder?.id, area })))
      expect(held.map(({ props }) => props.heading)).toEqual(['1', '2', '3'])
      expect(new Set(after.sections.map(({ id }) => id)).size).toBe(10)
    }
  })

  test('stays on the page itself: it neither goes into an area nor is added there', () => {
    const two: verbs.Page = { sections: [...sections, columns('J')], selected: undefined }
    expect(verbs.moveTo(two, 'J', { place: 0, within: { section: 'H', area: 0 } })).toBe(two)
    expect(verbs.addAt(page, columns('J'), { place: 0, within: { section: 'H', area: 0 } })).toEqual({
      refused: 'A section with areas cannot stand in an area.',
    })
    expect(outline(verbs.add(select('1'), columns('J')))).toBe('a H(12|3) J(|) b')
    expect(outline(verbs.paste(select('3'), [columns('J')]))).toMatch(/^a H\(12\|3\) [\w-]+\(\|\) b$/)
  })

  test('moves what stood in an area that it loses to the last one that it keeps', () => {
    const three: verbs.Page = {
      sections: [columns('H', 'three'), words('1', { section: 'H', area: 0 }), words('3', { section: 'H', area: 2 })],
      selected: 0,
    }
    const after = verbs.change(three, 'H', { props: { layout: 'two' } })
    expect(outline(after)).toBe('H(1|3)')
    expect(outline(verbs.change(after as verbs.Page, 'H', { props: { layout: 'three' } }))).toBe('H(1|3)')
  })

  test('counts what stands in them among the sections of a page that is full', () => {
    const many = Array.from({ length: 56 }, (_, index) => words(`s${index}`))
    expect(verbs.duplicate({ sections: [...sections.slice(1, 5), ...many], selected: undefined }, 'H')).toEqual({
      refused: 'A page holds at most 60 sections.',
    })
  })
})

describe('a section in an area', () => {
  test('is added where it was asked for, and below the selected one', () => {
    const add = (place: number, area: number) =>
      outline(verbs.addAt(page, words('x'), { place, within: { section: 'H', area } }))
    expect(add(0, 0)).toBe('a H(x12|3) b')
    expect(add(9, 0)).toBe('a H(12x|3) b')
    expect(add(1, 1)).toBe('a H(12|3x) b')
    expect(outline(verbs.add(select('1'), words('x')))).toBe('a H(1x2|3) b')
    expect(outline(verbs.add(select('H'), words('x')))).toBe('a H(12|3) x b')
  })

  test('is pasted where the selected one stands, wherever it was copied', () => {
    const copied = words('c', { section: 'elsewhere', area: 3 })
    expect(outline(verbs.paste(select('3'), [copied]))).toMatch(/^a H\(12\|3[\w-]{36}\) b$/)
    const onPage = done(verbs.paste(select('b'), [copied])).sections.at(-1)
    expect(onPage?.within).toBeUndefined()
  })

  test('is duplicated beside itself', () => {
    expect(outline(verbs.duplicate(page, '1'))).toMatch(/^a H\(1[\w-]{36}2\|3\) b$/)
  })

  test('leaves the next one of its area selected when it is removed, else the one before, else what holds it', () => {
    expect(selected(verbs.remove(page, '1'))).toBe('2')
    expect(selected(verbs.remove(page, '2'))).toBe('1')
    expect(selected(verbs.remove(page, '3'))).toBe('H')
  })

  test('moves through the areas and out of them at either end', () => {
    const walk = (id: string, by: 1 | -1, steps: number) => {
      let now = page
      for (let step = 0; step < steps; step++) now = verbs.move(now, id, by)
      return outline(now)
    }
    expect([1, 2, 3, 4].map((steps) => walk('1', 1, steps))).toEqual([
      'a H(21|3) b',
      'a H(2|13) b',
      'a H(2|31) b',
      'a H(2|3) 1 b',
    ])
    expect([1, 2, 3, 4].map((steps) => walk('3', -1, steps))).toEqual([
      'a H(123|) b',
      'a H(132|) b',
      'a H(312|) b',
      'a 3 H(12|) b',
    ])
    expect(selected(verbs.move(page, '1', -1))).toBe('1')
  })

  test('is moved into another area and out of all by its place', () => {
    expect(outline(verbs.moveTo(page, 'a', { place: 0, within: { section: 'H', area: 1 } }))).toBe('H(12|a3) b')
    expect(outline(verbs.moveTo(page, '2', { place: 9, within: { section: 'H', area: 1 } }))).toBe('a H(1|32) b')
    expect(outline(verbs.moveTo(page, '2', { place: 0 }))).toBe('2 a H(1|3) b')
    expect(verbs.moveTo(page, '2', { place: 1, within: { section: 'H', area: 0 } })).toBe(page)
    expect(verbs.moveTo(page, '2', { place: 0, within: { section: 'gone', area: 0 } })).toBe(page)
  })

  test('can be told where it may be moved to', () => {
    const titles = (id: string) =>
      spotsFor(sections, sections.find((section) => section.id === id) ?? words('x')).map(({ title }) => title)
    expect(titles('2')).toEqual(['1. Before 1', '2. Current position', 'Out of Columns, below it', 'Columns: Column 2'])
    expect(titles('b')).toEqual([
      '1. Before a',
      '2. Before Columns',
      '3. Current position',
      'Columns: Column 1',
      'Columns: Column 2',
    ])
    expect(titles('H')).toEqual(['1. Before a', '2. Current position', '3. After b'])
  })
})

describe('a row that is dragged in the outline', () => {
  // Rows: a H 1 2 3 b
  const drag = (id: string, row: number) => outline(verbs.moveToRow(page, id, row))

  test('comes into the area of those that it is put between', () => {
    expect(drag('a', 2)).toBe('H(1a2|3) b')
    expect(drag('b', 2)).toBe('a H(b12|3)')
    expect(drag('3', 3)).toBe('a H(132|) b')
    expect(drag('1', 3)).toBe('a H(21|3) b')
    expect(drag('2', 4)).toBe('a H(1|32) b')
  })

  test('comes out where it is put between those on the page', () => {
    expect(drag('2', 0)).toBe('2 a H(1|3) b')
    expect(drag('2', 1)).toBe('a 2 H(1|3) b')
    expect(drag('3', 5)).toBe('a H(12|) b 3')
  })

  test('takes what it holds along, and never into an area', () => {
    expect(drag('H', 0)).toBe('H(12|3) a b')
    expect(drag('H', 5)).toBe('a b H(12|3)')
    expect(drag('H', 3)).toBe('a H(12|3) b')
  })
})
