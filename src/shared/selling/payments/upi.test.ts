import { describe, expect, test } from 'vitest'
import { upiLink, upiSettings } from './upi.ts'

// Shows B212.
describe('a UPI ID', () => {
  const faultOf = (id: string, name = 'Kiln') =>
    upiSettings.safeParse({ id, name, hours: 24, firstOnPhones: true }).error?.issues[0]?.message

  test.each(['shop@okbank', '9876543210@ybl', 'kiln.shop-1_a@okhdfcbank', 'Q12345@YBL', ' shop@upi ', ''])(
    'may be %j',
    (id) => expect(faultOf(id)).toBeUndefined(),
  )

  test.each([
    'shop',
    '@okbank',
    'shop@',
    'hello@example.com',
    'shop@ok bank',
    'sh op@okbank',
    'shop@@okbank',
    '.shop@okbank',
    'shop@1bank',
    'दुकान@okbank',
    'shop&am=1@okbank',
  ])('may not be %j', (id) => expect(faultOf(id)).toBe('Enter a UPI ID such as shop@okbank.'))

  test('needs a name beside it', () => expect(faultOf('shop@okbank', ' ')).toBe('Enter the name of the payee.'))
})

// Shows B212.
test.each([
  [1, '0.01'],
  [10, '0.10'],
  [1_00, '1.00'],
  [1_234_05, '1234.05'],
  [10_00_00_000_00, '100000000.00'],
])('a link over %d paise asks for %s, without an amount that apps misread', (amount, said) => {
  const link = upiLink({ id: 'shop@okbank', name: 'Kiln & Söhne' }, { amount, reference: 'ab12', order: 1001 })
  expect(link).toBe(`upi://pay?pa=shop@okbank&pn=Kiln%20%26%20S%C3%B6hne&am=${said}&cu=INR&tr=ab12&tn=Order%201001`)
})
