// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import {
  dialog,
  loseAnswer,
  page,
  press,
  retype,
  screensOf,
  within,
} from '../../../../tests/support/screens/screen.tsx'
import { testOrderEdits } from '../../../../tests/support/selling/order-edits.ts'
import { piecesOf } from '../../../../tests/support/selling/phone-orders.ts'
import { stockOf } from '../../../../tests/support/selling/shopping.ts'
import type { Permission } from '../../../shared/people/permissions.ts'

const shop = await testOrderEdits()
const { app, one, owner, add, cashOrder, correct, move, paidOrder, read } = shop
const openScreen = screensOf(app)
const as: Permission[] = ['orders', 'handleOrders', 'cancelOrders']

type User = Awaited<ReturnType<typeof openScreen>>

/** Opens the order, and of its edits the one of this name. */
async function edit(id: string, name?: RegExp): Promise<User> {
  const user = await openScreen(`/orders/${id}`, { as })
  await press(user, 'More actions for this order')
  await user.click(await page().findByRole('menuitem', { name: 'Edit order…' }))
  if (name) await press(user, name, await dialog())
  return user
}

async function find(user: User, text: string, row: RegExp) {
  await user.click(await page().findByRole('combobox', { name: 'Add an item' }))
  await user.type(await page().findByPlaceholderText('Product or SKU'), text)
  await expect.poll(() => document.querySelectorAll('[role=listbox] [role=option]').length).toBe(1)
  await user.click(await page().findByRole('option', { name: row }))
}

// Shows B304, B306.
test('an address is corrected, and what is refused is said at its field', async () => {
  const { id } = await cashOrder()
  const user = await edit(id, /^Correct the address/)
  await retype(user, page().getByRole('textbox', { name: 'PIN code' }), '403001')
  await press(user, 'Save address')
  await page().findByText(/^The PIN code 403001 is in/)
  await user.selectOptions(page().getByRole('combobox', { name: 'State' }), 'Goa')
  await press(user, 'Save address')
  await page().findByText(/^In Goa another kind of GST is due\./)
  await user.selectOptions(page().getByRole('combobox', { name: 'State' }), 'Maharashtra')
  await retype(user, page().getByRole('textbox', { name: 'PIN code' }), '411002')
  await retype(user, page().getByRole('textbox', { name: 'House number and street' }), '14 Lake Road')
  await press(user, 'Save address')
  await page().findByText('Address saved')
  await page().findByText('The delivery address was corrected.')
  expect((await read(id)).address).toMatchObject({ line1: '14 Lake Road', pincode: '411002' })
})

// Shows B304.
test('a colleague’s correction is not overwritten while the dialog is open, even when pressed twice', async () => {
  const { id } = await cashOrder()
  const user = await edit(id, /^Correct the address/)
  await page().findByRole('textbox', { name: 'Landmark' })
  expect((await correct(id, { landmark: 'Opposite the lake' })).status).toBe(200)
  await retype(user, page().getByRole('textbox', { name: 'City' }), 'Poona')
  for (const _ of [1, 2]) {
    await press(user, 'Save address')
    await page().findByText(/^The address of this order has changed since you opened it\./)
  }
  expect((await read(id)).address).toMatchObject({ landmark: 'Opposite the lake', city: 'Pune' })
})

// Shows B305, B306.
test('items are added, after the screen has said what is collected with them', async () => {
  const { variantIds } = await one.product({ name: 'Brass diya', price: 12_000, stock: 5 })
  const { id, variantId } = await cashOrder(1)
  const user = await edit(id, /^Add items/)
  await press(user, 'Add items', await dialog())
  await page().findByText('Choose an item, and enter how many pieces to add.')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Items')
  await find(user, 'brass', /Brass diya/)
  await retype(user, page().getByLabelText('Pieces of Brass diya'), '9')
  await page().findByText('Only 5 of Brass diya left.')
  await retype(user, page().getByLabelText('Pieces of Brass diya'), '2')
  await page().findByText('₹740.00')
  expect((await add(id, piecesOf(variantId))).status).toBe(200)
  await press(user, 'Add items', await dialog())
  await page().findByText(/^With these items the order now comes to ₹1,240; you were shown ₹740\./)
  await page().findByText('₹1,240.00')
  await press(user, 'Add items', await dialog())
  await page().findByText('Added: 2 × Brass diya. The order now comes to ₹1,240.00.')
  await page().findByText('Cash on delivery: ₹1,240.00 to be collected on delivery.')
  expect((await read(id)).lines).toHaveLength(3)
  expect(await stockOf(app, variantIds[0] ?? '')).toEqual({ stock: 3, ledger: 3 })
})

// Shows B305.
test('items are added once where the answer is lost and the button is pressed again', async () => {
  const { variantIds } = await one.product({ name: 'Copper tray', price: 12_000, stock: 5 })
  const { id } = await cashOrder(1)
  const user = await edit(id, /^Add items/)
  await find(user, 'copper', /Copper tray/)
  await page().findByText('₹620.00')
  loseAnswer(/POST .*\/items$/)
  await press(user, 'Add items', await dialog())
  await (await dialog()).findByRole('alert')
  await page().findByText('₹740.00')
  await press(user, 'Add items', await dialog())
  await expect.poll(() => page().queryByRole('dialog')).toBeNull()
  expect((await read(id)).lines).toHaveLength(2)
  expect(await stockOf(app, variantIds[0] ?? '')).toEqual({ stock: 4, ledger: 4 })
})

// Shows B306.
test('removing items leads to their cancellation', async () => {
  const { id } = await cashOrder(2)
  await edit(id, /^Remove items/)
  await (await dialog()).findByText(/^Cancel items of order/)
})

// Shows B306, B360.
test('items are added to a paid order as a further one, whose link is sent, and both screens name each other', async () => {
  await one.product({ name: 'Jute basket', price: 12_000, stock: 5 })
  const { id, person } = await paidOrder()
  const { number } = await read(id)
  const user = await edit(id, /^Add items/)
  await press(user, 'Add items', await dialog())
  await page().findByText('Choose an item, and enter how many pieces to add.')
  await find(user, 'jute', /Jute basket/)
  await (await dialog()).findByText('Free')
  await retype(user, page().getByLabelText('Pieces of Jute basket'), '9')
  await page().findByText('Only 5 of Jute basket left.')
  await retype(user, page().getByLabelText('Pieces of Jute basket'), '2')
  await expect.poll(() => page().queryByText('Only 5 of Jute basket left.')).toBeNull()
  await press(user, 'Add items', await dialog())
  await page().findByText(`Order ${number + 1} goes along with order ${number}`)
  await page().findByRole('heading', { level: 2, name: 'Payment link' })
  await page().findByText(`It goes in one parcel with order ${number}, so its delivery costs nothing.`)
  await openScreen(`/orders/${id}`, { as })
  const along = within(await page().findByRole('region', { name: 'Orders that go together' }))
  along.getByText('₹240 still to be paid')
  expect(along.getByRole('link').textContent).toBe(`Order ${number + 1}`)
  const [further] = (await person.orders()).filter(({ goesWith }) => goesWith?._id === id)
  expect(further).toMatchObject({ status: 'PENDING_PAYMENT', amounts: { shipping: 0, total: 24_000 } })
  await openScreen(`/orders/${id}/print?paper=slip`, { as })
  await page().findByText(`Not paid yet, and to go along once it is: order ${number + 1}.`)
})

// Shows B360.
test('a further order is taken once where the answer is lost and the button is pressed again', async () => {
  const { variantIds } = await one.product({ name: 'Clay cup', price: 12_000, stock: 5 })
  const { id } = await paidOrder()
  const user = await edit(id, /^Add items/)
  await find(user, 'clay', /Clay cup/)
  await user.click(await (await dialog()).findByRole('radio', { name: /^Cash on delivery/ }))
  await (await dialog()).findByText('Free')
  loseAnswer(/POST .*\/further$/)
  await press(user, 'Add items', await dialog())
  await (await dialog()).findByRole('alert')
  await press(user, 'Add items', await dialog())
  await expect.poll(() => page().queryByRole('dialog')).toBeNull()
  expect((await read(id)).goingAlong).toMatchObject([{ status: 'PLACED', paymentStatus: 'DUE_ON_DELIVERY' }])
  expect(await stockOf(app, variantIds[0] ?? '')).toEqual({ stock: 4, ledger: 4 })
})

// Shows B306, B360.
test('a packed order has no edit but takes a further one, and one that was sent neither', async () => {
  const { id } = await paidOrder()
  await move(id, 'PACKED')
  const user = await openScreen(`/orders/${id}`, { as })
  await press(user, 'More actions for this order')
  await user.click(await page().findByRole('menuitem', { name: 'Add items…' }))
  await (await dialog()).findByText(/^They become an order of their own/)
  await owner.query("update orders set status = 'SHIPPED' where id = $1", [id])
  const again = await openScreen(`/orders/${id}`, { as })
  await press(again, 'More actions for this order')
  await page().findByRole('menuitem', { name: 'Print packing slip' })
  for (const name of ['Edit order…', 'Add items…']) expect(page().queryByRole('menuitem', { name })).toBeNull()
})
