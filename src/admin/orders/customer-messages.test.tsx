// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { dialog, page, press, screensOf } from '../../../tests/support/screens/screen.tsx'
import { ok, testByLine } from '../../../tests/support/selling/by-line.ts'

const { app, read, move, order, deliver, sendParcel, recordReturn, ofReturn, post } = await testByLine()
const openScreen = screensOf(app)

type Order = Awaited<ReturnType<typeof order>>
type Presses = (string | { menu: string })[]

/** A return that was asked for, approved and received: two bowls, for which others are to be sent. */
async function promised({ id, pieces }: Order) {
  await deliver(id)
  const { returns } = ok(await recordReturn(id, pieces(2)))
  ok(await post(id, 'request/approve', { kind: 'return' }))
  ok(await ofReturn(id, returns[0]?._id ?? '', 'receive', { restock: pieces(2), outcome: 'REPLACEMENT' }))
}

async function asked({ id, pieces }: Order) {
  await deliver(id)
  ok(await recordReturn(id, pieces(2)))
}

const ways: [string, (order: Order) => Promise<unknown>, Presses, string][] = [
  [
    'an order is delivered',
    async ({ id }) => [await move(id, 'PACKED'), await move(id, 'SHIPPED')],
    ['Mark as delivered'],
    'Mark as delivered',
  ],
  [
    'one of two parcels is delivered',
    async ({ id, pieces }) => [await sendParcel(id, { lines: pieces(3) })],
    ['Delivered…'],
    'Mark as delivered',
  ],
  [
    'a return is recorded',
    ({ id }) => deliver(id),
    ['More actions for this order', { menu: 'Record a return request…' }],
    'Record request',
  ],
  ['a return is approved', asked, ['Approve the return…'], 'Approve return'],
  [
    'a return is received',
    async (order) => {
      await asked(order)
      ok(await post(order.id, 'request/approve', { kind: 'return' }))
    },
    ['Mark as returned'],
    'Mark as returned',
  ],
  ['a replacement is sent', promised, ['Send replacement…'], 'Mark as shipped'],
  [
    'money is paid back',
    async ({ id, pieces }) => ok(await post(id, 'cancellations', { lines: pieces(1), reason: 'Broken.' })),
    ['Refund'],
    'Refund',
  ],
]

test.each(ways)('when %s, the customer can be written a line', async (_, prepare, presses, act) => {
  const made = await order()
  await prepare(made)
  const user = await openScreen(`/orders/${made.id}`)
  for (const name of presses)
    if (typeof name === 'string') await press(user, name)
    else await user.click(await page().findByRole('menuitem', { name: name.menu }))
  const form = await dialog()
  await user.type(form.getByLabelText('Message to the customer'), 'Thank you, Asha.')
  await press(user, act, form)
  await expect.poll(() => page().queryByRole('dialog')).toBeNull()
  const { events } = await read(made.id)
  expect(events.map(({ note }: { note: string }) => note).join()).toContain('Thank you, Asha.')
})
