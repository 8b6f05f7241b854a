import { expect } from 'vitest'
import { readCsv } from '../../../src/server/platform/read-csv.ts'
import { readyRoles } from '../../../src/shared/people/roles.ts'
import type { Gstr1File } from '../../../src/shared/selling/invoices/gstr-1.ts'
import { taxedSettings } from '../app.ts'
import { testFulfilment } from './fulfilling.ts'
import { home, newMobile, shopper } from './shopping.ts'

type Rows = Record<string, string>[]

/** A registered shop in Maharashtra, whose day a test changes, with its orders and files of GSTR-1. */
export async function gstr1Shop(clock: { at: string }) {
  const shop = await testFulfilment({ now: () => new Date(clock.at) })
  const { app, one, owner, post } = shop
  const limits = { orderLimits: { newLines: 50, newValue: 100_000_000 } }

  const set = async (more: object) => {
    const settings = { ...taxedSettings, ...limits, shipping: { amount: 10_000, freeFrom: 0 }, ...more }
    await owner.query('update sites set settings = $2 where id = $1', [one.id, settings])
    app.services.bus.tell(one.id, ['site'])
  }
  await set({})

  /** A session of staff that has not expired, whatever the time. */
  const staff = async () =>
    (await one.signIn({ userType: 'STAFF', permissions: [...readyRoles.orders.permissions] })).token

  const cancel = async (id: string) =>
    expect((await post(id, 'cancel', { reason: 'Sold out' }, await staff())).status).toBe(200)

  /** An order of products by price and GST rate, packed, which issues its invoice. */
  async function sold(address: object, ...products: [price: number, gstRate: 0 | 5 | 18, hsn: string][]) {
    const person = await shopper(one)
    for (const [price, gstRate, hsn] of products) {
      const { variantIds } = await one.product({ price, gstRate, hsn })
      await person.add(variantIds[0] ?? '')
    }
    const { body } = await one.call('POST', '/api/io/crm/cuser/address/add', {
      token: person.token,
      body: { ...home, mobileNumber: newMobile(), ...address },
    })
    const started = await person.init('cod', body.data._id)
    const id = started.body.data.orderId as string
    const token = await staff()
    expect((await post(id, 'moves', { to: 'PACKED' }, token)).status).toBe(200)
    const documents = await one.call('GET', '/api/v1/invoices/of-orders', { token, query: { ids: id } })
    return { id, number: documents.body.data[0].number as string }
  }

  async function file(name: Gstr1File, month: string): Promise<Rows> {
    const { token } = await one.signIn({ userType: 'ADMIN' })
    const answer = await one.call('GET', `/api/v1/gstr-1/${name}`, { token, query: { month } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="gstr-1-${name}-${month}.csv"`)
    const [columns, ...rows] = [...readCsv(answer.body)].map(({ cells }) => cells)
    return rows.map((cells) => Object.fromEntries((columns ?? []).map((column, at) => [column, cells[at] ?? ''])))
  }

  return { ...shop, set, sold, cancel, file }
}

/** A buyer with a GSTIN in the shop's state, and one in another state. */
export const rao = { businessName: '=Rao & Sons', gstin: '27AAPFU0939F1ZV' }
export const kerala = { state: 'Kerala', pincode: '682001', city: 'Kochi' }
