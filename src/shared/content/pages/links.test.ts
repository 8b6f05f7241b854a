import { describe, expect, test } from 'vitest'
import { afterSignIn, hrefOf, safeHref } from './links.ts'

// Shows R1, R19, B174.
describe('a configured link', () => {
  test.each([
    ['category', 'home-living', '/c/home-living'],
    ['product', 'brass lamp', '/p/brass%20lamp'],
    ['page', '/about', '/about'],
    ['page', 'about', '/about'],
    ['page', '$ROOT', '/'],
    ['external', 'https://example.com/x', 'https://example.com/x'],
    ['external', 'tel:+919876543210', 'tel:+919876543210'],
    ['external', 'tel:98290 41122', 'tel:9829041122'],
    ['external', 'tel:+91 (0)141 234 5678', 'tel:+911412345678'],
    ['external', 'tel:0141-2345678;ext=12', 'tel:01412345678;ext=12'],
    ['external', 'tel:*121#', 'tel:*121#'],
    [
      'external',
      'https://wa.me/919829041122?text=Hello I want a saree',
      'https://wa.me/919829041122?text=Hello%20I%20want%20a%20saree',
    ],
    [
      'external',
      'mailto:hello@example.com?subject=Wedding enquiry',
      'mailto:hello@example.com?subject=Wedding%20enquiry',
    ],
    ['external', 'mailto: hello@example.com', 'mailto:hello@example.com'],
    ['external', ' https://example.com/Price List.pdf ', 'https://example.com/Price%20List.pdf'],
    ['external', 'https://example.com/a%20b c', 'https://example.com/a%20b%20c'],
    ['external', 'https:// example.com/x', 'https://example.com/x'],
    ['external', '/files/Price List.pdf', '/files/Price%20List.pdf'],
    ['external', 'https://exa\nmple.com/x', 'https://example.com/x'],
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
    'java script:alert(1)',
    'javascript: alert(1)',
    'https://exa mple.com',
    'tel:1800-HAAT',
    'tel:javascript:alert(1)',
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
