import { describe, expect, test } from 'vitest'
import { afterSignIn, hrefOf, safeHref } from './links.ts'

// Shows R1, R19.
describe('a link of the configuration', () => {
  test.each([
    ['category', 'home-living', '/c/home-living'],
    ['product', 'brass lamp', '/p/brass%20lamp'],
    ['page', '/about', '/about'],
    ['page', 'about', '/about'],
    ['page', '$ROOT', '/'],
    ['external', 'https://example.com/x', 'https://example.com/x'],
    ['external', 'tel:+919876543210', 'tel:+919876543210'],
  ] as const)('to a %s "%s" leads to %s', (type, value, href) => {
    expect(hrefOf({ type, value })).toBe(href)
  })

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example.com',
    '/\\evil.example.com',
    'no scheme at all',
    '',
  ])('to "%s" leads nowhere', (address) => {
    expect(safeHref(address)).toBeUndefined()
    expect(hrefOf({ type: 'external', value: address })).toBeUndefined()
  })
})

// Shows R20, P4, K15.
describe('after signing in', () => {
  test.each([
    ['/p/lamp', 'CUSTOMER', '/p/lamp'],
    [null, 'CUSTOMER', '/setting/overview'],
    [null, 'ADMIN', '/admin/dashboard'],
    [null, 'STAFF', '/admin/dashboard'],
    ['https://evil.example.com', 'CUSTOMER', '/setting/overview'],
    ['//evil.example.com', 'CUSTOMER', '/setting/overview'],
    ['javascript:alert(1)', 'ADMIN', '/admin/dashboard'],
  ])('with from=%s a %s goes to %s', (from, userType, path) => {
    expect(afterSignIn(from, userType)).toBe(path)
  })
})
