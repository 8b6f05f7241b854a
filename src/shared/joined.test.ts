import { expect, expectTypeOf, test } from 'vitest'
import { joined } from './joined.ts'

test('records become one, sorted by name', () => {
  const whole = joined([{ pear: 'green', fig: 'blue' }, { apple: 'red' }])
  expect(Object.entries(whole)).toEqual([
    ['apple', 'red'],
    ['fig', 'blue'],
    ['pear', 'green'],
  ])
  expectTypeOf(whole).toEqualTypeOf<{ readonly apple: 'red'; readonly fig: 'blue'; readonly pear: 'green' }>()
})

test('records with a name in common are no parts that compile', () => {
  type Parts = Parameters<typeof joined<[{ pear: 'green' }, { fig: 'blue'; pear: 'yellow' }]>>[0]
  expectTypeOf<Parts['twice']>().toEqualTypeOf<'pear'>()
})
