import { describe, expect, test } from 'vitest'
import { matchPath } from '../content/pages/paths.ts'
import { blogDate, commentTime } from '../times.ts'
import { apiPath, authorization, queryString } from './api-path.ts'
import { errorText } from './error-text.ts'

describe('the request rules', () => {
  // Shows C1.
  test.each([
    ['/public/login', '/api/public/login'],
    ['/login', '/api/io/crm/login'],
    ['cart_items/add', '/api/io/crm/cart_items/add'],
    ['/cuser/orders/all', '/api/io/crm/cuser/orders/all'],
    ['/api/io/cart/checkout/init', '/api/io/cart/checkout/init'],
    ['/admin/public/newsletter', '/api/io/crm/admin/public/newsletter'],
  ])('%s becomes %s', (path, full) => {
    expect(apiPath(path)).toBe(full)
  })

  // Shows C3.
  test('the token travels as Bearer for config and login, as Basic otherwise', () => {
    expect(authorization('/api/io/crm/config/x', 't')).toBe('Bearer t')
    expect(authorization('/api/io/crm/login', 't')).toBe('Bearer t')
    expect(authorization('/api/io/crm/cuser/orders/all', 't')).toBe('Basic t')
  })

  // Shows C4.
  test('parameters are joined as name=value, empty ones left blank', () => {
    expect(queryString({ id: 'a b', note: null, n: 0, x: undefined })).toBe('?id=a%20b&note=&n=0&x=')
    expect(queryString({})).toBe('')
  })
})

describe('the text of an error', () => {
  // Shows X1.
  test.each([
    [{ errors: [{ defaultMessage: 'One' }, { defaultMessage: 'Two' }], msg: 'No' }, 'One\nTwo'],
    [{ errors: [], msg: 'Said' }, 'Said'],
    [{ errors: [{}], msg: '' }, 'Mine'],
    ['Email is not unique', 'Mine'],
    [undefined, 'Mine'],
  ])('of %j is %j', (body, text) => {
    expect(errorText(body, 'Mine')).toBe(text)
  })

  // Shows X1.
  test('defaults to the generic line', () => {
    expect(errorText({})).toBe('Internal server error. Please try again later.')
  })
})

describe('an address that the system serves itself', () => {
  test('passes the path’s parameters to its template', () => {
    expect(matchPath('/c/home%20living')).toMatchObject({
      route: { template: 'category' },
      params: { path: 'home living' },
    })
    expect(matchPath('/setting/orders/42')).toMatchObject({ route: { template: 'order' }, params: { id: '42' } })
    expect(matchPath('/about')).toBeUndefined()
    expect(matchPath('/p/a/b')).toBeUndefined()
    expect(matchPath('/p/%00')).toBeUndefined()
  })
})

// Shows K10, B9.
test("times are shown in the site's zone, in the specified formats", () => {
  expect(blogDate('2026-11-20T20:00:00Z', 'Asia/Kolkata')).toBe('11-21-2026')
  expect(commentTime('2026-11-20T20:05:00Z', 'Asia/Kolkata')).toBe('21/11/2026 01:35')
})
