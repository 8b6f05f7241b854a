import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { announce } from '../../src/server/platform/context.ts'
import type { Route } from '../../src/server/platform/http/route.ts'
import { isForStaff } from '../../src/shared/api/contract.ts'
import { refusals } from '../../src/shared/api/refusals.ts'
import { type Permission, permissions } from '../../src/shared/people/permissions.ts'
import { type Answer, testApp } from '../support/app.ts'
import { callRoute, everyRoute, takesId } from '../support/enumerations/every-route.ts'
import { everyRow, idsIn } from '../support/enumerations/every-row.ts'
import { turnOf } from '../support/enumerations/sample.ts'
import { bankId, doJobs, home, shopper } from '../support/selling/shopping.ts'

const parts = await testApp()
const { one, owner } = parts

/** A value that is unique on the site: wherever it appears, it identifies its owner. */
const marks = ['Zubeida', 'Qureshi', '9123456780', '7 Banyan Tree Lane', 'zubeida@example.com']

const nobody = '01999999-9999-7999-8999-999999999999'

/** A customer with an account, an address, a cart, an order for cash, one that is paid for and one that waits for its payment. */
async function zubeida() {
  const { token, id } = await one.signIn({ email: 'zubeida@example.com' })
  const call = (method: 'GET' | 'POST', path: string, body?: object, query?: Record<string, string>) =>
    one.call(method, `/api/io/${path}`, { token, body, query })
  await call('POST', 'crm/cuser/profile/details', { firstName: 'Zubeida', lastName: 'Qureshi' })
  const hers = { ...home, name: 'Zubeida Qureshi', mobileNumber: '9123456780', line1: '7 Banyan Tree Lane' }
  const saved = await call('POST', 'crm/cuser/address/add', hers)
  const fill = () => call('POST', 'crm/cuser/cart_items/add', { productVariantId: variantId })
  const order = (paymentMode: string) =>
    call('GET', 'cart/checkout/init', undefined, { addressId: saved.body.data._id, paymentMode })
  await fill()
  await order('cod')
  await fill()
  const paid = await order('sandbox')
  await one.call('POST', `/payment/sandbox/${bankId(paid)}/pay`)
  await fill()
  const waiting = await order('sandbox')
  await doJobs(parts, new Date())
  // The bank's page is public by its secret address.
  return { token, id, secrets: [bankId(paid), bankId(waiting)] }
}

const [variantId = ''] = (await one.product({ stock: 50 })).variantIds
/** A token of hers that was good a second ago. */
async function expired(): Promise<string> {
  const credentials = { email: 'zubeida@example.com', password: 'Haat@2026' }
  const { body } = await one.call('POST', '/api/io/crm/login', { body: credentials })
  const hash = createHash('sha256').update(body.loginToken).digest()
  const end = "update sessions set expires_at = now() - interval '1 second' where token_hash = $1"
  expect((await owner.query(end, [hash])).rowCount).toBe(1)
  return body.loginToken
}

const before = idsIn((await everyRow(parts, one)).join('\n'))
const person = await zubeida()
const ids = idsIn((await everyRow(parts, one)).join('\n')).filter((id) => !before.includes(id))
const asked = ids.filter((id) => !person.secrets.includes(id))

/** The rows that are about her: all that hold a mark or an id of hers, but for the record of what others asked for. */
async function herRows(): Promise<string[]> {
  const own = [...ids, ...marks]
  const rows = (await everyRow(parts, one)).filter((row) => !row.startsWith('{"table":"audit_entries"'))
  return rows.filter((row) => own.some((mark) => row.includes(mark)))
}

const expiredToken = await expired()
const stranger = await shopper(one)
await stranger.add(variantId)
const rows = await herRows()

/** All that an answer gives away of her, apart from the id that was asked for. */
function found({ body }: Answer, id: string): string[] {
  const text = JSON.stringify(body).replaceAll(id, 'the id that was asked for')
  return [...asked, ...marks].filter((mark) => text.includes(mark))
}

const tokensOfNobody = [
  undefined,
  expiredToken,
  'nonsense',
  `${person.token}A`,
  person.token.slice(1),
  `${person.token.slice(0, -2)}${person.token.endsWith('AA') ? 'BB' : 'AA'}`,
  person.token.toLowerCase(),
  person.id,
  createHash('sha256').update(person.token).digest('base64url'),
  "' or '1'='1",
  `${person.token} ${person.token}`,
]

/** These end the caller's session. */
const farewells = ['DELETE /api/v1/session', 'POST /api/v1/staff/leave']
/** Staff who may close the site have done so on their way. */
async function reopen(): Promise<void> {
  await owner.query('update sites set closed_at = null where id = $1', [one.id])
  await announce(await one.ctx(), 'site')
}

/** The ids that customers ask a route for. Who may not pass its door is refused before any of them is read: there the gate asks for one. */
function idsFor(route: Route, turn: number): string[] {
  if (!takesId(route)) return [nobody]
  return isForStaff(route.access) ? turnOf(asked, turn, asked.length) : asked
}

describe.each(everyRoute.map((one, turn) => ({ ...one, turn })))('$name', ({ name, route, turn }) => {
  test('gives another customer nothing of hers, whichever of her ids is given', async () => {
    const token = farewells.includes(name) ? (await one.signIn()).token : stranger.token
    for (const id of idsFor(route, turn)) {
      const answer = await callRoute(one, route, { id, token })
      expect(answer.status).toBeLessThan(500)
      expect({ id, found: found(answer, id) }).toEqual({ id, found: [] })
      if (isForStaff(route.access)) expect(answer.status).toBe(403)
    }
  })

  test('takes a missing, expired or malformed token for no user', async () => {
    for (const token of [...tokensOfNobody.slice(0, 2), ...turnOf(tokensOfNobody.slice(2), turn, 4)]) {
      const answer = await callRoute(one, route, { id: asked[0] ?? '', token })
      expect(answer.status).toBeLessThan(500)
      expect({ token, found: found(answer, asked[0] ?? '') }).toEqual({ token, found: [] })
      if (route.access !== 'visitor') expect({ token, status: answer.status }).toEqual({ token, status: 401 })
    }
  })
})

describe.each([[], ...permissions.map((permission) => [permission])] as Permission[][])(
  'staff with %s',
  (...granted) => {
    const allowed = ({ access }: Route) =>
      access === 'staff' ||
      (typeof access === 'object' && [access.staff].flat().some((permission) => granted.includes(permission)))

    test('pass the doors that state it, and no other', async () => {
      const { token } = await one.signIn({ userType: 'STAFF', permissions: granted })
      for (const { name, route } of everyRoute.filter(({ route }) => isForStaff(route.access))) {
        if (farewells.includes(name)) continue
        const { status, body } = await callRoute(one, route, { id: nobody, token })
        // A verb behind the door may refuse with 403 too, in other words.
        expect({ name, isOpen: status !== 401 && body?.msg !== refusals['access.forbidden'][1] }).toEqual({
          name,
          isOpen: allowed(route),
        })
        expect(status).toBeLessThan(500)
      }
      await reopen()
    })

    test('read of a customer only what that is for', async () => {
      const { token } = await one.signIn({ userType: 'STAFF', permissions: granted })
      // The test above tries the doors that are shut.
      const reads = everyRoute.filter(
        ({ route }) => route.method === 'get' && isForStaff(route.access) && allowed(route),
      )
      const telling = new Set<string>()
      for (const { name, route } of reads)
        for (const id of takesId(route) ? asked : [nobody])
          if (found(await callRoute(one, route, { id, token }), id).length > 0) telling.add(name)
      const all = await one.call('POST', '/api/io/crm/admin/customer/orders/all', { token, body: {} })
      if (found(all, nobody).length > 0) telling.add('all orders')
      expect([...telling].sort()).toEqual(toldTo[granted[0] ?? 'none'] ?? [])
    })
  },
)

/** Orders need the permission to ship them; sent mails belong to the settings, like their texts. */
const toldTo: Record<string, string[]> = {
  orders: [
    'GET /api/v1/customers',
    'GET /api/v1/customers.csv',
    'GET /api/v1/customers/{id}',
    'GET /api/v1/dashboard',
    'GET /api/v1/orders',
    'GET /api/v1/orders.csv',
    'GET /api/v1/orders/several',
    'GET /api/v1/orders/{id}',
    'GET /api/v1/reservations',
    'all orders',
  ],
  settings: ['GET /api/v1/mails', 'GET /api/v1/mails/{id}'],
  // The record of what was done names what it was done to.
  staff: ['GET /api/v1/activity', 'GET /api/v1/activity.csv'],
  view: [
    'GET /api/v1/customers',
    'GET /api/v1/customers/{id}',
    'GET /api/v1/dashboard',
    'GET /api/v1/orders',
    'GET /api/v1/orders/several',
    'GET /api/v1/orders/{id}',
    'GET /api/v1/reservations',
    'all orders',
  ],
}

test.each([
  ['GET', '/api/v1/session'],
  ['POST', '/api/io/crm/cuser/profile/details'],
  ['POST', '/api/io/crm/cuser/address/all'],
  ['POST', '/api/io/crm/cuser/cart_items/all'],
  ['POST', '/api/io/crm/cuser/orders/all'],
  ['POST', '/api/io/crm/admin/customer/orders/all'],
] as const)('%s %s, asked for everything, tells her what is hers, and others nothing of it', async (method, path) => {
  const all = (token: string) => one.call(method, path, { token, ...(method === 'POST' ? { body: {} } : {}) })
  expect(found(await all(person.token), nobody)).not.toEqual([])
  expect(found(await all(stranger.token), nobody)).toEqual([])
})

test('after all that, every row about her is as it was', async () => {
  expect(await herRows()).toEqual(rows)
  expect(rows.length).toBeGreaterThan(20)
  expect(asked.length).toBeGreaterThan(8)
})
