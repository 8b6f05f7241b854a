import { expect, test } from 'vitest'
import { pickEncoding } from './encodings.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0 , gzip;q=0.5', 'gzip'],
  ['br;q=0.001', 'br'],
  ['x-br, x-gzip', 'identity'],
  [undefined, 'identity'],
] as const)('%s gets %s', (accepted, encoding) => {
  expect(pickEncoding(accepted)).toBe(encoding)
})
