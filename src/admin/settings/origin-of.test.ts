import { expect, test } from 'vitest'
import { originOf } from './origin-of.ts'

test.each([
  ['shop.example.com', 'https://shop.haat.example', 'https://shop.example.com'],
  ['shop.localhost', 'http://aangan.localhost:3300', 'http://shop.localhost:3300'],
  ['shop.localhost:3300', 'http://aangan.localhost:3300', 'http://shop.localhost:3300'],
])('the origin of %s beside %s is %s, with its port once', (host, like, origin) => {
  expect(originOf(host, like)).toBe(origin)
})
