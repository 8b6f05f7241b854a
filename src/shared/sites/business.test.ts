import { expect, test } from 'vitest'
import { phone } from './business.ts'

// Shows B174.
test.each([
  ['+91 98290 41122', '+91 98290 41122'],
  ['98290.41122', '98290.41122'],
  ['98290\u201341122', '98290-41122'],
  ['\u202a+91\u00a098290\u201141122\u202c', '+91 98290-41122'],
  ['(+91) 98290 41122', '(+91) 98290 41122'],
  ['+९१ ९८२९० ४११२२', '+91 98290 41122'],
  ['', ''],
])('the number of a business is kept as it is printed, without marks that are not seen: %j', (written, kept) =>
  expect(phone.parse(written)).toBe(kept),
)

// Shows B174.
test.each(['98290 41122 / 98290 41123', '1800-HAAT', '12', '....'])('%j is not taken as its number', (written) =>
  expect(phone.safeParse(written).success).toBe(false),
)
