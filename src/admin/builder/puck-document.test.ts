import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PageDocument, pageDocument } from '../../shared/content/pages/page-document.ts'
import {
  entriesOf,
  fromPuck,
  sectionIn,
  sectionsIn,
  selectedIn,
  toItems,
  toPuck,
  unknownType,
} from './puck-document.ts'

const document: PageDocument = pageDocument.parse({
  sections: [
    { id: 'a', type: 'faq', v: 1, props: { heading: 'Questions', items: [] }, name: 'Help', hidden: true },
    { id: 'b', type: 'from-a-plugin-that-is-gone', v: 3, props: { anything: { deep: [1, null] } } },
    { id: 'c', type: 'cta', props: {}, when: { screens: 'small', from: '2026-11-21T00:00:00.000Z' } },
  ],
  groups: { header: null },
})

test('a page comes back from the editor as it went in, whatever is on it', () => {
  expect(fromPuck(toPuck(document), document)).toEqual(document)
})

test('any page of any sections comes back as it went in', () => {
  const placed = fc.record({
    id: fc.stringMatching(/^[a-zA-Z0-9_-]{1,40}$/),
    type: fc.oneof(fc.constantFrom('faq', 'hero', 'testimonials'), fc.string({ maxLength: 60 })),
    v: fc.integer({ min: 1, max: 9 }),
    props: fc.dictionary(fc.string(), fc.jsonValue()),
  })
  fc.assert(
    fc.property(fc.array(placed, { maxLength: 8 }), (sections) => {
      const page = { ...document, sections }
      expect(fromPuck(toPuck(page), page)).toEqual(page)
    }),
  )
})

test('a section of an unknown kind gets a type that the editor knows', () => {
  expect(toPuck(document).content.map(({ type }) => type)).toEqual(['faq', unknownType, 'cta'])
})

test('a section dropped from the drawer gets an id that pages accept', () => {
  const [item] = toPuck(document).content
  if (!item) throw new Error('no item')
  const dropped = { ...item, props: { ...item.props, id: 'testimonials-0f8fad5b-d9cb-469f-a165-70867728950e' } }
  const [placed] = fromPuck({ content: [dropped] }, document).sections
  expect(placed?.id).toBe('0f8fad5b-d9cb-469f-a165-70867728950e')
  expect(pageDocument.safeParse({ sections: [placed] }).success).toBe(true)
})

describe('what Puck is given after a change', () => {
  const { content } = toPuck(document)
  const sections = content.map(sectionIn)

  test('is the same object for every section that stays as it was, in whatever order', () => {
    const items = toItems(sections.toReversed(), content)
    expect(items).toEqual(content.toReversed())
    for (const [index, item] of items.toReversed().entries()) expect(item).toBe(content[index])
  })

  test('is new for what has changed or come', () => {
    const [first, ...rest] = sections
    if (!first) throw new Error('no section')
    const items = toItems([{ ...first, hidden: undefined }, { ...first, id: 'new' }, ...rest], content)
    expect(items.map(({ props }) => props.id)).toEqual(['a', 'new', 'b', 'c'])
    expect(items[0] && sectionIn(items[0]).hidden).toBeUndefined()
    expect(items[2]).toBe(content[1])
  })

  test('keeps the id by which Puck knows what was dropped from the drawer', () => {
    const own = '0f8fad5b-d9cb-469f-a165-70867728950e'
    const [item] = content
    if (!item) throw new Error('no item')
    const dropped = { ...item, props: { ...item.props, id: `testimonials-${own}` } }
    const [same] = toItems([sectionIn(dropped)], [dropped])
    expect(same).toBe(dropped)
    const [changed] = toItems([{ ...sectionIn(dropped), name: 'Named' }], [dropped])
    expect(changed?.props.id).toBe(dropped.props.id)
    expect(changed && sectionIn(changed)).toMatchObject({ id: own, name: 'Named' })
  })
})

describe('sections in areas', () => {
  const inArea = (id: string, area: number, section = 'h') => ({
    id,
    type: 'faq',
    props: { heading: id },
    within: { section, area },
  })
  const nested: PageDocument = pageDocument.parse({
    sections: [
      { id: 'a', type: 'cta' },
      { id: 'h', type: 'columns' },
      inArea('1', 0),
      inArea('2', 0),
      inArea('3', 1),
      { id: 'g', type: 'from-a-plugin-that-is-gone' },
      inArea('4', 3, 'g'),
    ],
  })
  const { content } = toPuck(nested)

  test('stand in slots while they are edited, and come back as they went in', () => {
    expect(content.map(({ props }) => props.id)).toEqual(['a', 'h', 'g'])
    expect(fromPuck(toPuck(nested), nested)).toEqual(nested)
    expect(entriesOf(content).map(({ zone, index }) => `${zone} ${index}`)).toEqual([
      'root:default-zone 0',
      'root:default-zone 1',
      'h:area-0 0',
      'h:area-0 1',
      'h:area-1 0',
      'root:default-zone 2',
      'g:area-3 0',
    ])
  })

  test('are selected by the slot that they stand in', () => {
    const selected = (zone: string, index: number) =>
      selectedIn({ data: { content }, ui: { itemSelector: { zone, index } } })?.section.id
    expect([selected('h:area-0', 1), selected('root:default-zone', 1), selected('h:area-2', 0)]).toEqual([
      '2',
      'h',
      undefined,
    ])
  })

  test('leave what holds them the same object until one of them changes', () => {
    const sections = sectionsIn(content)
    expect(toItems(sections, content)[1]).toBe(content[1])
    const changed = sections.map((one) => (one.id === '3' ? { ...one, name: 'Named' } : one))
    const [first, holder] = toItems(changed, content)
    expect(first).toBe(content[0])
    expect(holder).not.toBe(content[1])
    expect(sectionsIn(toItems(changed, content))).toEqual(changed)
    expect(sectionsIn(content)[2]).toBe(sections[2])
  })

  test('are where they were dragged to, whatever they said before', () => {
    const items = toItems(sectionsIn(content), [])
    const [one, holder] = items
    if (!one || !holder) throw new Error('no items')
    const dropped = { ...holder, props: { ...holder.props, 'area-1': [one] } }
    expect(sectionsIn([dropped]).map(({ id, within }) => [id, within?.area])).toEqual([
      ['h', undefined],
      ['1', 0],
      ['2', 0],
      ['a', 1],
    ])
  })
})
