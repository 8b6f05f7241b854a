import type { Arrival } from '../../../../shared/selling/delivery/arrival.ts'
import { arrivalAfter, type Place, zoneOf } from '../../../../shared/selling/delivery/zones.ts'
import { takesCashAt } from '../../../../shared/selling/payments/cash-rules.ts'
import { cashMode } from '../../../../shared/selling/payments/payment-modes.ts'
import type { ShippingRules } from '../../../../shared/selling/pricing/shipping-charge.ts'
import { toZoned } from '../../../../shared/zoned-time.ts'
import type { Ctx } from '../../../platform/context.ts'

/** How the shop delivers to a place now. */
export type Delivering = {
  delivers: boolean
  /** Whether orders may be paid on delivery, if the shop offers that at all. */
  cash: boolean
  shipping: ShippingRules
  /** Delivery dates of an order placed now; null without a promise. */
  arrives: Arrival | null
}

/** The only answer to how a place is delivered to (B246). Outside all zones, and without a place, the shop's own charge and days hold. */
export function deliveryTo(ctx: Ctx, place?: Place): Delivering {
  const { shipping, delivery } = ctx.site.settings
  const zone = place && zoneOf(delivery, place)
  const arrives = arrivalAfter(momentOf(ctx), zone ?? shipping, delivery)
  if (zone) {
    const { delivers, cash, by, slabs, freeFrom } = zone
    return { delivers, cash: delivers && cash, shipping: { by, slabs, freeFrom }, arrives: delivers ? arrives : null }
  }
  const delivers = place === undefined || delivery.elsewhere
  const slabs = [{ from: 0, amount: shipping.amount }]
  return {
    delivers,
    cash: delivers,
    shipping: { by: 'value', slabs, freeFrom: shipping.freeFrom },
    arrives: delivers ? arrives : null,
  }
}

/** An answer for visitors who ask about a place (B247); `cash`: whether the shop takes it there, by its zones and its rules for cash (B226). */
export function checkPlace(ctx: Ctx, place: Place): Pick<Delivering, 'delivers' | 'cash' | 'arrives'> {
  const { payments, cashOnDelivery } = ctx.site.settings
  const { delivers, cash, arrives } = deliveryTo(ctx, place)
  const takesCash = payments.modes.includes(cashMode) && takesCashAt(cashOnDelivery, place.pincode)
  return { delivers, cash: cash && takesCash, arrives }
}

/** Day and hour of now in the site's time zone. */
export function momentOf(ctx: Ctx): { day: string; hour: number } {
  const [day = '', time = ''] = toZoned(ctx.now().toISOString(), ctx.site.settings.timeZone).split('T')
  return { day, hour: Number(time.slice(0, 2)) }
}
