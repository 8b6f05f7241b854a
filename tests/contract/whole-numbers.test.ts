import { expect, test } from 'vitest'
import { z } from 'zod'
import { jsonSchema } from '../../src/server/platform/http/openapi.ts'
import type { Route } from '../../src/server/platform/http/route.ts'
import { largestWhole } from '../../src/shared/whole-numbers.ts'
import { everyRoute, filled } from '../support/enumerations/every-route.ts'
import { placesOf, type Shape, withAt } from '../support/enumerations/worst-shapes.ts'

// Every whole number of every call. PostgreSQL fails a statement that compares a column of four bytes with a larger one, which would be a 500.

const anId = '01939e1c-0000-7000-8000-000000000001'

/**
 * Fields that may be larger: amounts in paise, which have columns of eight bytes; the size of a page, which is cut; the number of an entry of the
 * activity; and the size of a file, which is refused with its limit.
 */
const larger = /(^|\.)(price|mrp|amount|total|back|shipping|shown|heldValue|s|number|bytes)$/
const tooLargeOrder = 'POST /api/v1/money/{id}/book'

/** Whether the schema has something against this value at a place of an input that is otherwise as it takes it. */
function refuses(schema: z.core.$ZodType, path: string[], value: unknown): boolean {
  const { error } = z.safeParse(schema, withAt(filled(schema, anId), path, value))
  return error?.issues.some((issue) => issue.path.join('.') === path.join('.')) ?? false
}

/** Places of a part of the input that take a whole number and nothing else. */
function wholeNumbers({ route }: { route: Route }, part: 'params' | 'query' | 'body') {
  const schema = route[part]
  if (!schema || (part === 'body' && route.bodyAs !== undefined)) return []
  const sent = (value: number) => (part === 'body' ? value : String(value))
  return placesOf(jsonSchema(schema, 'input') as Shape).flatMap(({ path }) => {
    const takes = (value: number) => !refuses(schema, path, sent(value))
    const isWhole = [0, 1, 7, 60, 500].some(takes) && !takes(1.5) && refuses(schema, path, 'word')
    return isWhole ? [{ at: path.join('.'), takes }] : []
  })
}

const every = everyRoute.flatMap((named) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    wholeNumbers(named, part).map((found) => ({ ...found, name: `${named.name} ${part} ${found.at}` })),
  ),
)

// Shows X15.
test('every whole number of a call has a greatest value that its column holds', () => {
  expect(every.length).toBeGreaterThan(150)
  const unbounded = every.filter(({ at, name, takes }) => {
    const mayBeLarger = larger.test(at) && !name.startsWith(tooLargeOrder)
    return takes(largestWhole + 1) && !mayBeLarger
  })
  expect(unbounded.map(({ name }) => name)).toEqual([])
})
