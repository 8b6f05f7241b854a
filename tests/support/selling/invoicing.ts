import { expect } from 'vitest'
import { financialYear } from '../../../src/shared/selling/invoices/financial-year.ts'
import type { Invoice } from '../../../src/shared/selling/invoices/invoices.ts'
import { dayIn } from '../../../src/shared/zoned-time.ts'
import { taxedSettings } from '../app.ts'
import type { testFulfilment } from './fulfilling.ts'
import { home, newMobile, shopper } from './shopping.ts'

/** A shop that charges GST, and its orders with their invoices. */
export async function invoicing({ app, one, owner, packer, move }: Awaited<ReturnType<typeof testFulfilment>>) {
  async function settings(more: object = {}): Promise<void> {
    const orderLimits = { newLines: 50, newValue: 100_000_000 }
    const all = { ...taxedSettings, orderLimits, shipping: { amount: 4_900, freeFrom: 0 }, ...more }
    await owner.query('update sites set settings = $2 where id = $1', [one.id, all])
    app.services.bus.tell(one.id, ['site'])
  }
  await settings()

  /** Orders products at 5 % and 18 % to an address, paid on delivery. */
  async function order(address: object = {}, price = 10_521) {
    const person = await shopper(one)
    for (const gstRate of [5, 18] as const) {
      const { variantIds } = await one.product({ price, gstRate, hsn: gstRate === 5 ? '741810' : '940520' })
      await person.add(variantIds[0] ?? '')
    }
    const { body } = await one.call('POST', '/api/io/crm/cuser/address/add', {
      token: person.token,
      body: { ...home, mobileNumber: newMobile(), ...address },
    })
    const started = await person.init('cod', body.data._id)
    expect(started.status).toBe(200)
    return { person, id: started.body.data.orderId as string, number: started.body.data.number as number }
  }

  const documentsOf = async (id: string): Promise<Invoice[]> =>
    (await one.call('GET', '/api/v1/invoices/of-orders', { token: packer.token, query: { ids: id } })).body.data

  async function packed(address: object = {}, price = 10_521) {
    const made = await order(address, price)
    expect((await move(made.id, 'PACKED')).status).toBe(200)
    const [invoice] = await documentsOf(made.id)
    if (!invoice) throw new Error('no invoice')
    return { ...made, invoice }
  }

  /** The current financial year in numbers: `26-27`. */
  const year = financialYear(dayIn(new Date(), 'Asia/Kolkata'))
  return { year, settings, order, documentsOf, packed }
}
