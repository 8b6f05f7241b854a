import { describe, expect, test } from 'vitest'
import { taxedSettings } from '../../../../../tests/support/app.ts'
import { discountDesk } from '../../../../../tests/support/selling/discounts.ts'
import { testFulfilment } from '../../../../../tests/support/selling/fulfilling.ts'
import { shopperWith } from '../../../../../tests/support/selling/shopping.ts'

const { app, one, two, owner, packer, read, move, cashOrder, mailsTo } = await testFulfilment()
const nobody = '01999999-9999-7999-8999-999999999999'
const pack = async (ids: string[]) =>
  (await one.call('POST', '/api/v1/orders/pack', { token: packer.token, body: { ids } })).body.data
const csv = async (query: Record<string, string>) =>
  (await one.call('GET', '/api/v1/orders.csv', { token: packer.token, query })).body as string

describe('several orders', () => {
  // Shows B42.
  test('can be packed together; refused ones are named and do not stop the others', async () => {
    const [first, second, third] = [await cashOrder(), await cashOrder(), await cashOrder()]
    await move(second.id, 'PACKED')
    const { packed, refused } = await pack([first.id, second.id, third.id, third.id, nobody])
    expect(packed.map(({ _id }: { _id: string }) => _id)).toEqual([first.id, third.id])
    const { number } = await read(second.id)
    expect(refused).toEqual([
      { _id: second.id, number, text: expect.stringMatching(/packed/) },
      { _id: nobody, number: null, text: 'This order was not found.' },
    ])
    expect((await read(third.id)).events.filter(({ kind }: { kind: string }) => kind === 'PACKED')).toHaveLength(1)
  })

  test('are read for printing in the requested order, without those of other sites', async () => {
    await owner.query('update sites set settings = settings || $1 where id = $2', [
      {
        gst: { number: '27AAPFU0939F1ZV', state: 'Maharashtra' },
        business: {
          legalName: 'One Crafts LLP',
          address: { line1: '1 Lake Road', line2: 'Camp', city: 'Pune', state: 'Maharashtra', pincode: '411001' },
          phone: '+91 98290 41122',
        },
      },
      one.id,
    ])
    const [first, second] = [await cashOrder(), await cashOrder()]
    const ids = [second.id, first.id, nobody].join(',')
    const { body } = await one.call('GET', '/api/v1/orders/several', { token: packer.token, query: { ids } })
    expect(body.data).toEqual([await read(second.id), await read(first.id)])
    expect(body.data[0].lines).toHaveLength(1)
    const stranger = await two.signIn({ userType: 'ADMIN' })
    const others = await two.call('GET', '/api/v1/orders/several', { token: stranger.token, query: { ids } })
    expect(others.body.data).toEqual([])
    const wrong = await one.call('GET', '/api/v1/orders/several', { token: packer.token, query: { ids: 'a,b' } })
    expect(wrong.status).toBe(400)
  })

  // Shows B42.
  test('are exported as CSV in which no formula runs', async () => {
    const evil = await cashOrder()
    await owner.query(
      "update orders set address = address || jsonb_build_object('name', '=1+1', 'line1', '12, \"Lake\" Road') where id = $1",
      [evil.id],
    )
    const { number } = await read(evil.id)
    const [head, line, ...more] = (await csv({ ids: evil.id })).trim().split('\r\n')
    expect(more).toEqual([])
    expect(head).toContain('Order,Placed,Status,Payment')
    expect(line).toContain(`${number},`)
    expect(line).toContain("'=1+1")
    expect(line).toContain('"12, ""Lake"" Road"')
    expect(line).toContain(',2,1000.00,0.00,')
    expect(line).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d,Placed,Pay on delivery,cod,/)
  })

  // Shows B42.
  test('are exported with what was taken off them and why, so that a row adds up', async () => {
    const desk = await discountDesk(one)
    await desk.add()
    const { person } = await shopperWith(one, { price: 50_005 })
    const line = await csv({ ids: (await person.init('cod')).body.data.orderId })
    await desk.clear()
    expect(line).toContain(',1,500.05,50.01,Ten: 10% off,0.00,0.00,0.00,450.04,INR,')
  })

  test('below one rupee are exported with a leading zero', async () => {
    await owner.query('update sites set settings = $2 where id = $1', [one.id, taxedSettings])
    app.services.bus.tell(one.id, ['site'])
    const lineFor = async (price: number) => {
      const { person } = await shopperWith(one, { price })
      return csv({ ids: (await person.init('cod')).body.data.orderId })
    }
    expect(await lineFor(5)).toContain(',1,0.05,0.00,,0.00,0.00,0.00,0.05,INR,')
    expect(await lineFor(50)).toContain(',1,0.50,0.00,,0.00,0.00,0.02,0.50,INR,')
  })

  test('are exported by filters', async () => {
    const { id } = await cashOrder()
    await one.call('POST', `/api/v1/orders/${id}/cancel`, { token: packer.token, body: { reason: 'Broken.' } })
    const lines = (await csv({ status: 'CANCELLED' })).trim().split('\r\n').slice(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('Cancelled')
    const other = await one.signIn({ userType: 'STAFF', permissions: ['customers', 'catalogue'] })
    expect((await one.call('GET', '/api/v1/orders.csv', { token: other.token })).status).toBe(403)
  })
})

describe('tracking', () => {
  const track = (id: string, courier: string, number = '') =>
    one.call('PUT', `/api/v1/orders/${id}/tracking`, { token: packer.token, body: { courier, number } })
  const tracked = async (email: string) =>
    (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Tracking of')).map(({ body_text }) => body_text)

  // Shows B42.
  test('can be added to a shipped order and corrected later, and its buyer is mailed once for each', async () => {
    const { id, person } = await cashOrder()
    await move(id, 'PACKED')
    await move(id, 'SHIPPED')
    const added = await track(id, 'Delhivery', 'DL1')
    expect(added.body.data).toMatchObject({ status: 'SHIPPED', tracking: { courier: 'Delhivery', number: 'DL1' } })
    expect(await tracked(person.email)).toEqual([expect.stringContaining('Tracking number: DL1')])
    await track(id, ' Delhivery ', 'DL1')
    expect(await tracked(person.email)).toHaveLength(1)
    await track(id, 'Delhivery', 'DL2')
    const mails = await tracked(person.email)
    expect(mails).toHaveLength(2)
    expect(mails[1]).toContain('Tracking number: DL2')
    const { events } = await person.order(id)
    expect(events.slice(-2)).toMatchObject([
      { kind: 'TRACKING_ADDED', note: 'Sent with Delhivery, tracking number DL1.' },
      { kind: 'TRACKING_CHANGED', note: 'Sent with Delhivery, tracking number DL2.' },
    ])
  })

  // Shows B42.
  test('corrected before the mail was sent is mailed once, in its latest form', async () => {
    const { id, person } = await cashOrder()
    await move(id, 'PACKED')
    await move(id, 'SHIPPED', { tracking: { courier: 'DTDC', number: '1' } })
    await track(id, 'DTDC', '2')
    await track(id, 'DTDC', '3')
    const mails = await tracked(person.email)
    expect(mails).toEqual([expect.stringContaining('Tracking number: 3')])
  })

  test('is for shipped orders only, and names a courier', async () => {
    const { id } = await cashOrder()
    expect(await track(id, 'DTDC')).toMatchObject({ status: 409, body: { msg: expect.stringContaining('placed') } })
    await move(id, 'PACKED')
    await move(id, 'SHIPPED')
    expect((await track(id, ' ')).body.errors[0].field).toBe('courier')
    expect((await track(nobody, 'DTDC')).status).toBe(404)
    await move(id, 'DELIVERED')
    expect((await track(id, 'DTDC')).status).toBe(409)
  })
})

test('event texts do not address the buyer', async () => {
  const { id } = await cashOrder()
  expect((await read(id)).events[0].note).toBe('To be paid on delivery.')
})
