import { expect, test } from 'vitest'
import { testRequests } from '../../../../../tests/support/selling/asking.ts'
import { testFulfilment } from '../../../../../tests/support/selling/fulfilling.ts'
import type { Permission } from '../../../../shared/people/permissions.ts'
import { readyRoles } from '../../../../shared/people/roles.ts'

const shop = await testFulfilment()
const { one, cashOrder, move } = shop
const { ask, decide, set } = testRequests(shop)
const owner = await one.signIn({ userType: 'ADMIN' })
const staff = async (...permissions: Permission[]) =>
  (await one.signIn({ userType: 'STAFF', permissions: ['orders', ...permissions] })).token

type Act = [name: string, method: 'POST' | 'PUT', path: string, body: object]
const acts: Act[] = [
  ['pack', 'POST', '/moves', { to: 'PACKED' }],
  ['ship', 'POST', '/moves', { to: 'SHIPPED', tracking: { courier: 'Delhivery', number: '1' } }],
  ['track', 'PUT', '/tracking', { courier: 'Delhivery', number: '1' }],
  ['note', 'POST', '/notes', { note: 'Fragile.' }],
  ['cancel', 'POST', '/cancel', { reason: 'Broken.' }],
  ['cancel as a step', 'POST', '/moves', { to: 'CANCELLED', note: 'Broken.' }],
  ['release', 'POST', '/release', {}],
  ['refund', 'POST', '/refunds', { amount: 100, note: '' }],
]

const handling = ['pack', 'ship', 'track', 'note']
const cancelling = ['cancel', 'cancel as a step', 'release']

// Shows B206.
test.each<[Permission[], string[]]>([
  [[], []],
  [['handleOrders'], handling],
  [['cancelOrders'], cancelling],
  [['refundOrders'], ['refund']],
  [
    ['handleOrders', 'cancelOrders'],
    [...handling, ...cancelling],
  ],
])('staff who may see orders and %j may: %j', async (permissions, allowed) => {
  const { id } = await cashOrder()
  const token = await staff(...permissions)
  const open: string[] = []
  for (const [name, method, path, body] of acts) {
    const answer = await one.call(method, `/api/v1/orders/${id}${path}`, { token, body })
    if (answer.status !== 403) open.push(name)
  }
  expect(open).toEqual(acts.map(([name]) => name).filter((name) => allowed.includes(name)))
})

// Shows B206, B229.
test.each([
  ['cancel', 'cancelOrders', 'handleOrders'],
  ['return', 'handleOrders', 'cancelOrders'],
] as const)(
  'a request to %s is approved and refused by who has the right %s, not by who has %s',
  async (kind, right, other) => {
    await set({ selfCancel: false })
    for (const act of ['approve', 'refuse'] as const) {
      const { id, person } = await cashOrder()
      if (kind === 'return') for (const to of ['PACKED', 'SHIPPED', 'DELIVERED']) await move(id, to)
      expect((await ask(kind, person.token, { id })).status).toBe(200)
      expect((await decide(id, act, kind, 'As you wish.', await staff(other))).status).toBe(403)
      expect((await decide(id, act, kind, 'As you wish.', await staff(right))).status).toBe(200)
    }
    await set({})
  },
)

// Shows B206.
test('an accountant sees, prints and exports orders, and changes nothing of them', async () => {
  const { id } = await cashOrder()
  const permissions = [...readyRoles.accountant.permissions]
  const { token } = await one.signIn({ userType: 'STAFF', permissions })
  for (const path of ['', `/${id}`, `/several?ids=${id}`, '.csv'])
    expect((await one.call('GET', `/api/v1/orders${path}`, { token })).status).toBe(200)
  const pack = await one.call('POST', '/api/v1/orders/pack', { token, body: { ids: [id] } })
  expect(pack.status).toBe(403)
  const { body } = await one.call('GET', '/api/v1/dashboard', { token })
  expect(body.data.toDo).toEqual([])
})

// Shows B206.
test('a role that handles, cancels or refunds orders also sees them', async () => {
  for (const right of ['handleOrders', 'cancelOrders', 'refundOrders']) {
    const body = { name: right, permissions: [right] }
    const added = await one.call('POST', '/api/v1/roles', { token: owner.token, body })
    expect(added.body.data.permissions).toEqual([right, 'orders'])
  }
})
