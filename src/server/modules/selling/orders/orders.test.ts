import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { shopper, shopperWith } from '../../../../../tests/support/selling/shopping.ts'
import { readyRoles } from '../../../../shared/people/roles.ts'

const { one, two } = await testApp()

const all = '/api/io/crm/admin/customer/orders/all'
const own = '/api/io/crm/cuser/orders/all'

async function ordered(site = one) {
  const { person } = await shopperWith(site, { name: 'Kansa bowl' })
  const { body } = await person.init('cod')
  return { person, id: body.data.orderId as string, number: body.data.number as number }
}

const byId = (value: unknown) => ({ filters: { _id: [{ operator: 'EQUALS', value }] } })

describe('a customer', () => {
  // Shows C32.
  test('sees their own orders, newest first, page by page', async () => {
    const { person, id } = await ordered()
    const { variantIds } = await one.product()
    await person.add(variantIds[0] ?? '')
    await person.add(variantIds[0] ?? '')
    const second = await person.init('cod')
    const first = await one.call('POST', own, { token: person.token, body: { p: 0, s: 1 } })
    const next = await one.call('POST', own, { token: person.token, body: { p: 1, s: 1 } })
    expect([first.body.total, next.body.total]).toEqual([2, 2])
    expect([first.body.data[0]._id, next.body.data[0]._id]).toEqual([second.body.data.orderId, id])
    expect(first.body.data[0].lines).toMatchObject([{ quantity: 2 }])
    expect(next.body.data[0].lines).toMatchObject([{ name: 'Kansa bowl', quantity: 1, image: null }])
  })

  // Shows E12, P6.
  test("finds their own order by id under the admin's path, and no other user's", async () => {
    const { person, id } = await ordered()
    const stranger = await shopper(one)
    const mine = await one.call('POST', all, { token: person.token, body: { p: 0, s: 1, ...byId(id) } })
    const theirs = await one.call('POST', all, { token: stranger.token, body: byId(id) })
    expect(mine.body).toMatchObject({ total: 1, data: [{ _id: id, status: 'PLACED' }] })
    expect(theirs.body).toEqual({ data: [], total: 0 })
  })
})

describe('the orders of a shop', () => {
  // Shows P6.
  test('are visible to an admin and to staff with the permission only', async () => {
    const { id } = await ordered()
    const admin = await one.signIn({ userType: 'ADMIN' })
    const packer = await one.signIn({ userType: 'STAFF', permissions: [...readyRoles.orders.permissions] })
    const writer = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
    for (const { token } of [admin, packer])
      expect((await one.call('POST', all, { token, body: byId(id) })).body.total).toBe(1)
    expect(await one.call('POST', all, { token: writer.token, body: byId(id) })).toMatchObject({
      status: 403,
      body: { msg: 'You don’t have permission to do this.' },
    })
    expect((await one.call('POST', own, { token: admin.token, body: {} })).body.total).toBe(0)
  })

  test('are those of one site only', async () => {
    const { id } = await ordered()
    const admin = await two.signIn({ userType: 'ADMIN' })
    expect((await two.call('POST', all, { token: admin.token, body: byId(id) })).body).toEqual({ data: [], total: 0 })
    expect((await two.call('POST', all, { token: admin.token, body: {} })).body.total).toBe(0)
  })

  // Shows C60.
  test('are found by number, status and day, and by the name on the parcel', async () => {
    const { person, number, id } = await ordered()
    const { token } = await one.signIn({ userType: 'ADMIN' })
    const find = async (body: object) => (await one.call('POST', all, { token, body })).body
    const day = 24 * 3600 * 1000
    const between = [new Date(Date.now() - day).toISOString(), new Date(Date.now() + day).toISOString()]
    const filters = {
      number: [{ operator: 'EQUALS', value: number }],
      status: [{ operator: 'IN', value: ['PLACED', 'PACKED'] }],
      created: [{ operator: 'BETWEEN', value: between }],
    }
    expect(await find({ filters })).toMatchObject({ total: 1, data: [{ _id: id }] })
    expect((await find({ filters: { ...filters, status: [{ operator: 'EQUALS', value: 'LAPSED' }] } })).total).toBe(0)
    expect((await find({ q: String(number) })).data[0]._id).toBe(id)
    expect((await find({ q: 'asha' })).total).toBeGreaterThan(0)
    expect((await find({ q: 'as%a' })).total).toBe(0)
    // As the table of the admin finds them: each way has an index.
    expect(await find({ q: person.email })).toMatchObject({ total: 1, data: [{ _id: id }] })
    expect(await find({ q: `#${number}` })).toMatchObject({ total: 1, data: [{ _id: id }] })
    expect((await find({ sort: { field: 'number', order: 'ascend' } })).data[0].number).toBe(1001)
  })

  test.each([
    [{ filters: { colour: [{ operator: 'EQUALS', value: 'red' }] } }, 'colour'],
    [{ filters: { status: [{ operator: 'GREATER_THAN', value: 'x' }] } }, 'GREATER_THAN'],
    [{ filters: { _id: [{ operator: 'EQUALS', value: 'nonsense' }] } }, '_id'],
    [{ filters: { number: [{ operator: 'EQUALS', value: 'many' }] } }, 'number'],
    [{ filters: { created: [{ operator: 'BETWEEN', value: ['yesterday'] }] } }, 'created'],
    [{ sort: { field: 'colour' } }, 'colour'],
  ])('name the invalid part of %j', async (body, named) => {
    const { token } = await one.signIn({ userType: 'ADMIN' })
    const answer = await one.call('POST', all, { token, body })
    expect(answer.status).toBe(400)
    expect(answer.body.msg).toContain(named)
  })

  test('are closed to visitors', async () => {
    for (const path of [all, own]) expect((await one.call('POST', path, { body: {} })).status).toBe(401)
  })
})
