// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { dialog, page, press, retype, screensOf } from '../../../tests/support/screens/screen.tsx'
import { testByLine } from '../../../tests/support/selling/by-line.ts'
import { initAt, offerPickUp, studio } from '../../../tests/support/selling/picking-up.ts'
import { shopperWith, stockOf } from '../../../tests/support/selling/shopping.ts'

const shop = await testByLine()
const { app, one, read, move, order, deliver, cancelPieces, sendParcel, endParcel, recordReturn, ofReturn } = shop
const openScreen = screensOf(app)

const pieces = (name: string, of: Awaited<ReturnType<typeof dialog>>) =>
  of.getByRole('spinbutton', { name: `Pieces of ${name}` }) as HTMLInputElement

// Shows B270, B271.
test('a part of an order is shipped, and the rest by the same button', async () => {
  const { id } = await order()
  await move(id, 'PACKED')
  const user = await openScreen(`/orders/${id}`)
  await press(user, 'Ship')
  const ship = await dialog()
  await user.clear(pieces('Clay cup', ship))
  await user.type(ship.getByLabelText('Courier'), 'Delhivery')
  await user.type(ship.getByLabelText('Tracking number'), '149')
  await user.type(ship.getByLabelText('Message to the customer'), 'The bowl comes first.')
  await press(user, 'Ship 3 of 5 pieces', ship)
  await page().findByText('3 of 5 sent')
  const link = await page().findByRole('link', { name: 'Delhivery · 149' })
  expect(link.getAttribute('href')).toBe('https://www.delhivery.com/track/package/149')
  expect((await read(id)).events.map(({ note }: { note: string }) => note).join()).toContain('The bowl comes first.')
  await press(user, 'Ship')
  await press(user, 'Mark as shipped', await dialog())
  await expect.poll(async () => (await read(id)).status).toBe('SHIPPED')
  const [delivered] = await page().findAllByRole('button', { name: 'Delivered…' })
  if (delivered) await user.click(delivered)
  await press(user, 'Mark as delivered', await dialog())
  await expect
    .poll(async () => (await read(id)).parcels.map(({ state }: { state: string }) => state))
    .toEqual(['DELIVERED', 'SENT'])
})

// Shows B270, B343.
test('one item of many is shipped without setting each of the others to none', async () => {
  const { id } = await order({ quantities: [3, 2, 1] })
  await move(id, 'PACKED')
  const user = await openScreen(`/orders/${id}`)
  await press(user, 'Ship')
  const ship = await dialog()
  await press(user, 'Choose none', ship)
  await retype(user, pieces('Brass lamp', ship), '1')
  await press(user, 'Ship 1 of 6 pieces', ship)
  await page().findByText('1 of 6 sent')
  expect((await read(id)).parcels).toMatchObject([{ lines: [{ pieces: 1 }] }])
})

// Shows B324.
test('a part of an order is handed over at the shop, with the cash for it, and the rest by the same button', async () => {
  await offerPickUp(app, one)
  const { person } = await shopperWith(one, { stock: 5, price: 33_333, name: 'Kansa bowl' }, 3)
  const id: string = (await initAt(person, studio)).body.data.orderId
  const user = await openScreen(`/orders/${id}`)
  await press(user, 'More actions for this order')
  await user.click(await page().findByRole('menuitem', { name: 'Mark as collected…' }))
  const part = await dialog()
  part.getByText('The customer has all items and has paid ₹999.99.')
  await retype(user, pieces('Kansa bowl', part), '0')
  await press(user, 'Hand over 0 of 3 pieces', part)
  await part.findByText('Enter at least one piece.')
  await retype(user, pieces('Kansa bowl', part), '2')
  await part.findByText(/^The customer has these items and has paid ₹666\.66\. The rest is not ready yet/)
  await press(user, 'Hand over 2 of 3 pieces', part)
  await page().findByText('2 of 3 collected')
  await page().findByText('1 to collect · 2 collected')
  await page().findByText('Collected at the shop · ₹666.66 paid')
  await press(user, 'Ready to collect')
  await press(user, 'Mark as collected')
  const rest = await dialog()
  rest.getByText('The customer has all items and has paid ₹333.33.')
  await press(user, 'Mark as collected', rest)
  await expect.poll(async () => (await read(id)).status).toBe('DELIVERED')
  expect((await read(id)).parcels.map(({ collect }: { collect: number }) => collect)).toEqual([66_666, 33_333])
})

// Shows B269.
test('items are cancelled with a reason, and the screen says what must be refunded', async () => {
  const { id } = await order()
  const user = await openScreen(`/orders/${id}`)
  await press(user, 'More actions for this order')
  await user.click(await page().findByRole('menuitem', { name: 'Cancel items…' }))
  const cancel = await dialog()
  await press(user, 'Cancel items', cancel)
  await cancel.findByText('Enter how many pieces to cancel.')
  await user.clear(pieces('Kansa bowl', cancel))
  await user.type(pieces('Kansa bowl', cancel), '2')
  await cancel.findByText('₹1,000.00 must then be refunded.')
  await user.type(cancel.getByRole('textbox', { name: /^Reason/ }), 'Broken.')
  await press(user, 'Cancel items', cancel)
  await expect.poll(async () => (await read(id)).refundDue).toBe(100_000)
  await page().findByText('1 to send · 2 cancelled')
  await press(user, 'Refund')
  await (await dialog()).findByText(/^₹1,000\.00 is due\./)
})

// Shows B269, B271.
test('cancelling the rest of a cash order after a parcel was paid for says that less is collected, not that money goes back', async () => {
  const { id, pieces } = await order({ mode: 'cod' })
  const sent = (await sendParcel(id, { lines: pieces(1) })).body.data
  await endParcel(id, sent.parcels[0]._id, 'DELIVERED')
  const user = await openScreen(`/orders/${id}`)
  await press(user, 'More actions for this order')
  await user.click(await page().findByRole('menuitem', { name: 'Cancel what is not sent…' }))
  await (await dialog()).findByText('₹1,666.66 less is collected on delivery.')
})

// Shows B269.
test('cancelled items that are not to be sold again are written off', async () => {
  const { id, variantIds } = await order()
  const user = await openScreen(`/orders/${id}`)
  await press(user, 'More actions for this order')
  await user.click(await page().findByRole('menuitem', { name: 'Cancel items…' }))
  const cancel = await dialog()
  await retype(user, pieces('Kansa bowl', cancel), '2')
  await user.type(cancel.getByRole('textbox', { name: /^Reason/ }), 'Broken.')
  await user.click(cancel.getByRole('checkbox', { name: 'Put the items back on sale' }))
  await press(user, 'Cancel items', cancel)
  await page().findByText('2 items are cancelled')
  expect(await stockOf(app, variantIds[0] ?? '')).toEqual({ stock: 7, ledger: 7 })
})

// Shows B291.
test('cancelling items that a colleague has just cancelled is refused, and nothing more is cancelled', async () => {
  const { id, pieces: some } = await order()
  const user = await openScreen(`/orders/${id}`)
  await press(user, 'More actions for this order')
  await user.click(await page().findByRole('menuitem', { name: 'Cancel items…' }))
  const cancel = await dialog()
  await user.clear(pieces('Kansa bowl', cancel))
  await user.type(pieces('Kansa bowl', cancel), '1')
  await user.type(cancel.getByRole('textbox', { name: /^Reason/ }), 'Broken.')
  expect((await cancelPieces(id, some(1))).status).toBe(200)
  await press(user, 'Cancel items', cancel)
  await page().findByText('Only 2 of Kansa bowl can be chosen now. Check the quantity and try again.')
  expect((await read(id)).lines[0]?.cancelled).toBe(1)
})

// Shows B226, B270.
test('one of two parcels that comes back was refused at the door, where staff say so', async () => {
  const { id, pieces: some } = await order({ mode: 'cod' })
  for (const lines of [some(3), some(0, 2)]) expect((await sendParcel(id, { lines })).status).toBe(200)
  const user = await openScreen(`/orders/${id}`)
  const [first] = await page().findAllByRole('button', { name: 'Came back…' })
  if (first) await user.click(first)
  const returned = await dialog()
  await returned.findByText('Its items go back into stock. Nothing was paid for them.')
  await user.click(returned.getByRole('checkbox', { name: 'The customer refused it at the door' }))
  await press(user, 'Mark as returned', returned)
  await page().findByText('Parcel 1 came back')
  expect((await read(id)).events.at(-1)?.note).toContain('It was refused at the door.')
})

// Shows B271.
test.each([
  ['cod', 'Nothing was paid for them.'],
  ['sandbox', '₹1,666.66 must then be refunded.'],
] as const)('items that come back after another parcel arrived (%s) are refunded alone', async (mode, text) => {
  const { id, pieces } = await order({ mode })
  const sent = (await sendParcel(id, { lines: pieces(1) })).body.data
  await endParcel(id, sent.parcels[0]._id, 'DELIVERED')
  await sendParcel(id)
  const user = await openScreen(`/orders/${id}`)
  await press(user, 'More actions for this order')
  await user.click(await page().findByRole('menuitem', { name: 'Returned undelivered…' }))
  await (await dialog()).findByText(`Its items go back into stock. ${text}`)
})

// Shows B272, B273, B275.
test('a return goes from the queue to its refund, with what is written off', async () => {
  const { id, person, pieces: some } = await order()
  await deliver(id)
  const body = { id, lines: some(2), reason: 'damaged' }
  await one.call('POST', '/api/io/crm/cuser/order/return/request', { token: person.token, body })
  const user = await openScreen('/orders/returns')
  await page().findByRole('link', { name: 'Requested 1' })
  await page().findByText('2 × Kansa bowl')
  await user.click(page().getByRole('link', { name: /^#\d+/ }))
  await page().findByRole('heading', { name: 'Asha Rao asks to return some items' })
  await press(user, 'Approve the return…')
  await press(user, 'Approve return', await dialog())
  await press(user, 'Mark as picked up')
  await page().findByText(/picked up, mark it as returned/)
  await press(user, 'Mark as returned')
  const receive = await dialog()
  await user.clear(pieces('Kansa bowl', receive))
  await user.type(pieces('Kansa bowl', receive), '1')
  await press(user, 'Mark as returned', receive)
  await expect
    .poll(async () => (await read(id)).returns[0])
    .toMatchObject({
      ...{ state: 'RECEIVED', refundAmount: 100_000 },
      lines: [{ pieces: 2, restocked: 1 }],
    })
  await page().findByText(/1 back in stock · 1 written off/)
})

// Shows B274.
test('a promised replacement is refunded instead, up to what is left of the order', async () => {
  const { id, pieces: some } = await order()
  await deliver(id)
  const [found] = (await recordReturn(id, some(1))).body.data.returns
  await ofReturn(id, found._id, 'receive', { restock: [], outcome: 'REPLACEMENT' })
  const user = await openScreen(`/orders/${id}`)
  await press(user, 'Refund instead…')
  const refund = await dialog()
  await refund.findByText('1 × Kansa bowl')
  await retype(user, refund.getByRole('textbox', { name: /^Amount to refund/ }) as HTMLInputElement, '99999')
  await press(user, 'Refund', refund)
  await refund.findByText(/^Enter an amount up to/)
  await retype(user, refund.getByRole('textbox', { name: /^Amount to refund/ }) as HTMLInputElement, '450')
  await press(user, 'Refund', refund)
  await expect.poll(async () => (await read(id)).refundDue).toBe(45_000)
})

// Shows B272.
test('a return is recorded and received while the rest of the order is still to be sent', async () => {
  const { id, pieces: some } = await order()
  const sent = (await sendParcel(id, { lines: some(2) })).body.data
  await endParcel(id, sent.parcels[0]._id, 'DELIVERED')
  const user = await openScreen(`/orders/${id}`)
  await press(user, 'More actions for this order')
  await user.click(await page().findByRole('menuitem', { name: 'Record a return request…' }))
  const record = await dialog()
  expect(record.getByLabelText('Message to the customer')).toHaveProperty('value', '')
  record.getByText('Optional. Shown in their account.')
  await press(user, 'Record request', record)
  await page().findByRole('heading', { name: 'Asha Rao asks to return some items' })
  await press(user, 'Mark as returned…')
  await press(user, 'Mark as returned', await dialog())
  await expect.poll(async () => (await read(id)).refundDue).toBe(100_000)
  await page().findByRole('button', { name: 'Ship' })
})

// Shows B271.
test('the message with a parcel says that it is mailed where the order arrives with it alone', async () => {
  const { id, pieces: some } = await order()
  for (const lines of [some(3), some(0, 2)]) await sendParcel(id, { lines })
  const user = await openScreen(`/orders/${id}`)
  const first = async () => (await page().findAllByRole('button', { name: 'Delivered…' }))[0]
  await user.click((await first()) as HTMLElement)
  const early = await dialog()
  early.getByText('Optional. Shown in their account.')
  await press(user, 'Mark as delivered', early)
  await page().findByText('Parcel 1 is delivered')
  await expect.poll(() => page().queryAllByRole('button', { name: 'Delivered…' })).toHaveLength(1)
  await user.click((await first()) as HTMLElement)
  ;(await dialog()).getByText('Optional. Shown in their account and in the email.')
})
