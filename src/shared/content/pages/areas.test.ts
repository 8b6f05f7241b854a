import { expect, test } from 'vitest'
import { areaFaults, freed, inOrder, shownWithHolder } from './areas.ts'
import type { PlacedSection } from './page-document.ts'

const placed = (id: string, within?: [section: string, area: number], more: Partial<PlacedSection> = {}) => ({
  id,
  type: 'words',
  v: 1,
  props: {},
  ...(within ? { within: { section: within[0], area: within[1] } } : {}),
  ...more,
})
const holder = (id: string, within?: [string, number]) => placed(id, within, { type: 'holder' })

const kinds = {
  count: ({ type }: PlacedSection) => (type === 'holder' ? 2 : 0),
  isHolder: ({ type }: PlacedSection) => type === 'holder',
}
const faults = (...sections: PlacedSection[]) =>
  areaFaults(sections, kinds).map(({ index, field, message }) => `${index}.${field}: ${message}`)

test('sections can be in areas of sections before them', () => {
  expect(faults(holder('h'), placed('a', ['h', 0]), placed('b'), placed('c', ['h', 1]))).toEqual([])
})

test('a misplaced section is reported at its field', () => {
  expect(faults(placed('a', ['x', 0]))).toEqual(['0.section: There is no section “x” on this page to stand in.'])
  expect(faults(placed('a', ['h', 0]), holder('h'))).toEqual([
    '0.section: A section comes after the one that it stands in.',
  ])
  expect(faults(placed('a', ['a', 0]))).toEqual(['0.section: A section comes after the one that it stands in.'])
  expect(faults(placed('a'), placed('b', ['a', 0]))).toEqual(['1.section: The section “a” has no areas.'])
  expect(faults(holder('h'), placed('a', ['h', 2]))).toEqual([
    '1.area: The section “h” has no area 2: its last one is 1.',
  ])
  expect(faults(holder('h'), holder('i', ['h', 0]), placed('a', ['i', 0]))).toEqual([
    '1.section: A section with areas cannot stand in an area.',
    '2.section: A section that stands in an area cannot hold others.',
  ])
})

test('inOrder puts each section before those it holds, by area; a section without holder is on the page itself', () => {
  const sections = [holder('h'), placed('1', ['h', 1]), placed('x'), placed('2', ['h', 0]), placed('o', ['gone', 0])]
  expect(inOrder(sections).map(({ id }) => id)).toEqual(['h', '2', '1', 'x', 'o'])
  expect(freed(sections).map(({ within }) => within?.section)).toEqual([undefined, 'h', undefined, 'h', undefined])
  expect(freed(sections)[1]).toBe(sections[1])
})

test('sections in a hidden section are hidden too', () => {
  const sections = [placed('h', undefined, { hidden: true }), placed('a', ['h', 0]), placed('b')]
  expect(shownWithHolder(sections, ({ hidden }) => !hidden).map(({ id }) => id)).toEqual(['b'])
})
