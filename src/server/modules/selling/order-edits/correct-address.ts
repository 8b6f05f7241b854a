import { isDeepStrictEqual } from 'node:util'
import type { AddressBody } from '../../../../shared/people/address.ts'
import { goesBeside } from '../../../../shared/selling/orders/going-along.ts'
import type { AddressEditBody } from '../../../../shared/selling/orders/order-edits.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { namesOfInvoices } from '../invoices/index.ts'
import {
  addEvent,
  addressMail,
  changeAddress,
  findOrder,
  isEditable,
  type LockedOrder,
  listGoingAlong,
  listLapsedAlong,
  lockOrder,
  type Sentence,
} from '../orders/index.ts'
import { requireEditable } from './editable.ts'
import { requireSameTerms } from './same-terms.ts'

/**
 * Corrects where an order goes (B304), and with it those that go along (B360). The customer's address book stays as it is. A repeat
 * changes nothing.
 * @throws Refusal `order.notFound`, `orderEdit.state`, `orderEdit.invoiced`, `orderEdit.pickUp`, `orderEdit.along`, `orderEdit.since`,
 * and those of `holdGoingAlong` and `requireSameTerms`
 */
export function correctAddress(ctx: Ctx, id: string, { address: typed, revision }: AddressEditBody): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, id)
    if (!order) throw refusal('order.notFound')
    const address = { ...typed, isDefault: order.address.isDefault }
    const changed = changedParts(order.address, address)
    if (changed.length === 0) return
    if (order.pickUp) throw refusal('orderEdit.pickUp')
    await requireEditable(ctx, order)
    if (order.addressRevision !== revision) throw refusal('orderEdit.since', { field: 'revision' })
    await requireByItself(ctx, order)
    const along = await holdGoingAlong(ctx, order)
    for (const each of [order, ...along]) await requireSameTerms(ctx, each, address)
    const { addressRevision } = await changeAddress(ctx, order, address)
    for (const other of [...along, ...(await holdLapsed(ctx, order))]) await changeAddress(ctx, other, address)
    for (const each of [order, ...along])
      await addEvent(ctx, each, 'ADDRESS_CORRECTED', { said: changed.map((is) => ({ is })) })
    if (changed.includes('placeCorrected')) await addressMail.later(ctx, { orderId: id, revision: addressRevision })
  })
}

/** @throws Refusal `orderEdit.along` for an order that goes where another one does */
async function requireByItself(ctx: Ctx, { goesWith }: LockedOrder): Promise<void> {
  const first = goesWith === null ? undefined : await findOrder(ctx, goesWith)
  if (first && goesBeside(first.status)) throw refusal('orderEdit.along', { number: first.number })
}

/**
 * Locks the orders that go where this one does.
 * @throws Refusal `orderEdit.alongFixed` for one that is packed or invoiced, `orderEdit.alongAsked` for one whose cancellation is asked for
 */
async function holdGoingAlong(ctx: Ctx, { id }: LockedOrder): Promise<LockedOrder[]> {
  const held = await holdEach(ctx, await listGoingAlong(ctx, id))
  const asked = held.find(({ status }) => status === 'CANCEL_REQUESTED')
  if (asked) throw refusal('orderEdit.alongAsked', { number: asked.number })
  const invoiced = await namesOfInvoices(
    ctx,
    held.map(({ id }) => id),
  )
  const fixed = held.find((order) => !isEditable(order) || invoiced.some(({ orderId }) => orderId === order.id))
  if (fixed) throw refusal('orderEdit.alongFixed', { number: fixed.number })
  return held
}

const holdLapsed = async (ctx: Ctx, { id }: LockedOrder) => holdEach(ctx, await listLapsedAlong(ctx, id))

async function holdEach(ctx: Ctx, listed: { id: string }[]): Promise<LockedOrder[]> {
  const held: LockedOrder[] = []
  for (const { id } of listed) {
    const order = await lockOrder(ctx, id)
    if (order) held.push(order)
  }
  return held
}

/** Parts of an address, with what an event says of them: never what they were, which a deleted account could not take back. */
const parts = {
  nameCorrected: ['name'],
  mobileCorrected: ['mobileNumber'],
  placeCorrected: ['line1', 'line2', 'landmark', 'city', 'state', 'pincode', 'kind'],
  businessCorrected: ['businessName', 'gstin'],
} as const satisfies Partial<Record<Sentence['is'], (keyof AddressBody)[]>>

type Part = keyof typeof parts

function changedParts(before: AddressBody, after: AddressBody): Part[] {
  const names = Object.keys(parts) as Part[]
  const of = (address: AddressBody, part: Part) => parts[part].map((name) => address[name])
  return names.filter((part) => !isDeepStrictEqual(of(before, part), of(after, part)))
}
