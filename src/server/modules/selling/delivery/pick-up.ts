import type { Arrival } from '../../../../shared/selling/delivery/arrival.ts'
import type { AlsoPickUp, OfferedPlace, PickUpOffer, PickUpPlace } from '../../../../shared/selling/delivery/pick-up.ts'
import { type Place, readyAfter } from '../../../../shared/selling/delivery/zones.ts'
import { cashMode } from '../../../../shared/selling/payments/payment-modes.ts'
import type { ShippingRules } from '../../../../shared/selling/pricing/shipping-charge.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { checkPlace, type Delivering, deliveryTo, momentOf } from './delivery.ts'

/** Where an order goes: to a place of delivery, as far as it is known, or to a place of the shop where it is picked up. */
export type Destination = { place?: Place | undefined; pickUp?: PickUpPlace | undefined }

const free: ShippingRules = { by: 'value', slabs: [{ from: 0, amount: 0 }], freeFrom: 0 }

/** How an order reaches its buyer (B246, B297). Picking up costs nothing, wherever the shop delivers. */
export function deliveryOf(ctx: Ctx, { place, pickUp }: Destination): Delivering {
  if (!pickUp) return deliveryTo(ctx, place)
  return { delivers: true, cash: pickUp.cash, shipping: free, arrives: readyAt(ctx, pickUp) }
}

/** Those of the ways to pay that an order to the destination can use. */
export function waysTo<Way extends { mode: string }>(ctx: Ctx, ways: Way[], destination: Destination): Way[] {
  const { cash } = deliveryOf(ctx, destination)
  return ways.filter(({ mode }) => cash || mode !== cashMode)
}

/** A place as the owner keeps it now; undefined if it is gone. */
export function findPickUp({ site }: Ctx, id: string): PickUpPlace | undefined {
  return site.settings.delivery.pickUp.find((place) => place.id === id)
}

/** The place of a request; undefined if it names none. @throws Refusal `pickUp.gone` */
export function pickUpIn(ctx: Ctx, id: string | undefined): PickUpPlace | undefined {
  if (id === undefined) return undefined
  const place = findPickUp(ctx, id)
  if (!place) throw refusal('pickUp.gone', { field: 'pickUp' })
  return place
}

/** When an order placed now is ready to collect. */
export function readyAt(ctx: Ctx, { days }: Pick<PickUpPlace, 'days'>): Arrival {
  const day = readyAfter(momentOf(ctx), days, ctx.site.settings.delivery)
  return { from: day, to: day }
}

/** The place to name besides delivery (B310): the one whose PIN code is most like the buyer's, as near places have near codes. */
export function alsoPickUp(ctx: Ctx, pincode = ''): AlsoPickUp | undefined {
  const { pickUp } = ctx.site.settings.delivery
  const [nearest] = pickUp.toSorted((one, other) => alike(other.pincode, pincode) - alike(one.pincode, pincode))
  return nearest && { name: nearest.name, ready: readyAt(ctx, nearest).to, more: pickUp.length > 1 }
}

/** The number of first digits that two PIN codes share. */
function alike(one: string, other: string): number {
  const differs = [...one].findIndex((digit, index) => digit !== other[index])
  return differs < 0 ? one.length : differs
}

/** An answer for visitors who ask about a place (B247), with where they could pick up their order. */
export function answerPlace(ctx: Ctx, place: Place): ReturnType<typeof checkPlace> & { pickUp?: AlsoPickUp } {
  const pickUp = alsoPickUp(ctx, place.pincode)
  return { ...checkPlace(ctx, place), ...(pickUp && { pickUp }) }
}

/** Places where an order of now can be picked up. */
export function offerPickUp(ctx: Ctx): PickUpOffer {
  const { elsewhere, zones, pickUp } = ctx.site.settings.delivery
  return {
    delivers: elsewhere || zones.some(({ delivers }) => delivers),
    places: pickUp.map((place) => asOffered(ctx, place)),
  }
}

function asOffered(ctx: Ctx, place: PickUpPlace): OfferedPlace {
  const { id, name, line1, line2, city, state, pincode, phone, hours } = place
  return { id, name, line1, line2, city, state, pincode, phone, hours, ready: readyAt(ctx, place).to }
}
