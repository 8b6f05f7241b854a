import { expect, test } from 'vitest'
import { base32, codeOf, stepAt, stepOf } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

// The last six digits of the values in appendix B of RFC 6238.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i s the code is %s', (seconds, code) => {
  expect(codeOf(secret, stepAt(new Date(seconds * 1000)))).toBe(code)
})

test('a code is good in its half minute, the one before and the one after', () => {
  const now = new Date(1111111109_000)
  const code = codeOf(secret, stepAt(now))
  const at = (seconds: number) => stepOf(secret, code, new Date(now.getTime() + seconds * 1000))
  expect([at(-60), at(-30), at(0), at(30), at(60)].map((step) => step === stepAt(now))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
  expect(stepOf(secret, '1234567', now)).toBeUndefined()
})

// RFC 4648, section 10, without padding.
test.each([
  ['f', 'MY'],
  ['foobar', 'MZXW6YTBOI'],
])('%s is typed as %s', (text, typed) => {
  expect(base32(Buffer.from(text))).toBe(typed)
})
