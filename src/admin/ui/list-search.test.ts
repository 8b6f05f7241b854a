import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { filtersOf, lenient, listParams, listSearch, nextSearch, pageOf } from './list-search.ts'

const first = { sort: 'created', order: 'descend', size: 25 }

describe('a list whose search stands in the URL', () => {
  test('goes back to its first page when a filter, the search or the order changes', () => {
    const third = { page: '3', status: 'PLACED', q: 'lamp' }
    for (const change of [{ status: 'PACKED' }, { q: 'brass' }, { sort: 'total', order: 'ascend' }]) {
      const next = nextSearch(third, change)
      expect(next).not.toHaveProperty('page')
      expect(listParams(next, first).p).toBe(0)
    }
  })

  test('keeps its filters when another page is shown; the call counts pages from 0', () => {
    const next = nextSearch({ status: 'PLACED', sort: 'total' }, { page: '2' })
    expect(next).toEqual({ status: 'PLACED', sort: 'total', page: '2' })
    expect(listParams(next, first)).toEqual({ p: 1, s: 25, sort: 'total', order: 'descend', status: 'PLACED' })
  })

  test('drops a filter that is cleared', () => {
    expect(nextSearch({ status: 'PLACED', q: 'lamp' }, { status: '' })).toEqual({ q: 'lamp' })
    expect(nextSearch({ status: 'PLACED', q: 'lamp' }, { q: undefined })).toEqual({ status: 'PLACED' })
  })

  test("uses the screen's sort order until the user sorts, and always sends the required parameters", () => {
    expect(listParams({}, { ...first, always: { kind: 'page' } })).toEqual({
      p: 0,
      s: 25,
      sort: 'created',
      order: 'descend',
      kind: 'page',
    })
  })

  test('has filters apart from how it is shown', () => {
    expect(filtersOf({ page: '2', sort: 'name', order: 'ascend', q: 'lamp', stock: '' })).toEqual({ q: 'lamp' })
    expect(pageOf({ page: 'last' })).toBe(1)
  })
})

test('unknown values of a URL are dropped, and typed text stays as it is', () => {
  const schema = z.object({ ...listSearch, status: lenient(z.enum(['DRAFT'])) })
  const read = (search: Record<string, string>) => JSON.parse(JSON.stringify(schema.parse(search)))
  expect(read({ page: '0', order: 'sideways', status: 'gone', other: 'x' })).toEqual({})
  expect(read({ q: 'brass ', page: '2', order: 'ascend', status: 'DRAFT' })).toEqual({
    q: 'brass ',
    page: '2',
    order: 'ascend',
    status: 'DRAFT',
  })
})
