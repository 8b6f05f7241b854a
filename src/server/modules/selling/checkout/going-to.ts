import type { AddressBody } from '../../../../shared/people/address.ts'
import {
  type CollectedAt,
  type CollectingBusiness,
  collectorAddress,
} from '../../../../shared/selling/delivery/pick-up.ts'
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
} & Partial<CollectingBusiness>

/** The address of an order, and the place if it is picked up. */
export type GoesTo = { address: AddressBody; pickUp: CollectedAt | undefined }

/** @throws Refusal `address.notFound`, `pickUp.gone` */
export async function goingTo(ctx: Ctx, where: Where): Promise<GoesTo> {
  const { addressId, pickUp, name = '', mobile = '', gstin, businessName, businessAddress } = where
  const place = pickUpIn(ctx, pickUp)
  if (place)
    return {
      address: collectorAddress(place, { name, mobile, ...(gstin && { gstin, businessName }) }),
      pickUp: { ...place, ...(gstin && { businessAddress }) },
    }
  if (addressId === undefined) throw refusal('address.notFound', { field: 'addressId' })
  const { _id, ...address } = await findAddress(ctx, addressId)
  return { address, pickUp: undefined }
}
