import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountSteps, ratingSteps } from '../../shared/selling/catalogue/list-filters.ts'
import { type ListingQuery, listingHref, readListingQuery, ticksOf, turned, unnarrowed } from './listing-query.ts'

// Shows B276.
const nothing: ListingQuery = { q: '', p: 0, sort: 'created', ...unnarrowed }

const path = fc.stringMatching(/^[a-z]{1,6}$/)
const paths = fc.uniqueArray(path, { maxLength: 4 })
const chosen = fc.dictionary(path, fc.uniqueArray(path, { minLength: 1, maxLength: 3 }), {
  maxKeys: 3,
  noNullPrototype: true,
})
const perhaps = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined })
const rupees = perhaps(fc.nat(9_999_999))
const anyQuery: fc.Arbitrary<ListingQuery> = fc.record({
  q: fc.constantFrom('', 'red kurta', 'चाय & कॉफ़ी'),
  p: fc.nat(30),
  sort: fc.constantFrom('created', 'name', 'price-low', 'relevance'),
  ...{ brand: paths, in: paths, min: rupees, max: rupees, stock: fc.boolean() },
  ...{ rating: perhaps(fc.constantFrom(...ratingSteps)), discount: perhaps(fc.constantFrom(...discountSteps)) },
  ...{ options: chosen, fields: chosen },
})
const readBack = (href: string) =>
  readListingQuery(Object.fromEntries(new URL(href, 'https://shop.example').searchParams), 'created')

test('a list is read from its address as it was written', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(readBack(listingHref('/search', query, 'created', { p: query.p }))).toEqual(query)
    }),
  )
})

test('any change but that of the page begins at the first page', () => {
  const on = { ...nothing, p: 3 }
  expect(listingHref('/c/sarees', on, 'created', { brand: ['kosi'] })).toBe('/c/sarees?brand=kosi')
  expect(listingHref('/c/sarees', on, 'created', { p: 4 })).toBe('/c/sarees?p=4')
  expect(listingHref('/c/sarees', on, 'created', {})).toBe('/c/sarees')
})

test('a tick that is turned twice leaves the list as it was', () => {
  fc.assert(
    fc.property(anyQuery, fc.constantFrom('brand', 'in', 'stock', 'option.Size'), path, (query, filter, value) => {
      const tick = { filter, value: filter === 'stock' ? '1' : value }
      const once = { ...query, ...turned(query, tick) }
      const twice = { ...once, ...turned(once, tick) }
      expect(new Set(ticksOf(twice).map((one) => JSON.stringify(one)))).toEqual(
        new Set(ticksOf(query).map((one) => JSON.stringify(one))),
      )
      expect(ticksOf(once)).not.toHaveLength(ticksOf(query).length)
    }),
  )
})

test('the latest rating or discount filter holds, and a second press clears it', () => {
  const four = { ...nothing, ...turned(nothing, { filter: 'rating', value: '4' }) }
  const two = { ...four, ...turned(four, { filter: 'rating', value: '2' }) }
  expect([four.rating, two.rating]).toEqual([4, 2])
  expect(turned(two, { filter: 'rating', value: '2' }).rating).toBeUndefined()
})

test.each([
  [{ rating: '5', discount: '11' }, {}],
  [{ min: '-5', max: '12345678' }, {}],
  [{ min: '1,50,000', max: '2 000' }, { min: 150_000 }],
  [{ stock: 'yes', sort: 'toString' }, {}],
  [{ brand: 'kosi,,looms', in: ',' }, { brand: ['kosi', 'looms'] }],
])('only valid values of %j are read', (given, read) => {
  expect(readListingQuery(given as Record<string, string>, 'created')).toEqual({ ...nothing, ...read })
})
