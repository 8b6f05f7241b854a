import { z } from 'zod'
import type { Access, Schema } from '../../../shared/api/contract.ts'
import { refusals } from '../../../shared/api/refusals.ts'
import type { Route } from './route.ts'

type Json = Record<string, unknown>

const described = new WeakMap<Route[], Record<string, Json>>()

/** The OpenAPI 3.1 description of the routes, built once from the schemas that serve them. */
export function openApi(routes: Route[], title: string): Json {
  const paths = described.get(routes) ?? pathsOf(routes)
  described.set(routes, paths)
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: '`Basic <token>` or `Bearer <token>`, the token as the sign-in call gave it.',
        },
      },
    },
  }
}

function pathsOf(routes: Route[]): Record<string, Json> {
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    for (const path of [route.path, ...(route.also ?? [])]) {
      paths[path] = { ...paths[path], [route.method]: operation(route, path) }
    }
  }
  return paths
}

function operation(route: Route, path: string): Json {
  return {
    operationId: `${route.method}${path.replace(/[^a-zA-Z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
    summary: route.summary,
    description: accessText(route.access),
    tags: [route.group],
    ...(route.access === 'visitor' ? {} : { security: [{ token: [] }] }),
    parameters: [
      ...parameters('path', route.params),
      ...parameters('query', route.query),
      ...parameters('header', route.headers),
    ],
    ...(route.body ? { requestBody: { required: true, content: content(bodyType(route), route.body, 'input') } } : {}),
    responses: {
      200: { description: 'Done', content: content(route.replyType ?? jsonType, route.reply, 'output') },
      ...refused(route),
      default: { description: 'Refused: `{ msg, errors?: [{ field, code, defaultMessage }] }`' },
    },
  }
}

/** The contract's refusals, by status. */
function refused({ refusals: codes = [] }: Route): Record<number, Json> {
  const byStatus: Record<number, string[]> = {}
  for (const code of codes) {
    const [status, text] = refusals[code]
    byStatus[status] = [...(byStatus[status] ?? []), `\`${code}\`: ${text}`]
  }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, lines]) => [status, { description: lines.join('\n\n') }]),
  )
}

export function accessText(access: Access): string {
  if (access === 'visitor') return 'Anybody may call it.'
  if (access === 'signed-in') return 'Needs a signed-in person.'
  if (access === 'staff') return 'Needs a member of staff.'
  return `Needs staff with the permission ${[access.staff]
    .flat()
    .map((name) => `"${name}"`)
    .join(' or ')}.`
}

export function jsonSchema(schema: Schema, io: 'input' | 'output'): Json {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json
}

const jsonType = 'application/json'

function bodyType({ bodyAs }: Route): string {
  return bodyAs === 'form' ? 'multipart/form-data' : jsonType
}

function content(type: string, schema: Schema, io: 'input' | 'output'): Json {
  return { [type]: { schema: jsonSchema(schema, io) } }
}

function parameters(place: 'path' | 'query' | 'header', schema: Schema | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }))
}
