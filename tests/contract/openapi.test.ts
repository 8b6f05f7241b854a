import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import { routes } from '../../src/server/app.ts'
import { openApi } from '../../src/server/platform/http/openapi.ts'
import { isForStaff, type Schema } from '../../src/shared/api/contract.ts'
import { nameOf, names } from '../../src/shared/api/named.ts'
import { type RefusalCode, refusals } from '../../src/shared/api/refusals.ts'
import { everyRoute } from '../support/enumerations/every-route.ts'

type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security?: unknown[]
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: unknown }> }>
}

type Document = {
  servers: unknown[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, { properties?: Record<string, unknown> }>>
}

const document = openApi(routes, { name: 'Kiln', origin: 'https://kiln.example' }) as Document
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

/** Schemas within a schema. */
function partsOf(value: unknown, depth = 0): Schema[] {
  if (typeof value !== 'object' || value === null || depth > 3) return []
  if ('_zod' in value) return [value as Schema]
  return Object.values(value).flatMap((part) => partsOf(part, depth + 1))
}

/** Schemas of bodies and replies, each with the calls or named schemas that use it. */
const owners = new Map<Schema, Set<unknown>>()
function own(schema: Schema, owner: unknown): void {
  const known = owners.get(schema) ?? new Set()
  if (known.has(owner)) return
  owners.set(schema, known.add(owner))
  const { def } = schema._zod
  const within = nameOf(schema) ? schema : owner
  const parts = def.type === 'lazy' ? [(def as unknown as { getter: () => Schema }).getter()] : partsOf({ ...def })
  for (const part of parts) own(part, within)
}
for (const { name, route } of everyRoute)
  for (const schema of [route.body, route.reply]) if (schema) own(schema, nameOf(schema) ? schema : name)

const fieldsOf = (schema: Schema) => Object.keys((schema._zod.def as { shape?: object }).shape ?? {})

const refusalStatus = (code: RefusalCode) => refusals[code][0]

// Shows B168.
describe('the description of the API', () => {
  test('refers to components that it has, and has none that it does not refer to', () => {
    const used = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, ref = '']) => ref)
    const held = Object.entries(document.components).flatMap(([kind, parts]) =>
      kind === 'securitySchemes' ? [] : Object.keys(parts).map((name) => `${kind}/${name}`),
    )
    expect([...new Set(used)].sort()).toEqual(held.sort())
  })

  test('follows the rules that Redocly recommends, but for paths that two calls of the contract match', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const source = JSON.stringify(document)
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
    const found = problems.map(({ ruleId, message, location: [place] }) => ({ ruleId, message, at: place?.pointer }))
    expect(found.filter(({ ruleId }) => ruleId !== 'no-ambiguous-paths')).toEqual([])
  })

  test('has one schema of each name', () => {
    const all = [...names.values()]
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([])
  })

  test('names each object of three fields or more that several calls share', () => {
    const shared = [...owners].filter(([, users]) => users.size > 1).map(([schema]) => schema)
    const unnamed = shared.filter((schema) => fieldsOf(schema).length > 2 && !nameOf(schema))
    expect(unnamed.map((schema) => [fieldsOf(schema), [...(owners.get(schema) ?? [])].slice(0, 2)])).toEqual([])
  })

  test('says what a list holds', () => {
    expect(document.paths['/api/io/crm/cuser/orders/all']?.post?.responses[200]?.content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/OrderList' } },
    })
    expect(document.components.schemas?.OrderList?.properties).toEqual({
      data: { type: 'array', items: { $ref: '#/components/schemas/Order' } },
      total: { type: 'integer' },
    })
    expect(document.components.schemas?.Order?.properties).toMatchObject({
      lines: { type: 'array', items: { $ref: '#/components/schemas/OrderLine' } },
    })
  })

  test('tells what callers give from what they get', () => {
    const { Theme, ThemeInput, Settings, SettingsBody } = document.components.schemas ?? {}
    expect(Theme).not.toEqual(ThemeInput)
    expect(Settings?.properties).toMatchObject({ theme: { $ref: '#/components/schemas/Theme' } })
    expect(JSON.stringify(SettingsBody?.properties)).toContain('"#/components/schemas/ThemeInput"')
  })

  test('gives every call an id of its own, a summary and a heading with a description', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const described = document.tags.flatMap(({ name, description }) => (description ? [name] : []))
    expect(operations.filter(({ summary, tags }) => !summary || !tags.every((tag) => described.includes(tag)))).toEqual(
      [],
    )
    expect(described.filter((name) => !operations.some(({ tags }) => tags.includes(name)))).toEqual([])
    expect(document.servers).toEqual([{ url: 'https://kiln.example' }])
  })

  test.each(everyRoute)('$name says who may call it and how it refuses', ({ route }) => {
    const { security, responses = {} } = document.paths[route.path]?.[route.method] ?? {}
    const isOpen = route.access === 'visitor'
    expect(security).toEqual(isOpen ? [] : undefined)
    const statuses = Object.keys(responses).map(Number)
    expect(statuses).toContain(404)
    expect(statuses.includes(401)).toBe(!isOpen || (route.refusals ?? []).some((code) => refusalStatus(code) === 401))
    if (isForStaff(route.access)) expect(statuses).toContain(403)
    if (route.body ?? route.query ?? route.params) expect(statuses).toContain(400)
    if (route.limit) expect(statuses).toContain(429)
    for (const code of route.refusals ?? []) expect(statuses).toContain(refusalStatus(code))
  })
})
