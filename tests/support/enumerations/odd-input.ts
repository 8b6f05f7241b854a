import fc from 'fast-check'
import type { z } from 'zod'
import { jsonSchema } from '../../../src/server/platform/http/openapi.ts'
import { filled } from './every-route.ts'

type Shape = {
  $ref?: string
  $defs?: Record<string, Shape>
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  items?: Shape
  properties?: Record<string, Shape>
  required?: string[]
  additionalProperties?: Shape | boolean
}

/** Malicious and unexpected input. */
export const fragments = [
  "'; drop table orders; --",
  "' or '1'='1",
  '"><img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '</script><svg onload=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}<%= 7*7 %>',
  '$'.concat('{7*7}'),
  '../../../../../etc/passwd',
  '%00%0d%0aSet-Cookie: a=b',
  'a\r\nBcc: everybody@example.com',
  '\ud800',
  '\udc00x\ud83d',
  '\u202eनमस्ते',
  ...Object.getOwnPropertyNames(Object.prototype),
  '＝1+1',
  '＋＠－０',
  'NaN',
  '-0',
  '1e999',
  '0x10',
  '2026-13-45T99:99:99Z',
  '01999999-9999-7999-8999-999999999999',
  'x'.repeat(20_000),
]

const shortText = fc.constantFrom(...fragments.filter(({ length }) => length < 40))

const oddText = fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: 'binary' }), fc.string())

const oddNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1, 1e21, -1e21, 2 ** 31, -(2 ** 31), 2 ** 53, Number.MAX_VALUE, Number.MIN_VALUE),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

const deep = Array.from({ length: 2_000 }).reduce<unknown>((inner) => [inner], null)

/** An object of many names. */
const named = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index]))

/** Anything that JSON can say. */
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  oddNumber,
  fc.boolean(),
  fc.jsonValue(),
  fc.constantFrom(null, [], {}, [[]], deep, Array(10_000).fill(0), JSON.parse('{"__proto__":{"admin":true}}')),
  fc.constantFrom(named(900), named(20_000), { '\ud800': '\udfff', 'a\0': 0 }),
)

/**
 * Input that is near what a schema asks for: what fits it but for a field or two, its shape with odd values here and there
 * and things left out, and now and then anything at all.
 * @param ids stand where an id is asked for, more often than not
 */
export function nearly(schema: z.core.$ZodType, ids: string[]): fc.Arbitrary<unknown> {
  const shape = jsonSchema(schema, 'input') as Shape
  return fc.oneof(
    { arbitrary: almost(schema, shape, ids), weight: 8 },
    { arbitrary: near(shape, { root: shape, ids }, 0), weight: 5 },
    { arbitrary: oddValue, weight: 1 },
  )
}

function almost(schema: z.core.$ZodType, shape: Shape, ids: string[]): fc.Arbitrary<unknown> {
  const fields = Object.entries(shape.properties ?? {})
  const odd = fc
    .subarray(fields, { maxLength: Math.min(2, fields.length) })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries(
          chosen.map(([name, field]) => [name, fc.oneof(near(field, { root: shape, ids }, 0), shortText)]),
        ),
      ),
    )
  return fc.tuple(fc.constantFrom(...ids), odd).map(([id, values]) => ({ ...filled(schema, id), ...values }))
}

type Around = { root: Shape; ids: string[] }

const deepest = 6

function near(shape: Shape, around: Around, depth: number): fc.Arbitrary<unknown> {
  if (depth > deepest) return fc.constant(null)
  return fc.oneof({ arbitrary: fitting(shape, around, depth), weight: 15 }, { arbitrary: oddValue, weight: 1 })
}

function fitting(shape: Shape, around: Around, depth: number): fc.Arbitrary<unknown> {
  const { root, ids } = around
  const inner = (one: Shape, name = '') =>
    /ids?$/i.test(name) && one.type === 'string'
      ? fc.oneof({ arbitrary: fc.constantFrom(...ids), weight: 4 }, { arbitrary: oddValue, weight: 1 })
      : near(one, around, depth + 1)
  const named = shape.$ref === '#' ? root : root.$defs?.[shape.$ref?.split('/').at(-1) ?? '']
  if (named) return fitting(named, around, depth + 1)
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  const choices = shape.anyOf ?? shape.oneOf ?? shape.allOf
  if (choices) return fc.oneof(...choices.map((one) => inner(one)))
  switch ([shape.type].flat()[0]) {
    case 'object':
      return objectOf(shape, inner)
    case 'array':
      return fc.array(inner(shape.items ?? {}), { maxLength: 4 })
    case 'integer':
      return fc.oneof(fc.integer({ min: 0, max: 100_000 }), oddNumber)
    case 'number':
      return oddNumber
    case 'boolean':
      return fc.boolean()
    case 'string':
      return fc.oneof(fc.string({ minLength: 1, maxLength: 12 }), oddText)
    default:
      return oddValue
  }
}

function objectOf(
  { properties = {}, additionalProperties }: Shape,
  inner: (shape: Shape, name?: string) => fc.Arbitrary<unknown>,
) {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, inner(shape, name)]))
  const known = fc.oneof(
    { arbitrary: fc.record(fields), weight: 3 },
    { arbitrary: fc.record(fields, { requiredKeys: [] }), weight: 2 },
  )
  if (!additionalProperties) return known
  const value = inner(additionalProperties === true ? {} : additionalProperties)
  return fc.tuple(known, fc.dictionary(oddText, value, { maxKeys: 3 })).map(([own, more]) => ({ ...more, ...own }))
}
