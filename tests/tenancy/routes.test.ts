import { describe, expect, test } from 'vitest'
import { routes } from '../../src/server/app.ts'
import { jsonSchema } from '../../src/server/platform/http/openapi.ts'
import type { Route } from '../../src/server/platform/http/route.ts'
import { testApp } from '../support/app.ts'
import { openEditor, words } from '../support/editing.ts'

const { one, two, owner } = await testApp()

const address = {
  name: 'Asha Rao',
  mobileNumber: '9876543210',
  line1: '12 Lake Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
}

/** Site one, with something in every place that a route can reach. */
async function inhabit(): Promise<{ token: string; admin: string }> {
  const { token } = await one.signIn()
  const admin = await one.signIn({ userType: 'ADMIN' })
  const { variantIds } = await one.product({ name: 'Only on site one' })
  const body = { productVariantId: variantIds[0] }
  const saved = await one.call('POST', '/api/io/crm/cuser/address/add', { token, body: address })
  for (const paymentMode of ['cod', 'sandbox']) {
    await one.call('POST', '/api/io/crm/cuser/cart_items/add', { token, body })
    await one.call('GET', '/api/io/cart/checkout/init', {
      token,
      query: { addressId: saved.body.data._id, paymentMode },
    })
  }
  await one.call('POST', '/api/io/crm/admin/public/newsletter', {
    body: { email: 'reader@example.com', status: 'SUBSCRIBED' },
  })
  const editor = await openEditor(one)
  const page = await editor.publish('/only-on-site-one', [words('Only on site one')])
  await editor.call('PUT', `/pages/${page._id}/lock`, { editor: 'a-tab-of-site-one' })
  await editor.call('POST', `/pages/${page._id}/preview-links`)
  return { token, admin: admin.token }
}

/** All rows of site one, and their ids. */
async function everythingOfOne(): Promise<{ rows: string; ids: string[] }> {
  const { rows: tables } = await owner.query(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'site_id' order by 1",
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await owner.query(
      `select '${name}' as "table", t.* from ${name} t where site_id = $1 order by t::text`,
      [one.id],
    )
    found.push(...rows.map((row) => JSON.stringify(row)))
  }
  const rows = found.join('\n')
  return { rows, ids: [...new Set(rows.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g))] }
}

/** Input that fits the route, with the id wherever an id is asked for. */
function filled(schema: Route['body'], id: string): Record<string, unknown> {
  if (!schema) return {}
  const { properties = {} } = jsonSchema(schema, 'input') as {
    properties?: Record<string, { type?: string; enum?: unknown[] }>
  }
  const known: Record<string, unknown> = {
    ...address,
    quantity: 2,
    paymentMode: 'cod',
    email: 'reader@example.com',
    path: 'thing',
    query: 'Only',
    q: 'Only',
    modelId: 'product',
  }
  const entries = Object.entries(properties).flatMap(([name, shape]): [string, unknown][] => {
    if (/id$/i.test(name)) return [[name, name === 'modelId' ? 'product' : id]]
    if (name === 'filters') return [[name, { _id: [{ operator: 'EQUALS', value: id }] }]]
    if (name in known) return [[name, known[name]]]
    return shape.enum ? [[name, shape.enum[0]]] : []
  })
  return Object.fromEntries(entries)
}

const { token: tokenOfOne, admin: adminOfOne } = await inhabit()
const strangers = { customer: (await two.signIn()).token, admin: (await two.signIn({ userType: 'ADMIN' })).token }
const before = await everythingOfOne()

describe.each(routes.map((route) => ({ name: `${route.method.toUpperCase()} ${route.path}`, route })))(
  '$name on another site',
  ({ route }) => {
    const method = route.method.toUpperCase() as 'GET' | 'POST'

    async function callTwo(token: string, id: string) {
      const params = filled(route.params, id)
      const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? id)))
      const query = Object.fromEntries(
        Object.entries(filled(route.query, id)).map(([name, value]) => [name, String(value)]),
      )
      return two.call(method, path, { token, query, ...(route.body ? { body: filled(route.body, id) } : {}) })
    }

    test("shows and changes nothing of the first site's, whichever of its ids is given", async () => {
      const takesIds = Object.keys({
        ...filled(route.params, 'x'),
        ...filled(route.query, 'x'),
        ...filled(route.body, 'x'),
      }).some((name) => /id$|filters/i.test(name))
      for (const token of Object.values(strangers)) {
        for (const id of takesIds ? before.ids : before.ids.slice(0, 1)) {
          const answer = await callTwo(token, id)
          const text = JSON.stringify(answer.body).replaceAll(id, 'the id that was asked for')
          expect(answer.status).toBeLessThan(500)
          expect(before.ids.filter((other) => text.includes(other))).toEqual([])
          expect(text).not.toContain('Only on site one')
          expect(text).not.toContain('reader@example.com"')
        }
      }
    })

    test("does not know the first site's tokens", async () => {
      for (const token of [tokenOfOne, adminOfOne]) {
        const answer = await callTwo(token, before.ids[0] ?? '')
        if (route.access !== 'visitor') expect(answer.status).toBe(401)
      }
    })
  },
)

test('after all that, every row of the first site is as it was', async () => {
  expect((await everythingOfOne()).rows).toBe(before.rows)
})

test('a route for staff is closed to visitors and customers', async () => {
  for (const route of routes) {
    const path = route.path.replace(/\{\w+\}/g, before.ids[0] ?? '')
    const method = route.method.toUpperCase() as 'GET' | 'POST'
    if (route.access === 'visitor') continue
    const visitor = await one.call(method, path, route.body ? { body: {} } : {})
    expect({ path, status: visitor.status }).toEqual({ path, status: 401 })
    if (route.access === 'signed-in') continue
    const customer = await one.call(method, path, { token: tokenOfOne, ...(route.body ? { body: {} } : {}) })
    expect({ path, status: customer.status }).toEqual({ path, status: 403 })
  }
})
