import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { routes } from '../../src/server/app.ts'
import { openApi } from '../../src/server/platform/http/openapi.ts'
import type { Schema } from '../../src/shared/api/contract.ts'
import { leftOut, ownExamples, usualExamples } from '../../src/shared/api/examples.ts'
import { nameOf } from '../../src/shared/api/named.ts'
import { everyRoute } from '../support/enumerations/every-route.ts'

type Content = Record<string, { schema: { $ref?: string }; example?: unknown }>

type Document = {
  paths: Record<string, Record<string, { requestBody?: { content: Content } }>>
  components: { schemas: Record<string, { examples?: unknown[] }> }
}

const document = openApi(routes, { name: 'Kiln', origin: 'https://kiln.example' }) as unknown as Document
const { schemas } = document.components

const exampleOf = (name = '') => schemas[name]?.examples?.[0]

const faultsOf = (schema: Schema, example: unknown) =>
  z.safeParse(schema, example).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

/** Named replies of calls. */
const named = everyRoute.flatMap(({ route }) => {
  const name = nameOf(route.reply)
  return name ? [{ name, schema: route.reply }] : []
})

const withBody = everyRoute.flatMap(({ name, route }) =>
  route.body && route.bodyAs !== 'sent' ? [{ name, route, body: route.body }] : [],
)

/** The example of a form with its files as the server reads them. */
const asSent = (example: object) =>
  Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      name === 'file' ? { name: 'bowl.webp', bytes: new Uint8Array(8) } : value,
    ]),
  )

// Shows B168.
describe('examples of the API’s description', () => {
  test('stand at each named schema', () => {
    const lacking = Object.entries(schemas).filter(([, { examples }]) => examples?.[0] === undefined)
    expect(lacking.map(([name]) => name)).toEqual([])
  })

  test.each(withBody)('$name accepts the example of its body', ({ route, body }) => {
    const [content] = Object.values(document.paths[route.path]?.[route.method]?.requestBody?.content ?? {})
    const example = content?.example ?? exampleOf(content?.schema.$ref?.replace(/.*\//, ''))
    expect(example).toBeDefined()
    expect(faultsOf(body, route.bodyAs === 'form' ? asSent(example as object) : example)).toBeUndefined()
  })

  test.each(named)('$name accepts its own', ({ name, schema }) => {
    expect(faultsOf(schema, exampleOf(name))).toBeUndefined()
  })

  test('are of fields that calls have', () => {
    const text = JSON.stringify(document)
    expect(Object.keys(usualExamples).filter((field) => !text.includes(`"${field}":`))).toEqual([])
    const owners = [...Object.keys(schemas), ...routes.map(({ method, path }) => `${method} ${path}`)]
    const places = [...Object.keys(ownExamples), ...leftOut]
    const isOwned = (place: string) => owners.some((owner) => place === owner || place.startsWith(`${owner}.`))
    expect(places.filter((place) => !isOwned(place))).toEqual([])
  })
})
