import { expect, test } from 'vitest'
import { permissions } from '../../shared/people/permissions.ts'
import { areas } from '../ui/areas.ts'
import { textOf, titleOf } from './permission-texts.ts'

// Shows B61.
test('each permission says what it allows, and names each area of the admin that it opens', () => {
  const known = areas.filter(({ isOperators }) => !isOperators)
  for (const permission of permissions) {
    expect(titleOf(permission)).not.toBe('')
    expect(textOf(permission)).toMatch(/^[A-Z].*[^.]$/)
    const unnamed = known.filter((area) => area.permission === permission && !textOf(permission).includes(area.title))
    expect(unnamed).toEqual([])
  }
})

test('the text of a permission is its areas, then its acts', () => {
  expect(textOf('media')).toBe('Media: upload, describe and delete pictures, videos and PDFs')
  expect(textOf('orders')).toBe('Orders and Customers: see, print and export them, and invoices')
  expect(textOf('refundOrders')).toMatch(/^Money: send refunds, /)
  expect(textOf('cancelOrders')).toBe('Cancel orders and release what unpaid ones reserve')
})
