import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { home, shopperWith } from '../../../../../tests/support/selling/shopping.ts'
import { readyRoles } from '../../../../shared/people/roles.ts'

const { one, two, owner } = await testApp()
const staff = await one.signIn({ userType: 'STAFF', permissions: [...readyRoles.orders.permissions] })
const elsewhere = await two.signIn({ userType: 'ADMIN' })

const list = async (query: Record<string, string> = {}) =>
  (await one.call('GET', '/api/v1/customers', { token: staff.token, query })).body
const read = (id: string, token = staff.token, site = one) => site.call('GET', `/api/v1/customers/${id}`, { token })
const note = (id: string, text: string, token = staff.token) =>
  one.call('POST', `/api/v1/customers/${id}/notes`, { token, body: { note: text } })

type Shopper = Awaited<ReturnType<typeof shopperWith>>['person']
let asha: Shopper
let ravi: Shopper

beforeAll(async () => {
  asha = (await shopperWith(one, { price: 50_000, mrp: 50_000 })).person
  await asha.init('cod')
  ravi = (await shopperWith(one)).person
  await owner.query("update users set first_name = 'Ravi', last_name = '100%' where id = $1", [ravi.id])
  await owner.query("update users set mobile_number = '9123456780' where id = $1", [asha.id])
})

describe('customers', () => {
  // Shows B43.
  test('are listed, the newest first, with their orders and what those come to; staff are not', async () => {
    const { data, total } = await list()
    expect(total).toBe(2)
    expect(data).toMatchObject([
      { _id: ravi.id, name: 'Ravi 100%', orders: 0, spent: 0 },
      { _id: asha.id, name: 'Asha Rao', email: asha.email, mobileNumber: '9123456780', orders: 1, spent: 50_000 },
    ])
    expect((await list({ s: '1', p: '1' })).data).toMatchObject([{ _id: asha.id }])
    expect((await list({ sort: 'name', order: 'ascend' })).data[0]._id).toBe(asha.id)
  })

  test.each([
    ['asha', 1],
    ['0%', 1],
    ['%%', 0],
    ['+91 91234 56780', 1],
    ['91234', 0],
    ['nobody', 0],
  ])('are searched by "%s"', async (q, total) => {
    expect((await list({ q })).total).toBe(total)
  })

  // Shows B290.
  test('are a file for a spreadsheet: those that a search finds, with sales and default address, and no formula', async () => {
    await owner.query("update users set first_name = '=cmd' where id = $1", [ravi.id])
    const file = (query = {}, token = staff.token, site = one) =>
      site.call('GET', '/api/v1/customers.csv', { token, query })
    const { status, body, headers } = await file()
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    const [head, first, second, end] = body.split('\r\n')
    expect(head).toContain(
      'Name,Email,Mobile,Customer since,Orders,Spent,Currency,Deliver to,Address,City,State,PIN code',
    )
    expect(first).toContain(`'=cmd 100%,${ravi.email},`)
    expect(first).toContain(',0,0.00,INR,')
    expect(second).toMatch(/^Asha Rao,.*,9123456780,\d{4}-\d\d-\d\d \d\d:\d\d,1,500\.00,INR,Asha Rao,/)
    expect(second).toContain(`,${home.city},${home.state},${home.pincode}`)
    expect(end).toBe('')
    await owner.query("update users set first_name = 'Ravi' where id = $1", [ravi.id])
    expect((await file({ q: 'asha' })).body.trim().split('\r\n')).toHaveLength(2)
    expect((await file({}, elsewhere.token, two)).body.trim().split('\r\n')).toHaveLength(1)
    const viewer = await one.signIn({ userType: 'STAFF', permissions: ['view'] })
    expect((await file({}, viewer.token)).status).toBe(403)
  })

  test('cancelled orders are no sales', async () => {
    const { person } = await shopperWith(one)
    const { body } = await person.init('cod')
    const cancel = { token: staff.token, body: { reason: 'Broken.' } }
    expect((await one.call('POST', `/api/v1/orders/${body.data.orderId}/cancel`, cancel)).status).toBe(200)
    expect((await read(person.id)).body.data).toMatchObject({
      orders: 0,
      spent: 0,
      latestOrders: [{ status: 'CANCELLED' }],
    })
  })
})

describe('a customer', () => {
  test('is shown with addresses, orders, and whether they want the newsletter', async () => {
    const body = { email: asha.email, status: 'SUBSCRIBED' }
    expect((await read(asha.id)).body.data.newsletter).toBeNull()
    await one.call('POST', '/api/io/crm/admin/public/newsletter', { body })
    const { status, body: answer } = await read(asha.id)
    expect(status).toBe(200)
    expect(answer.data).toMatchObject({
      name: 'Asha Rao',
      addresses: [{ city: 'Pune', pincode: '411001' }],
      latestOrders: [{ status: 'PLACED', total: 50_000 }],
      newsletter: { status: 'SUBSCRIBED', since: expect.any(String) },
      notes: [],
    })
    expect(JSON.stringify(answer)).not.toMatch(/password|hash/i)
  })

  // Shows B43.
  test('has notes that staff write and delete, the newest first', async () => {
    await note(asha.id, 'Prefers calls in the evening.')
    const { body } = await note(asha.id, ' Gift wrap, always. ')
    expect(body.data.notes).toMatchObject([
      { note: 'Gift wrap, always.', by: 'Asha Rao' },
      { note: 'Prefers calls in the evening.' },
    ])
    const path = `/api/v1/customers/${asha.id}/notes/${body.data.notes[0]._id}`
    const removed = await one.call('DELETE', path, { token: staff.token })
    expect(removed.body.data.notes).toMatchObject([{ note: 'Prefers calls in the evening.' }])
    expect((await note(asha.id, '  ')).body.errors[0].field).toBe('note')
    expect(JSON.stringify(await asha.orders())).not.toContain('evening')
  })

  // Shows B43.
  test('is not found among staff or on another site, and hidden from staff without access to orders', async () => {
    expect((await read(staff.id)).status).toBe(404)
    expect((await note(staff.id, 'A note.')).status).toBe(404)
    expect((await read(asha.id, elsewhere.token, two)).status).toBe(404)
    const others = await one.signIn({
      userType: 'STAFF',
      permissions: ['content', 'catalogue', 'customers', 'settings'],
    })
    expect((await read(asha.id, others.token)).status).toBe(403)
    expect((await read(asha.id, asha.token)).status).toBe(403)
    expect((await one.call('GET', '/api/v1/customers', { token: others.token })).status).toBe(403)
  })
})
