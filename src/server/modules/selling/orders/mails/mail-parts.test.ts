import { expect, test } from 'vitest'
import type { Order } from '../../../../../shared/selling/orders/orders.ts'
import { whereTo } from './mail-parts.ts'

const address = {
  ...{ name: 'Asha Rao', line1: '14 Temple Road', line2: '', landmark: '', city: 'Jaipur', state: 'Rajasthan' },
  ...{ pincode: '302001', mobileNumber: '9829041122' },
}
const order = (typed: object, pickUp?: object) => ({ pickUp, address: { ...address, ...typed } }) as unknown as Order
const advert = 'WIN 5000: https://evil.example/x'
const place = { name: 'Bapu Bazaar', hours: '', phone: '' }

// Shows B178.
test('a name and a street that hold an address of the web make no link in the buyer’s mail', () => {
  const lines = whereTo(order({ name: advert, landmark: 'at evil.example' }), 'buyer').lines
  expect(lines.slice(1, 4)).toEqual(['WIN 5000: https: evil. example/x', '14 Temple Road', 'at evil. example'])
  expect(whereTo(order({ name: advert }, place), 'buyer').lines.at(-1)).toContain('https: evil. example/x')
  expect(whereTo(order({ name: advert }), 'shop').lines).toContain(advert)
})

// Shows B178.
test('an address as people have it is in the mail as it was typed', () => {
  const lines = ['Asha Rao', '14 Temple Road', 'Jaipur 302001', 'Rajasthan', '+91 9829041122']
  expect(whereTo(order({}), 'buyer').lines).toEqual(['To:', ...lines])
  expect(whereTo(order({}), 'shop').lines).toEqual(['Deliver to:', ...lines])
  expect(whereTo(order({}, place), 'buyer').lines.at(-1)).toBe('Collected by Asha Rao, +91 9829041122')
})
