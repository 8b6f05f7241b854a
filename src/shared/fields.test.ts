import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defaultsOf, pick } from './fields.ts'
import { variantFields } from './selling/catalogue/variants.ts'

test('pick takes the named fields of a larger object', () => {
  expect(pick({ sku: z.string(), price: z.number() }, { id: 1, sku: 'A', price: 5, stock: 2 })).toEqual({
    sku: 'A',
    price: 5,
  })
})

test('defaultsOf gives each caller fresh defaults', () => {
  const fields = { name: z.string(), note: z.string().default(''), tags: z.array(z.string()).default([]) }
  expect(defaultsOf(fields)).toEqual({ note: '', tags: [] })
  expect(defaultsOf(fields).tags).not.toBe(defaultsOf(fields).tags)
})

test('a parsed value equals the stored one', () => {
  const given = { sku: 'A', options: { Size: 'M' }, price: 5, mrp: 5 }
  const checked = z.object(variantFields).parse(given)
  expect(isDeepStrictEqual(pick(variantFields, checked), JSON.parse(JSON.stringify(checked)))).toBe(true)
})
