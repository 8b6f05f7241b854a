// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import type { Permission } from '../../../shared/people/permissions.ts'
import { findPlaces, holdsWords } from './places.ts'

const staff = (...permissions: Permission[]) => ({ userType: 'STAFF' as const, permissions })
const titles = (me: Parameters<typeof findPlaces>[0], text: string) => findPlaces(me, text).map(({ title }) => title)

describe('places of the admin', () => {
  // Shows B325.
  test('are found by the beginnings of their words, in any order', () => {
    expect(titles(staff('settings'), 'gst')).toEqual(['Business'])
    expect(titles(staff('settings'), 'CASH deliv')).toEqual(['Cash on delivery'])
    expect(titles(staff('settings'), 'selling limit')).toEqual(['Order limits'])
    expect(titles(staff('orders'), 'ord')).toEqual(['Orders'])
    expect(titles(staff('settings'), 'nowhere')).toEqual([])
    expect(holdsWords('रंग और आकार', 'आका')).toBe(true)
  })

  // Shows B45.
  test('are those that the person may go to', () => {
    expect(titles(staff('content'), '')).toEqual(['Dashboard', 'Comments', 'Pages', 'Blog', 'Forms', 'Translations'])
    expect(titles(staff('customers'), '')).toEqual(['Dashboard', 'Inbox', 'Newsletter'])
    expect(titles(staff('orders'), 'gst')).toEqual([])
    expect(titles({ userType: 'ADMIN', permissions: [] }, 'customers')).toEqual(['Customers', 'Sign-in'])
  })
})
