import { describe, expect, test } from 'vitest'
import { normalPath, pathFault, pathFromTitle } from './page-path.ts'

describe('a path that somebody wrote', () => {
  test.each([
    ['about', '/about'],
    ['/About Us/', '/about-us'],
    ['  /stories//the_loom ', '/stories/the-loom'],
    ['', '/'],
    ['/हमारे-बारे', '/हमारे-बारे'],
    ['/%E0%A4%95', '/क'],
    ['/50%', '/50%'],
  ])('%j becomes %j', (written, path) => expect(normalPath(written)).toBe(path))
})

describe('a path made of a title', () => {
  test.each([
    ['Diwali & gifts, 2026', '/diwali-gifts-2026'],
    ['Café Ānanda', '/cafe-ananda'],
    ['हमारी कहानी', '/हमारी-कहानी'],
    ['!!!', '/'],
  ])('%j becomes %j', (title, path) => {
    expect(pathFromTitle(title)).toBe(path)
    expect(pathFault(path)).toBeUndefined()
  })
})

describe('a page may have', () => {
  test.each(['/', '/about', '/a/b/c-2', '/हमारी-कहानी', '/catalogue', '/cart/help'])('%s', (path) =>
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
  ])('%s, which is told by "%s"', (path, part) => expect(pathFault(path)).toContain(part))
})

test.each(['/setting/reviews', '/setting'])('%s is reserved for what the system will answer there', (path) =>
  expect(pathFault(path)).toMatch(/^Paths that begin with .* are reserved for the system\.$/),
)

test('what only begins alike is free', () => expect(pathFault('/blogs')).toBeUndefined())
