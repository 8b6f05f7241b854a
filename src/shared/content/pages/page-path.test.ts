import { describe, expect, test } from 'vitest'
import { inLanguage } from '../../sites/languages.ts'
import { normalPath, pathFault, pathFromTitle, usualForm } from './page-path.ts'
import { systemSegments } from './rooms.ts'

describe('a typed path', () => {
  test.each([
    ['about', '/about'],
    ['/About Us/', '/about-us'],
    ['  /stories//the_loom ', '/stories/the-loom'],
    ['', '/'],
    ['/हमारे-बारे', '/हमारे-बारे'],
    ['/%E0%A4%95', '/क'],
    ['/50%', '/50%'],
    ['/रक्\u200dषा', '/रक्षा'],
  ])('%j becomes %j', (written, path) => expect(normalPath(written)).toBe(path))
})

describe('a path from a title', () => {
  test.each([
    ['Diwali & gifts, 2026', '/diwali-gifts-2026'],
    ['Café Ānanda', '/cafe-ananda'],
    ['हमारी कहानी', '/हमारी-कहानी'],
    ['தீபாவளி பரிசுகள்', '/தீபாவளி-பரிசுகள்'],
    ['দুর্গা পূজা', '/দুর্গা-পূজা'],
    ['દિવાળી ભેટ', '/દિવાળી-ભેટ'],
    ['దీపావళి కానుకలు', '/దీపావళి-కానుకలు'],
    ['ದೀಪಾವಳಿ', '/ದೀಪಾವಳಿ'],
    ['ਦੀਵਾਲੀ', '/ਦੀਵਾਲੀ'],
    ['دیوالی کے تحفے', '/دیوالی-کے-تحفے'],
    ['क्‍षमा 🪔', '/क्षमा'],
    ['র\u200c্যাব', '/র্যাব'],
    ['می\u200cخواهم', '/می-خواهم'],
    ['日本ー', '/日本ー'],
    ['Йод и ёж, crème brûlée', '/йод-и-ёж-creme-brulee'],
  ])('%j becomes %j', (title, path) => {
    expect(pathFromTitle(title)).toBe(path)
    expect(pathFault(path)).toBeUndefined()
  })
})

// Shows B173.
test.each(['!!!', '🪔🪔', '👩🏽‍💻', '\u200b', '...'])('%j makes no path', (title) =>
  expect(pathFromTitle(title)).toBe(''),
)

// Shows B173.
test('a path of a long title ends with a whole character, in each script', () => {
  for (const word of ['क्ष', 'ক্ষ', 'ક્ષ', 'క్ష', 'ಕ್ಷ', 'க்ஷ', 'ക്ഷ', 'é'])
    for (const before of ['', 'a', 'ab']) {
      const path = pathFromTitle(before + word.repeat(60))
      expect(path.length).toBeLessThan(82)
      expect(path.slice(1 + before.length).replaceAll(word.normalize('NFKD').replace(/\u0301/, ''), '')).toBe('')
    }
})

// Shows B173, B211.
test.each([
  ['/About', '/about'],
  ['/p/%E0%A4%95%E0%A5%8D%E2%80%8D%E0%A4%B7', `/p/${encodeURIComponent('क्ष')}`],
  ['/p/%E0%A4%95%E0%A5%8D%E2%80%8C%E0%A4%B7', `/p/${encodeURIComponent('क्ष')}`],
  ['/p/%D9%85%DB%8C%E2%80%8C%D9%85', `/p/${encodeURIComponent('می-م')}`],
  ['/P/Kurta', '/p/kurta'],
  ['/%E0%A4%B8%E0%A4%BE%E0%A5%9C%E0%A5%80', `/${encodeURIComponent('सा\u0921\u093cी')}`],
  ['/cafe%CC%81', `/${encodeURIComponent('café')}`],
  ['/%C3%89', `/${encodeURIComponent('é')}`],
  ['/a%2Fb', '/a%252fb'],
  ['/%E0%A4%A', '/%25e0%25a4%25a'],
  ['/contact%20', '/contact'],
  ['/%20', '/'],
  ['/', '/'],
  ['/p//%20x%0A', '/p/x'],
  ['/contact).', '/contact'],
  ['/contact%E2%80%9D%2C', '/contact'],
  ['Br%C3%A0nd%20', 'br%C3%A0nd'],
  ['/blog/rss.xml%E2%80%8B', '/blog/rss.xml'],
])('%s has the usual form %s', (path, form) => expect(usualForm(path)).toBe(form))

describe('a page may have', () => {
  test.each(['/', '/about', '/a/b/c-2', '/हमारी-कहानी', '/catalogue', '/cart/help', '/தீபாவளி', '/تحفے'])('%s', (path) =>
    expect(pathFault(path)).toBeUndefined(),
  )
})

describe('a page may not have', () => {
  test.each([
    ['/About', 'small letters'],
    ['/a--b', 'hyphens'],
    ['/-a', 'hyphens'],
    ['/a?b', 'small letters'],
    ['/a.b', 'small letters'],
    ['/खत्म।', 'small letters'],
    [`/${'a'.repeat(200)}`, 'at most 200'],
    ['/admin', '/admin'],
    ['/api/things', '/api'],
    ['/preview/x', '/preview'],
    ['/payment/done', '/payment'],
    ['/cart', '/cart'],
    ['/c/sarees', '/c/{path}'],
    ['/c/sarees/silk', '/c/{path}'],
    ['/p/kurta', '/p/{path}'],
    ['/blog', '/blog'],
    ['/blog/first-words', '/blog/{path}'],
    ['/setting/orders', '/setting/orders'],
    ['/setting/wishlist', '/setting/wishlist'],
  ])('%s, with the message "%s"', (path, part) => expect(pathFault(path)).toContain(part))
})

test.each(['/setting/reviews', '/setting'])('%s is reserved for future pages of the system', (path) =>
  expect(pathFault(path)).toMatch(/^Paths that begin with .* are reserved for the system\.$/),
)

test.each(systemSegments)('an address in /%s is no page, and has the same address in every language', (segment) => {
  expect(pathFault(`/${segment}/file`)).toMatch(/^Paths that begin with/)
  const written = [`/${segment}`, `/${segment}/file`, `/${segment}?q=1`, `/${segment}s/file`]
  expect(written.map((href) => inLanguage(href, { prefix: '/hi' }))).toEqual([
    ...written.slice(0, 3),
    `/hi/${segment}s/file`,
  ])
})

test('a path that only shares a prefix is available', () => expect(pathFault('/blogs')).toBeUndefined())

// Shows B367.
test('an address of a million marks is read within seconds', () =>
  expect(usualForm(`/a${'.'.repeat(1_000_000)}b`)).toHaveLength(1_000_003))
