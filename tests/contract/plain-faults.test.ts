import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { issuesOf } from '../../src/sections/define/field-issues.ts'
import { sections } from '../../src/sections/registry.ts'
import { everyRoute } from '../support/enumerations/every-route.ts'
import { furnishedSite } from '../support/enumerations/sample-sites.ts'

/** Texts that zod brings, made for programmers. */
const bare = /Invalid|Too (big|small)|Unrecognized|expected|undefined|NaN/

const odd = [undefined, null, {}, [], '', 'x'.repeat(100), 1.5, -1, { id: 'x', ids: ['x'], more: true }]

// Shows B202.
test('every refused value of every call is told in plain words', () => {
  const told = everyRoute.flatMap(({ route: { params, query, body } }) =>
    [params, query, body].flatMap((schema) =>
      schema
        ? odd.flatMap((value) => z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? [])
        : [],
    ),
  )
  expect(told.length).toBeGreaterThan(500)
  expect([...new Set(told)].filter((text) => bare.test(text))).toEqual([])
})

// Shows B202.
test('every refused value of every section is told in plain words', () => {
  const told = sections.flatMap(({ schema, sample }) =>
    Object.keys(sample(furnishedSite) as object).flatMap((name) =>
      odd.flatMap((value) => issuesOf(schema, { [name]: value }).map(({ message }) => message)),
    ),
  )
  expect([...new Set(told)].filter((text) => bare.test(text))).toEqual([])
})
