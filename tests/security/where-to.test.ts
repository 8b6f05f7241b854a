import { describe, expect, test } from 'vitest'
import { afterPlatformSignIn, afterSignIn } from '../../src/shared/content/pages/links.ts'

const here = 'https://shop.example'

const elsewhere = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000//evil.example',
  ' //evil.example',
  '/ /evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/\\evil.example',
  'HTTPS://evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '%2f%2fevil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/@evil.example',
  'shop.example@evil.example',
  '.evil.example',
  '?//evil.example',
  '#//evil.example',
]

describe.each([
  ['a shop', (from: string) => afterSignIn(from, 'CUSTOMER')],
  ['the admin', (from: string) => afterSignIn(from, 'ADMIN')],
  ['the platform', afterPlatformSignIn],
] as const)('whoever signs in at %s', (_, landOn) => {
  // Shows B81.
  test.each(elsewhere)('stays there whatever %j in the address says', (from) => {
    const landed = new URL(landOn(from), here)
    expect([landed.origin, landed.username]).toEqual([here, ''])
  })

  test('goes on to a page of it', () => {
    expect(landOn('/p/lamp?size=m#reviews')).toBe('/p/lamp?size=m#reviews')
  })
})
