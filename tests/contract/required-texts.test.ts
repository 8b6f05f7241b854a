import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { jsonSchema } from '../../src/server/platform/http/openapi.ts'
import type { Route } from '../../src/server/platform/http/route.ts'
import { wellFormed } from '../../src/server/platform/http/well-formed.ts'
import type { Schema } from '../../src/shared/api/contract.ts'
import { everyRoute, filled } from '../support/enumerations/every-route.ts'
import { placesOf, type Shape, withAt } from '../support/enumerations/worst-shapes.ts'

// Every text of every call that may not be empty, given a text of which no one sees anything.

const anId = '01939e1c-0000-7000-8000-000000000001'
const unseen = ['\u200b', '\u2060\u2800', '\u3164 ', '\u00ad', '\u200e\u200f', '\ufe0f', '\u0301', '\u20dd ', 'ि']

type Faults = Map<string, string>

function faultsOf(schema: Schema, value: unknown): Faults {
  const { error } = z.safeParse(schema, value)
  return new Map(error?.issues.map(({ path, message }) => [path.map(String).join('.'), message]))
}

function requiredTexts({ route }: { route: Route }) {
  return (['body', 'query'] as const).flatMap((part) => {
    const schema = route[part]
    if (!schema || (part === 'body' && route.bodyAs !== undefined)) return []
    const usual = filled(schema, anId)
    return placesOf(jsonSchema(schema, 'input') as Shape).flatMap(({ path, shape }) => {
      const at = path.map(String).join('.')
      const name = String(path.at(-1))
      if (shape.type !== 'string' || /password$/i.test(name)) return []
      const empty = faultsOf(schema, withAt(usual, path, '')).get(at)
      return empty === undefined ? [] : [{ part, schema, path, at, usual, empty }]
    })
  })
}

const all = everyRoute.flatMap((one) => requiredTexts(one).map((text) => ({ ...text, name: `${one.name} ${text.at}` })))

test('the walk finds the required texts', () => {
  expect(all.length).toBeGreaterThan(150)
})

describe('a required text of which no one sees anything is refused as an empty one', () => {
  // Shows B171.
  test.each(all)('$name', ({ schema, path, at, usual, empty }) => {
    for (const text of unseen) {
      const sent = wellFormed(withAt(usual, path, text))
      expect(faultsOf(schema, sent).get(at)).toBe(empty)
    }
  })
})
