import { expect, test } from 'vitest'
import { firstFree, keyOfName, readAs, siteKeyFault } from './site-key.ts'

test.each([
  ['Blue Door Pottery', 'blue-door-pottery'],
  ['  Asha   Rao ', 'asha-rao'],
  ['Admin', 'admin-site'],
  ['Log In', 'log-in-site'],
  ['a b', 'a-b'],
  ['Café José', 'cafe-jose'],
  ['जयपुर', 'site'],
  ['b  b', 'b-b'],
  ['x'.repeat(100), 'x'.repeat(36)],
])('the name %j suggests the allowed address %s', (name, key) => {
  expect(keyOfName(name)).toBe(key)
  expect(siteKeyFault(key)).toBeUndefined()
})

test.each([
  ['ab', 'Use 3 to 40 characters.'],
  ['x'.repeat(41), 'Use 3 to 40 characters.'],
  ['-abc', 'A hyphen can stand only between other characters.'],
  ['abc-', 'A hyphen can stand only between other characters.'],
  ['ab_c', 'Use letters a to z, digits and hyphens only.'],
  ['दुकान', 'Use letters a to z, digits and hyphens only.'],
  ['xn--pypal', 'Two hyphens cannot be the third and fourth character.'],
])('the address %s is refused: %s', (key, fault) => {
  expect(siteKeyFault(key)).toBe(fault)
})

// Shows B57.
test.each(['admin', 'adm1n', 'log-in', '1ogin', 'acc0unts', 'www', 'vvww', 'secure-2', 'haat', 'h-aat'])(
  'the address %s is the platform’s, or is read like one that is',
  (key) => {
    expect(siteKeyFault(key)).toBe('This address is reserved for the platform, or looks like one that is.')
  },
)

test.each(['pottery', 'mailbox-flowers', 'ashas-kitchen', 'test-kitchen'])('the address %s is available', (key) => {
  expect(siteKeyFault(key)).toBeUndefined()
})

// Shows B133.
test('an address that is taken, or looks like a taken one, gets a number', () => {
  const taken = (...keys: string[]) => new Set(keys.map(readAs))
  expect(firstFree('asha', taken())).toBe('asha')
  expect(firstFree('asha', taken('asha', 'asha-2'))).toBe('asha-3')
  expect(firstFree('shop', taken('sh0p'))).toBe('shop-2')
  expect(firstFree('blue-door', taken('bluedoor'))).toBe('blue-door-2')
})

test.each(['paypal', 'paypa-l', 'pay-pa1', 'go0gle', 'g-oog-le-2', 'arnazon', 'whatsapp'])(
  'the address %s is read like the name of a well-known company, and no name suggests it',
  (key) => {
    expect(siteKeyFault(key)).toBe('This address looks like the name of a well-known company.')
    expect(siteKeyFault(keyOfName(key))).toBeUndefined()
  },
)
