import { expect, test } from 'vitest'
import { taxedSettings } from '../../../../../tests/support/app.ts'
import { testFulfilment } from '../../../../../tests/support/selling/fulfilling.ts'
import { home, newMobile, shopper } from '../../../../../tests/support/selling/shopping.ts'
import type { Invoice } from '../../../../shared/selling/invoices/invoices.ts'
import { transaction } from '../../../platform/context.ts'
import { personal as ofOrders } from '../orders/personal.ts'
import { personal as ofInvoices } from './personal.ts'

const { app, one, owner, packer, read, move } = await testFulfilment()
const orderLimits = { newLines: 50, newValue: 100_000_000 }
await owner.query('update sites set settings = $2 where id = $1', [one.id, { ...taxedSettings, orderLimits }])
app.services.bus.tell(one.id, ['site'])

/** A packed order of one product, paid on delivery, without shipping. */
async function packed(price: number, address: object = {}) {
  const person = await shopper(one)
  const { variantIds } = await one.product({ price })
  await person.add(variantIds[0] ?? '')
  const { body } = await one.call('POST', '/api/io/crm/cuser/address/add', {
    token: person.token,
    body: { ...home, mobileNumber: newMobile(), ...address },
  })
  const id = (await person.init('cod', body.data._id)).body.data.orderId as string
  expect((await move(id, 'PACKED')).status).toBe(200)
  return { person, id }
}

type Packed = Awaited<ReturnType<typeof packed>>

async function forget({ person: { id, email } }: Packed): Promise<void> {
  const who = { id, email, provenEmail: undefined }
  await transaction(await one.ctx(), async (ctx) => {
    for (const { forget } of [ofOrders, ofInvoices]) await forget?.(ctx, who)
  })
}

const documentsOf = async ({ id }: Packed): Promise<Invoice[]> =>
  (await one.call('GET', '/api/v1/invoices/of-orders', { token: packer.token, query: { ids: id } })).body.data

const told = ({ name, line1, gstin, mobileNumber }: Invoice['buyer']) => [name, line1, gstin, mobileNumber]
const nobody = ['Deleted customer', '', '', '']
const named = ['Asha Rao', '12 Lake Road', '', '']

test('a deleted customer is named only by invoices that must name their buyer, and by credit notes of these', async () => {
  const registered = { businessName: 'Rao Traders', gstin: '27AAPFU0939F1ZV' }
  const all = [await packed(10_521), await packed(6_000_000), await packed(10_521, registered)]
  for (const { id } of all)
    for (const to of ['SHIPPED', 'DELIVERED', 'RETURN_REQUESTED', 'RETURNED']) await move(id, to)
  for (const one of all) await forget(one)
  const documents = await Promise.all(all.map(documentsOf))
  const business = ['Asha Rao', '12 Lake Road', '27AAPFU0939F1ZV', '']
  expect(documents.map((each) => each.map(({ buyer }) => told(buyer)))).toEqual([
    [nobody, nobody],
    [named, named],
    [business, business],
  ])
})

test.each([
  [4_999_999, nobody],
  [5_000_000, named],
])('an order of %i paise and its invoice say the same of a deleted customer', async (price, left) => {
  const bought = await packed(price)
  await forget(bought)
  const [invoice] = await documentsOf(bought)
  expect(invoice && [invoice.total, told(invoice.buyer)]).toEqual([price, left])
  expect(told((await read(bought.id)).address)).toEqual(left)
})
