import { expect, test } from 'vitest'
import { mailHref } from './mail-href.ts'

// Shows B174.
test.each([
  ['hello@example.com', 'mailto:hello@example.com'],
  [' hello@example.com ', 'mailto:hello@example.com'],
  ['hello@example.com / sales@example.com', 'mailto:hello@example.com'],
  ['hello@example.com, sales@example.com; care@example.com', 'mailto:hello@example.com'],
  ['hello+diwali@example.com', 'mailto:hello%2Bdiwali@example.com'],
  ['a?cc=b@example.com', 'mailto:a%3Fcc%3Db@example.com'],
  ['r&d@example.com', 'mailto:r%26d@example.com'],
  ['hello (at) example.com', undefined],
  ['Write to hello@example.com', undefined],
  ['hello@example.com or call', undefined],
  ['hello@', undefined],
  ['', undefined],
])('%j is mailed at %s', (written, href) => expect(mailHref(written)).toBe(href))
