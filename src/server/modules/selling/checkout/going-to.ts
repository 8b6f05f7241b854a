import type { AddressBody } from '../../../../shared/people/address.ts'
import { collectorAddress, type PickUpPlace } from '../../../../shared/selling/pick-up.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { findAddress } from '../../people/identity/index.ts'
import { pickUpIn } from '../delivery/index.ts'

/** Where a customer wants an order: an address of theirs, or a place of the shop and who collects it there. */
export type Where = {
  addressId?: string | undefined
  pickUp?: string | undefined
  name?: string | undefined
  mobile?: string | undefined
}

/** The address of an order, and the place if it is picked up. */
export type GoesTo = { address: AddressBody; pickUp: PickUpPlace | undefined }

/** @throws Refusal `address.notFound`, `pickUp.gone` */
export async function goingTo(ctx: Ctx, { addressId, pickUp, name = '', mobile = '' }: Where): Promise<GoesTo> {
  const place = pickUpIn(ctx, pickUp)
  if (place) return { address: collectorAddress(place, { name, mobile }), pickUp: place }
  if (addressId === undefined) throw refusal('address.notFound', { field: 'addressId' })
  const { _id, ...address } = await findAddress(ctx, addressId)
  return { address, pickUp: undefined }
}
