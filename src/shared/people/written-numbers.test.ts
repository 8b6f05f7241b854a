import { expect, test } from 'vitest'
import { latinDigits, mobileOf, numberOf, orderNumberOf, pinOf } from './written-numbers.ts'

// Shows B175.
test.each([
  '9876543210',
  '+91 98765 43210',
  '+919876543210',
  '+91-98765-43210',
  '91 98765 43210',
  '0091 98765 43210',
  '098765 43210',
  '0 98765 43210',
  '+91 (0) 98765 43210',
  '(+91) 98765.43210',
  '091 98765 43210',
  ' 98765\u00a043210 ',
  '98765\u201143210',
  '\u202a+91 98765 43210\u202c',
  '९८७६५४३२१०',
  '+९१ ९८७६५ ४३२१०',
  '৯৮৭৬৫৪৩২১০',
  '૯૮૭૬૫૪૩૨૧૦',
  '௯௮௭௬௫௪௩௨௧௦',
  '౯౮౭౬౫౪౩౨౧౦',
  '۹۸۷۶۵۴۳۲۱۰',
  '９８７６５４３２１０',
])('%j is the mobile number 9876543210', (text) => expect(mobileOf(text)).toBe('9876543210'))

test('a mobile number that starts with 91 keeps it', () => {
  expect(mobileOf('9198765432')).toBe('9198765432')
  expect(mobileOf('+91 91987 65432')).toBe('9198765432')
})

// Shows B175.
test.each(['98765 4321', '98765 432100', '48765 43210', '+1 98765 43210', '98765 4321O', '98765/43210', '', 'abc'])(
  '%j is no mobile number, and stays',
  (text) => expect(mobileOf(text)).toBe(text),
)

// Shows B175.
test.each(['560001', '560 001', '560-001', ' 5 6 0 0 0 1 ', '५६०००१', '560\u00a0001', '560.001'])(
  '%j is the PIN code 560001',
  (text) => expect(pinOf(text)).toBe('560001'),
)

test.each(['56001', '5600011', '56000A', ''])('%j is no PIN code, and stays', (text) => expect(pinOf(text)).toBe(text))

// Shows B175.
test.each([
  ['1200', '1200'],
  ['1,200', '1200'],
  [' १,५०,००० ', '150000'],
  ['1,500,000.25', '1500000.25'],
  ['-२.५', '-2.5'],
])('%j is the number %s', (text, number) => expect(numberOf(text)).toBe(number))

// Shows B175.
test.each(['', 'two', '1,5', '1,50', '12,34', ',500', '1500,', '1,000,00', '1 200', '1.2.3', '½'])(
  '%j is no number, and stays',
  (text) => expect(numberOf(text)).toBe(text),
)

test('digits of every script become 0 to 9', () => {
  for (const zero of [
    0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xff10, 0x1d7ce,
  ])
    expect(latinDigits(Array.from({ length: 10 }, (_, at) => String.fromCodePoint(zero + at)).join(''))).toBe(
      '0123456789',
    )
})

test.each([
  ['1001', '1001'],
  ['#1001', '1001'],
  ['#१००१ ', '1001'],
  ['1001 lamps', '1001 lamps'],
  ['1234567890', '1234567890'],
])('%j is searched for as the order %j', (text, searched) => expect(orderNumberOf(text)).toBe(searched))
