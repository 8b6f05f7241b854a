import { routes } from '../../../src/server/app.ts'
import { jsonSchema } from '../../../src/server/platform/http/openapi.ts'
import type { Route } from '../../../src/server/platform/http/route.ts'
import type { Answer, TestSite } from '../app.ts'

/** Every route under its name, as `describe.each` takes them. */
export const everyRoute = routes.map((route) => ({ name: `${route.method.toUpperCase()} ${route.path}`, route }))

/** Valid values by field name; other required fields are generated from their schema. */
const known: Record<string, unknown> = {
  name: 'Asha Rao',
  mobileNumber: '9876543210',
  line1: '12 Lake Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  quantity: 2,
  paymentMode: 'cod',
  email: 'reader@example.com',
  path: 'thing',
  query: 'Only',
  modelId: 'product',
  editor: 'the-tab-of-a-stranger',
  stockSeen: 0,
  password: 'Haat@2026',
  birthDate: '1990-01-01',
  document: { schemaVersion: 1, sections: [] },
}

type Shape = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  minimum?: number
  minItems?: number
  items?: Shape
  properties?: Record<string, Shape>
  required?: string[]
}

/** Input that fits the schema as far as its shape tells, with the id wherever an id is asked for. */
export function filled(schema: Route['body'], id: string): Record<string, unknown> {
  return schema ? filledObject(jsonSchema(schema, 'input') as Shape, id) : {}
}

function filledObject({ properties = {}, required = [] }: Shape, id: string): Record<string, unknown> {
  const entries = Object.entries(properties).flatMap(([name, shape]): [string, unknown][] => {
    if (name in known) return [[name, known[name]]]
    if (/id$/i.test(name)) return [[name, id]]
    if (/ids$/i.test(name)) return [[name, [id]]]
    if (name === 'filters') return [[name, { _id: [{ operator: 'EQUALS', value: id }] }]]
    return required.includes(name) ? [[name, filledValue(shape, id)]] : []
  })
  return Object.fromEntries(entries)
}

function filledValue(shape: Shape, id: string): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.anyOf?.[0]) return filledValue(shape.anyOf[0], id)
  if (shape.type === 'object') return filledObject(shape, id)
  if (shape.type === 'array')
    return Array.from({ length: shape.minItems ?? 1 }, () => filledValue(shape.items ?? {}, id))
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(shape.minimum ?? 1, 1)
  return shape.type === 'boolean' ? true : 'Text'
}

/** True when the route takes an id, wherever in its input. */
export function takesId({ params, query, body }: Route): boolean {
  const mark = 'an-id-of-this-test'
  return JSON.stringify([filled(params, mark), filled(query, mark), filled(body, mark)]).includes(mark)
}

type Call = { id: string; token?: string | undefined; headers?: Record<string, string> }

/** Calls a route with input that fits it, in which the id stands wherever an id is asked for. */
export function callRoute(site: TestSite, route: Route, { id, token, headers = {} }: Call): Promise<Answer> {
  const params = filled(route.params, id)
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? id)))
  const query = Object.entries(filled(route.query, id)).map(([name, value]) => [name, String(value)])
  return site.call(methodOf(route), path, {
    headers,
    query: Object.fromEntries(query),
    ...(token === undefined ? {} : { token }),
    ...(route.body ? { body: route.bodyAs === 'form' ? {} : filled(route.body, id) } : {}),
  })
}

function methodOf({ method }: Route) {
  return method.toUpperCase() as Parameters<TestSite['call']>[0]
}
