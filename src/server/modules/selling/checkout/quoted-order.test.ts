import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { taxedSettings, testApp } from '../../../../../tests/support/app.ts'
import { home, newMobile, shopper, shownAmounts } from '../../../../../tests/support/selling/shopping.ts'

const app = await testApp()
const { one, owner, services } = app
const migration = await readFile('db/migrations/0134-quotes.sql', 'utf8')

async function change(gst: object): Promise<void> {
  const settings = { ...taxedSettings, gst, shipping: { amount: 4_900, freeFrom: 0 } }
  await owner.query('update sites set settings = $2 where id = $1', [one.id, settings])
  services.bus.tell(one.id, ['site'])
}

/** Orders two products, at 5 % and 18 %, to an address. */
async function order(address: { state: string; pincode: string } = home) {
  const person = await shopper(one)
  for (const gstRate of [5, 18] as const) {
    const { variantIds } = await one.product({ price: 10_521, gstRate })
    await person.add(variantIds[0] ?? '')
  }
  const { body } = await one.call('POST', '/api/io/crm/cuser/address/add', {
    token: person.token,
    body: { ...home, ...address, mobileNumber: newMobile() },
  })
  const { amounts: shown } = await person.cart()
  const placed = await person.order((await person.init('cod', body.data._id)).body.data.orderId)
  expect(shown).toMatchObject(shownAmounts(placed.amounts))
  return placed
}

// Shows B243, B244.
test('an order keeps the tax that its place of supply asks for', async () => {
  await change(taxedSettings.gst)
  const within = await order()
  expect(within.taxKind).toBe('CGST+SGST')
  // Odd paise in turn: 501 at 5 % has one for the state, the shipping at 5 % one for the centre, 1605 at 18 % one for the state.
  expect(within.lines.map(({ tax, centreTax }) => [tax, centreTax])).toEqual([
    [501, 250],
    [1_605, 802],
  ])
  expect(within.shippingTaxes).toEqual([
    { rate: 5, amount: 2_450, tax: 117, centreTax: 59 },
    { rate: 18, amount: 2_450, tax: 374, centreTax: 187 },
  ])
  const across = await order({ state: 'Kerala', pincode: '682001' })
  expect(across).toMatchObject({ taxKind: 'IGST', amounts: within.amounts })
  await change({ number: '04AAPFU0939F1Z3', state: 'Chandigarh' })
  expect(await order({ state: 'Chandigarh', pincode: '160001' })).toMatchObject({ taxKind: 'CGST+UTGST' })
})

// Shows B244.
test('an order of a seller who may not charge GST has none, at the same total', async () => {
  await change({ number: '', state: 'Maharashtra' })
  const amounts = { items: 21_042, shipping: 4_900, tax: 0, total: 25_942 }
  const unregistered = await order()
  expect(unregistered).toMatchObject({ taxKind: 'NONE', amounts })
  expect(unregistered.lines.map(({ gstRate, tax }) => [gstRate, tax])).toEqual([
    [0, 0],
    [0, 0],
  ])
  await change({ ...taxedSettings.gst, composition: true })
  expect(await order()).toMatchObject({ taxKind: 'COMPOSITION', amounts })
})

// Shows B245.
test('orders of before keep their amounts, their lines and the shipping at the highest rate', async () => {
  await change(taxedSettings.gst)
  const orders = [await order(), await order({ state: 'Kerala', pincode: '682001' })]
  const read = (columns: string, table: string) =>
    owner.query(`select ${columns} from ${table} where site_id = $1 order by 1, 2`, [one.id])
  const kept = 'id, items_amount, shipping_amount, tax_amount, total_amount, status'
  await owner.query('begin')
  try {
    await owner.query(`
      alter table orders drop constraint orders_total, drop column tax_kind, drop column discount_amount, drop column shipping_taxes;
      alter table orders add constraint orders_check check (total_amount = items_amount + shipping_amount);
      alter table order_lines drop column discounts, drop column centre_tax_amount`)
    const before = [await read(kept, 'orders'), await read('*', 'order_lines')]
    await owner.query(migration)
    const columns = Object.keys(before[1]?.rows[0] ?? {}).join(', ')
    const after = [await read(kept, 'orders'), await read(columns, 'order_lines')]
    expect(after.map(({ rows }) => rows)).toEqual(before.map(({ rows }) => rows))
    const { rows } = await owner.query(
      `select tax_kind, shipping_taxes, shipping_amount::int as shipping, tax_amount::int -
         (select sum(tax_amount)::int from order_lines l where l.site_id = o.site_id and l.order_id = o.id) as tax
       from orders o where id = any($1) order by number`,
      [orders.map(({ _id }) => _id)],
    )
    expect(rows.map(({ tax_kind }) => tax_kind)).toEqual(['CGST+SGST', 'IGST'])
    for (const { shipping_taxes, shipping, tax } of rows)
      expect(shipping_taxes).toEqual([{ rate: 18, amount: shipping, tax, centreTax: null }])
    const halves = await owner.query('select distinct centre_tax_amount from order_lines where site_id = $1', [one.id])
    expect(halves.rows).toEqual([{ centre_tax_amount: null }])
  } finally {
    await owner.query('rollback')
  }
})
