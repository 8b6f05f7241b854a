import { describe, expect, test } from 'vitest'
import type { PlacedSection } from '../../shared/content/pages/page-document.ts'
import * as verbs from './verbs.ts'

const section = (id: string, more: Partial<PlacedSection> = {}): PlacedSection => ({
  id,
  type: 'faq',
  v: 1,
  props: { heading: id, items: [{ question: 'Why?', links: [{ text: 'More' }] }] },
  ...more,
})

const gone = section('g', { type: 'from-a-plugin-that-is-gone', v: 7, props: { anything: { deep: [1, [2, null]] } } })

const page = (ids: string, selected?: number): verbs.Page => ({ sections: [...ids].map((id) => section(id)), selected })

/** The page that a verb gives; a refusal fails the test. */
function done(outcome: verbs.Page | verbs.Refused): verbs.Page {
  if ('refused' in outcome) throw new Error(outcome.refused)
  return outcome
}

const ids = (outcome: verbs.Page | verbs.Refused) =>
  done(outcome)
    .sections.map(({ id }) => id)
    .join('')
const selected = (outcome: verbs.Page | verbs.Refused) => {
  const { sections, selected: at } = done(outcome)
  return at === undefined ? undefined : sections[at]?.id
}

describe('a section that is added', () => {
  test('comes below what is selected, and is selected', () => {
    const after = verbs.add(page('abc', 0), section('x'))
    expect(ids(after)).toBe('axbc')
    expect(selected(after)).toBe('x')
  })

  test('comes to the end where nothing is selected, or the last one is', () => {
    expect(ids(verbs.add(page('abc'), section('x')))).toBe('abcx')
    expect(ids(verbs.add(page('abc', 2), section('x')))).toBe('abcx')
    expect(ids(verbs.add(page(''), section('x')))).toBe('x')
  })
})

describe('a section that is duplicated', () => {
  test('is followed by its copy, which is selected and has an id of its own', () => {
    const before = page('abc', 0)
    const after = done(verbs.duplicate(before, 'c'))
    const copy = after.sections[3]
    expect(after.sections.slice(0, 3)).toEqual(before.sections)
    expect(copy).toEqual({ ...section('c'), id: copy?.id })
    expect(copy?.id).not.toBe('c')
    expect(after.selected).toBe(3)
  })

  test('shares no list with its copy, however deep', () => {
    const [first, copy] = done(verbs.duplicate(page('a'), 'a')).sections
    const items = (of?: PlacedSection) => of?.props.items as { links: unknown }[]
    expect(items(copy)).not.toBe(items(first))
    expect(items(copy)[0]?.links).not.toBe(items(first)[0]?.links)
  })

  test('may be of a type that is not known', () => {
    const copy = done(verbs.duplicate({ sections: [gone], selected: undefined }, 'g')).sections[1]
    expect(copy).toEqual({ ...gone, id: copy?.id })
  })
})

describe('a section that is pasted', () => {
  test('is a copy below what is selected, twice as well as once', () => {
    const once = done(verbs.paste(page('ab', 0), [gone]))
    const twice = done(verbs.paste(once, [gone]))
    expect(twice.sections.map(({ type }) => type)).toEqual(['faq', gone.type, gone.type, 'faq'])
    expect(new Set(twice.sections.map(({ id }) => id)).size).toBe(4)
    expect(twice.selected).toBe(2)
    expect(twice.sections[1]?.props).toEqual(gone.props)
  })
})

describe('a section that is removed', () => {
  test('gives its place to the next one, which is selected', () => {
    expect([ids(verbs.remove(page('abc', 0), 'a')), selected(verbs.remove(page('abc', 0), 'a'))]).toEqual(['bc', 'b'])
  })

  test('leaves the one before selected where it was the last, and nothing where it was the only one', () => {
    expect(selected(verbs.remove(page('abc', 2), 'c'))).toBe('b')
    expect(verbs.remove(page('a', 0), 'a')).toEqual({ sections: [], selected: undefined })
  })

  test('when it is cut, nothing is selected', () => {
    expect(verbs.cut(page('abc', 1), 'b')).toEqual(page('ac'))
  })
})

describe('a section that is moved', () => {
  test('goes up and down by one, and is selected where it is then', () => {
    expect([ids(verbs.move(page('abc'), 'c', -1)), selected(verbs.move(page('abc'), 'c', -1))]).toEqual(['acb', 'c'])
    expect([ids(verbs.move(page('abc'), 'a', 1)), selected(verbs.move(page('abc'), 'a', 1))]).toEqual(['bac', 'a'])
  })

  test('moving past either end is a no-op', () => {
    const before = page('abc', 1)
    expect(verbs.move(before, 'a', -1)).toBe(before)
    expect(verbs.move(before, 'c', 1)).toBe(before)
  })

  test('goes to the place it is sent to, and no further than the ends', () => {
    expect(ids(verbs.moveTo(page('abcd'), 'a', { place: 2 }))).toBe('bcad')
    expect(ids(verbs.moveTo(page('abcd'), 'd', { place: 0 }))).toBe('dabc')
    expect(ids(verbs.moveTo(page('abcd'), 'a', { place: 99 }))).toBe('bcda')
    expect(ids(verbs.moveTo(page('abcd'), 'd', { place: -99 }))).toBe('dabc')
  })
})

describe('a section that is changed', () => {
  test('has the new fields, and is the only one that is another object', () => {
    const before = { sections: [section('a'), gone], selected: 1 }
    const after = done(verbs.change(before, 'a', { props: { heading: 'New' }, v: 2 }))
    expect(after.sections[0]).toEqual({ ...section('a'), props: { heading: 'New' }, v: 2 })
    expect(after.sections[1]).toBe(gone)
    expect(after.selected).toBe(1)
  })

  test('of a type that is not known keeps all that it holds', () => {
    const before = { sections: [gone], selected: undefined }
    const when = { screens: 'small' as const }
    expect(done(verbs.change(before, 'g', { when })).sections).toEqual([{ ...gone, when }])
    expect(done(verbs.rename(before, 'g', ' Old form ')).sections).toEqual([{ ...gone, name: 'Old form' }])
    expect(done(verbs.toggleHidden(before, 'g')).sections).toEqual([{ ...gone, hidden: true }])
  })

  test('is hidden, and shown again', () => {
    const hidden = done(verbs.toggleHidden(page('ab'), 'b'))
    expect(hidden.sections.map((one) => one.hidden)).toEqual([undefined, true])
    expect(done(verbs.toggleHidden(hidden, 'b')).sections[1]?.hidden).toBeUndefined()
  })

  test('loses its own name when that is made blank', () => {
    const named = done(verbs.rename(page('a'), 'a', 'Help'))
    expect(named.sections[0]?.name).toBe('Help')
    expect(done(verbs.rename(named, 'a', '  ')).sections[0]?.name).toBeUndefined()
  })
})

test('a section is selected by its id; one that is not there, or none, selects nothing', () => {
  expect(verbs.select(page('abc', 0), 'c').selected).toBe(2)
  expect(verbs.select(page('abc', 0), 'x').selected).toBeUndefined()
  expect(verbs.select(page('abc', 0), undefined).selected).toBeUndefined()
})

test('changing a missing section does nothing', () => {
  const before = page('abc', 1)
  const acts = [
    verbs.duplicate(before, 'x'),
    verbs.remove(before, 'x'),
    verbs.cut(before, 'x'),
    verbs.moveTo(before, 'x', { place: 0 }),
    verbs.change(before, 'x', { name: 'No' }),
    verbs.toggleHidden(before, 'x'),
    verbs.rename(before, 'x', 'No'),
  ]
  for (const after of acts) expect(after).toBe(before)
})

describe('a page that is full', () => {
  const many = (count: number): verbs.Page => ({
    sections: Array.from({ length: count }, (_, index) => section(`s${index}`)),
    selected: undefined,
  })
  const list = (length: number) => Array.from({ length }, (_, index) => ({ text: String(index) }))
  const tooMany = { refused: 'A page holds at most 60 sections.' }
  const tooLong = { refused: 'A list holds at most 200 items.' }
  const tooLarge = { refused: 'A page holds at most 512 KB.' }

  test('takes a 60th section and refuses the 61st, wherever it comes from', () => {
    expect(done(verbs.add(many(59), section('x'))).sections).toHaveLength(60)
    expect(verbs.add(many(60), section('x'))).toEqual(tooMany)
    expect(verbs.paste(many(60), [gone])).toEqual(tooMany)
    expect(verbs.duplicate(many(60), 's7')).toEqual(tooMany)
  })

  test('can still be changed, put in order and made shorter', () => {
    expect(done(verbs.rename(many(60), 's0', 'First')).sections[0]?.name).toBe('First')
    expect(done(verbs.moveTo(many(61), 's60', { place: 0 })).sections[0]?.id).toBe('s60')
    expect(done(verbs.remove(many(61), 's60')).sections).toHaveLength(60)
  })

  test('takes 200 items in a list and refuses the next, however deep the list stands', () => {
    expect(done(verbs.change(page('a'), 'a', { props: { items: list(200) } })).sections).toHaveLength(1)
    expect(verbs.change(page('a'), 'a', { props: { items: list(201) } })).toEqual(tooLong)
    const nested = { columns: [{ blocks: [{ items: list(201) }] }] }
    expect(verbs.change(page('a'), 'a', { props: nested })).toEqual(tooLong)
    expect(verbs.paste(page('a'), [section('x', { props: nested })])).toEqual(tooLong)
  })

  test('refuses more than 512 KB, counted as they are stored, and lets what is too large become smaller', () => {
    const words = (bytes: number) => ({ props: { text: 'ह'.repeat(bytes / 3) } })
    const half = done(verbs.change(page('ab'), 'a', words(300_000)))
    expect(verbs.change(half, 'b', words(300_000))).toEqual(tooLarge)
    expect(verbs.duplicate(half, 'a')).toEqual(tooLarge)
    const over = { sections: [section('a', words(600_000)), section('b')], selected: undefined }
    expect(verbs.change(over, 'a', words(630_000))).toEqual(tooLarge)
    expect(done(verbs.change(over, 'a', words(570_000))).sections).toHaveLength(2)
    expect(done(verbs.moveTo(over, 'a', { place: 1 })).sections[1]?.id).toBe('a')
  })
})
