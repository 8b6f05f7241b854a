import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PageDocument, pageDocument } from '../../shared/content/page-document.ts'
import { fromPuck, sectionIn, toItems, toPuck, unknownType } from './puck-document.ts'

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

test('what was dropped from the drawer has an id that pages may have', () => {
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
