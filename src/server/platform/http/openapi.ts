import { z } from 'zod'
import type { Access, Schema } from '../../../shared/api/contract.ts'
import { groups } from '../../../shared/api/groups.ts'
import { perObject } from '../../../shared/per-object.ts'
import { exampleMaker, withExample } from './openapi-examples.ts'
import { describeRefusals, error, type Refused } from './openapi-refusals.ts'
import { describeSchemas, type Io, type Json, type Schemas } from './openapi-schemas.ts'
import type { Route } from './route.ts'

/** The OpenAPI 3.1 description of the routes, built once for all sites from the schemas that serve them. */
export function openApi(routes: Route[], site: { name: string; origin: string }): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: site.name,
      version: '1',
      description: 'Amounts are whole paise; times are ISO 8601 instants.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: site.origin }],
    ...callsOf(routes),
  }
}

const callsOf = perObject(describeCalls)

/** The schemas of the routes. */
export const schemasOf = perObject((routes: Route[]) =>
  describeSchemas(
    routes.flatMap(({ params, query, headers, body }) => [params, query, headers, body].filter((schema) => !!schema)),
    [...routes.map(({ reply }) => reply), error],
  ),
)

function describeCalls(routes: Route[]): Json {
  const schemas = schemasOf(routes)
  const make = exampleMaker(schemas.components)
  const refused = describeRefusals()
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    for (const path of [route.path, ...(route.also ?? [])]) {
      paths[path] = { ...paths[path], [route.method]: operation(route, path, { schemas, refused, make }) }
    }
  }
  const withExamples = Object.fromEntries(
    Object.entries(schemas.components).map(([name, json]) => [name, withExample(name, json, make)]),
  )
  const used = new Set<string>(routes.map(({ group }) => group))
  return {
    security: [{ bearer: [] }, { token: [] }],
    tags: Object.entries(groups).flatMap(([name, description]) => (used.has(name) ? [{ name, description }] : [])),
    paths,
    components: { schemas: withExamples, responses: refused.components, securitySchemes },
  }
}

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token that a sign-in call answers.' },
  token: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`Basic <token>`, the same token.' },
}

type Parts = { schemas: Schemas; refused: Refused; make: ReturnType<typeof exampleMaker> }

function operation(route: Route, path: string, { schemas, refused, make }: Parts): Json {
  const { access, summary, group, params, query, headers, body, reply } = route
  return {
    operationId: `${route.method}${path.replace(/[^a-zA-Z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
    summary,
    description: accessText(access),
    tags: [group],
    ...(access === 'visitor' ? { security: [] } : {}),
    parameters: [
      ...parameters('path', params, schemas).filter(({ name }) => path.includes(`{${name}}`)),
      ...parameters('query', query, schemas),
      ...parameters('header', headers, schemas),
    ],
    ...(body ? { requestBody: { required: true, content: bodyOf(route, schemas.at(body, 'input'), make) } } : {}),
    responses: {
      200: { description: 'Done', content: content(route.replyType ?? jsonType, schemas.at(reply, 'output')) },
      ...refused.at(route),
    },
  }
}

export function accessText(access: Access): string {
  if (access === 'visitor') return 'Anyone can call it.'
  if (access === 'buyer') return 'Needs a signed-in person, or a guest.'
  if (access === 'signed-in') return 'Needs a signed-in person.'
  if (access === 'staff') return 'Needs a member of staff.'
  return `Needs staff with the permission ${[access.staff]
    .flat()
    .map((name) => `"${name}"`)
    .join(' or ')}.`
}

/** A JSON Schema that refers to no other. */
export function jsonSchema(schema: Schema, io: Io): Json {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json
}

const jsonType = 'application/json'

/** The media types of bodies, by how they are read. */
const bodyTypes = { form: 'multipart/form-data', sent: 'application/x-www-form-urlencoded', text: 'text/plain' }

function content(type: string, schema: Json): Json {
  return { [type]: { schema } }
}

/** A body with its example; a named schema brings its own. */
function bodyOf({ bodyAs, method, path }: Route, schema: Json, make: Parts['make']): Json {
  const type = bodyAs ? bodyTypes[bodyAs] : jsonType
  // The fields of a form without script are any.
  if ('$ref' in schema || bodyAs === 'sent') return content(type, schema)
  return { [type]: { schema, example: make(schema, `${method} ${path}`) } }
}

/** Headers that browsers and proxies add. */
const sentByItself = new Set(['cookie', 'x-forwarded-proto'])

function parameters(place: 'path' | 'query' | 'header', schema: Schema | undefined, schemas: Schemas): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemas.itself(schema) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties)
    .filter(([name]) => !sentByItself.has(name))
    .map(([name, shape]) => ({
      name,
      in: place,
      ...(place === 'path' || required.includes(name) ? { required: true } : {}),
      schema: shape,
    }))
}
