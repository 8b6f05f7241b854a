import { isDeepStrictEqual } from 'node:util'
import type { AddressBody } from '../../../../shared/people/address.ts'
import type { AddressEditBody } from '../../../../shared/selling/orders/order-edits.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { addEvent, addressMail, changeAddress, lockOrder, type Sentence } from '../orders/index.ts'
import { requireEditable } from './editable.ts'
import { requireSameTerms } from './same-terms.ts'

/**
 * Corrects where an order goes (B304). The customer's address book stays as it is. A repeat changes nothing.
 * @throws Refusal `order.notFound`, `orderEdit.state`, `orderEdit.invoiced`, `orderEdit.pickUp`, `orderEdit.since`, and those of
 * `requireSameTerms`
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
    await requireSameTerms(ctx, order, address)
    const { addressRevision } = await changeAddress(ctx, order, address)
    await addEvent(ctx, order, 'ADDRESS_CORRECTED', { said: changed.map((is) => ({ is })) })
    if (changed.includes('placeCorrected')) await addressMail.later(ctx, { orderId: id, revision: addressRevision })
  })
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
