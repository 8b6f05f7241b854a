import type { PickUpPlace } from '../../../src/shared/selling/delivery/pick-up.ts'
import { type TestApp, type TestSite, taxedSettings } from '../app.ts'
import type { Shopper } from './shopping.ts'

const place: PickUpPlace = {
  ...{ id: '00000000-0000-4000-8000-000000000011', name: 'Lake Road studio', line1: '14 Lake Road', line2: '' },
  ...{ city: 'Pune', state: 'Maharashtra', pincode: '411004', phone: '020 2553 1122', hours: 'Mon–Sat 11 am to 7 pm' },
  ...{ days: 2, cash: true },
}

/** Takes cash, in the state of the seller. */
export const studio = place
/** Takes no cash, in another state; ready on the day. */
export const fort: PickUpPlace = {
  ...{ ...place, id: '00000000-0000-4000-8000-000000000012', name: 'Fort shop', line1: '3 Fort Street', city: 'Kochi' },
  ...{ state: 'Kerala', pincode: '682001', phone: '', hours: '', days: 0, cash: false },
}

/** Lets orders of a shop be picked up. */
export async function offerPickUp(
  { owner, services }: TestApp,
  { id }: TestSite,
  {
    pickUp = [studio, fort],
    ...delivery
  }: { pickUp?: PickUpPlace[]; elsewhere?: boolean; holidays?: string[]; daysOff?: string[] } = {},
  more: object = {},
): Promise<void> {
  const shipping = { amount: 4_900, freeFrom: 0, daysFrom: 3, daysTo: 5 }
  const settings = { ...taxedSettings, shipping, delivery: { ...delivery, pickUp }, ...more }
  await owner.query('update sites set settings = $2 where id = $1', [id, settings])
  services.bus.tell(id, ['site'])
}

/** Orders what is in the bag, to be picked up. */
export const initAt = (
  { site, token, mobileNumber }: Shopper,
  { id }: PickUpPlace,
  paymentMode = 'cod',
  seen: Record<string, string> = {},
) =>
  site.call('GET', '/api/io/cart/checkout/init', {
    token,
    query: { pickUp: id, name: 'Ravi Iyer', mobile: mobileNumber, paymentMode, ...seen },
  })
