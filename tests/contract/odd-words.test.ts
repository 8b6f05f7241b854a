import { describe, expect, test } from 'vitest'
import { jsonSchema } from '../../src/server/platform/http/openapi.ts'
import type { Route } from '../../src/server/platform/http/route.ts'
import { isForStaff } from '../../src/shared/api/contract.ts'
import { operators } from '../../src/shared/api/list-query.ts'
import { testApp } from '../support/app.ts'
import { everyRoute, filled } from '../support/enumerations/every-route.ts'
import { everyRow, idsIn } from '../support/enumerations/every-row.ts'
import { sampleOfRoutes, turnOf } from '../support/enumerations/sample.ts'
import { placesOf, type Shape, withAt } from '../support/enumerations/worst-shapes.ts'
import { shopper } from '../support/selling/shopping.ts'

// Words that mean something to the machine, in each place of each route that takes a word.

const timeout = 300_000

/** Keys that every object inherits: a careless look-up by them succeeds. */
const inherited = Object.getOwnPropertyNames(Object.prototype)
/** Lone surrogates: PostgreSQL rejects them in text and in JSON. */
const halves = ['\ud800', '\udc00', 'a\ud83d', '\udfff\ud800b']
/** Formulas of spreadsheets, and full-width characters that resemble ASCII. */
const wide = ['＝1+1', '＋1', '－1', '＠SUM', '．．／', '＜script＞']
const odd = [...inherited, ...halves, ...wide]

const parts = await testApp()
const { one } = parts
const buyer = await shopper(one)
await buyer.add((await one.product({ stock: 50 })).variantIds[0] ?? '')
await buyer.init('cod')
const [anId = ''] = idsIn((await everyRow(parts, one)).join('\n'))
const tokens = { customer: buyer.token, staff: (await one.signIn({ userType: 'ADMIN' })).token }

let calls = 0

async function statusOf(route: Route, { params = {}, query = {}, body }: Partial<Record<string, unknown>>) {
  calls++
  const given = params as Record<string, string>
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(given[name] ?? anId).toWellFormed()),
  )
  const answer = await one.call(route.method.toUpperCase() as 'GET', path, {
    query: query as Record<string, string>,
    headers: { 'x-forwarded-for': `10.${(calls >> 16) % 256}.${(calls >> 8) % 256}.${calls % 256}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(route.access === 'visitor' ? {} : { token: tokens[isForStaff(route.access) ? 'staff' : 'customer'] }),
  })
  expect(JSON.stringify(answer.body)).not.toMatch(/native code|\[object |\n\s+at /)
  return answer.status
}

const isMeant = ({ route }: { route: Route }) =>
  route.bodyAs === undefined && `${route.method} ${route.path}` !== 'delete /api/v1/session'

const shapeOf = (schema: Route['body']) => (schema ? (jsonSchema(schema, 'input') as Shape) : {})

describe.each(sampleOfRoutes(everyRoute.filter(isMeant), 12))('$name', ({ route }) => {
  test('takes odd words for words, in each of its fields', { timeout }, async () => {
    const failed: string[] = []
    const note = (status: number, what: unknown) => {
      if (status >= 500) failed.push(`${status} ${JSON.stringify(what)}`)
    }
    for (const part of ['params', 'query'] as const)
      for (const name of Object.keys(shapeOf(route[part]).properties ?? {}))
        for (const word of turnOf(odd, name.length, 3)) {
          const usual = filled(route[part], anId) as Record<string, string>
          note(await statusOf(route, { [part]: { ...usual, [name]: word } }), [part, name, word])
        }
    if (route.body) {
      const usual = filled(route.body, anId)
      for (const [place, { path, shape }] of placesOf(shapeOf(route.body)).entries()) {
        const words = turnOf(odd, place, 3)
        const values = shape.type === 'object' ? [...namesIn(words), manyNames] : words
        for (const value of shape.type === 'string' || shape.type === 'object' ? values : [])
          note(await statusOf(route, { body: withAt(usual, path, value) }), [path.join('.'), value])
      }
    }
    expect(failed).toEqual([])
  })
})

/** An object that has the word for a name; `__proto__` is a name as others are. */
function namesIn(words: string[]): object[] {
  return words.map((word) => JSON.parse(`{${JSON.stringify(word)}:[{"operator":"EQUALS","value":"x"}]}`))
}

const manyNames = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`name ${index}`, [{}]]))

/** Lists of all records: one of what belongs to a record wants its id, and has no fields to filter by. */
const lists = everyRoute.filter(
  ({ route }) => 'filters' in (shapeOf(route.body).properties ?? {}) && !shapeOf(route.query).required?.length,
)

describe.each(sampleOfRoutes(lists, 4))('$name', ({ route }) => {
  test('takes odd words for values, of each field with each operator', { timeout }, async () => {
    const token = tokens.customer
    const { status, body } = await one.call('POST', route.path, { token, body: { filters: { nothing: [any] } } })
    const names = /Known fields: (.*)\./.exec(body.msg)?.[1]?.split(', ') ?? []
    // The cart is no list to choose from: it takes filters and does not look at them.
    expect(names.length > 0).toBe(status === 400)
    const failed: string[] = []
    for (const [place, name] of names.entries())
      for (const [turn, operator] of operators.entries())
        for (const value of turnOf(odd, place + turn, 5))
          for (const given of [value, [value, value]]) {
            const status = await statusOf(route, { body: { filters: { [name]: [{ operator, value: given }] } } })
            if (status >= 500) failed.push(`${status} ${name} ${operator} ${JSON.stringify(given)}`)
          }
    expect(failed).toEqual([])
  })
})

const any = { operator: 'EQUALS', value: 'x' }
