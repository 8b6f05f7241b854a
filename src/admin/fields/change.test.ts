import { describe, expect, test } from 'vitest'
import { inserted, setAt, valueAt, without } from './change.ts'
import { keepKeys } from './item-keys.ts'

const props = { title: 'Shop', items: [{ text: 'One', more: { a: 1 } }, { text: 'Two' }], button: { text: 'Go' } }

describe('a change at a path', () => {
  test('replaces what is there, and leaves everything beside it the same object', () => {
    const next = setAt(props, ['items', 1, 'text'], 'Three') as typeof props
    expect(next).toEqual({ ...props, items: [props.items[0], { text: 'Three' }] })
    expect(next.items[0]).toBe(props.items[0])
    expect(next.button).toBe(props.button)
    expect(props.items[1]).toEqual({ text: 'Two' })
  })

  test('makes what is missing on the way, and puts aside what is no object', () => {
    expect(setAt({}, ['button', 'action', 'type'], 'page')).toEqual({ button: { action: { type: 'page' } } })
    expect(setAt({ button: 'broken' }, ['button', 'text'], 'Go')).toEqual({ button: { text: 'Go' } })
    expect(setAt({ items: 'broken' }, ['items', 0, 'text'], 'Go')).toEqual({ items: [{ text: 'Go' }] })
  })

  test('takes a field away', () => {
    expect(setAt({ a: { base: 1, md: 2 } }, ['a', 'md'], undefined)).toEqual({ a: { base: 1 } })
  })
})

test('the value at a path is found, and nothing where there is none', () => {
  expect(valueAt(props, ['items', 0, 'more', 'a'])).toBe(1)
  expect(valueAt(props, ['items', 7, 'text'])).toBeUndefined()
  expect(valueAt(props, ['title', 'length', 'toString'])).toBeUndefined()
})

test('items are put in and taken out', () => {
  expect(inserted(['a', 'b'], 1, 'x')).toEqual(['a', 'x', 'b'])
  expect(without(['a', 'b', 'c'], 1)).toEqual(['a', 'c'])
})

describe('the names of items', () => {
  const namer = () => {
    let made = 0
    return () => `k${made++}`
  }
  const keys = (keyed: { key: string }[]) => keyed.map(({ key }) => key)
  const [one, two, three] = [{ n: 1 }, { n: 2 }, { n: 3 }]

  test('go with the items that are moved', () => {
    const newKey = namer()
    const before = keepKeys([], [one, two, three], newKey)
    expect(keys(keepKeys(before, [three, one, two], newKey))).toEqual(['k2', 'k0', 'k1'])
  })

  test('stay when an item is edited', () => {
    const newKey = namer()
    const before = keepKeys([], [one, two], newKey)
    expect(keys(keepKeys(before, [one, { n: 22 }], newKey))).toEqual(['k0', 'k1'])
  })

  test('are new for what is new, and none is given twice', () => {
    const newKey = namer()
    const before = keepKeys([], [one, two], newKey)
    expect(keys(keepKeys(before, [one, { n: 9 }, two], newKey))).toEqual(['k0', 'k2', 'k1'])
    expect(keys(keepKeys(before, [one, one], newKey))).toEqual(['k0', 'k1'])
    expect(keys(keepKeys(before, [two], newKey))).toEqual(['k1'])
  })

  test('are given by place to bare values', () => {
    const newKey = namer()
    const before = keepKeys([], ['a', 'a'], newKey)
    expect(keys(keepKeys(before, ['b', 'a', 'c'], newKey))).toEqual(['k0', 'k1', 'k2'])
  })
})
