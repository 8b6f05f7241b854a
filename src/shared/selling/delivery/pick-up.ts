import { z } from 'zod'
import { type AddressBody, statePlaceFault } from '../../people/address.ts'
import { indianStates } from '../../people/indian-states.ts'
import { pincode } from '../../rules.ts'
import { phone } from '../../sites/business.ts'
import { gstinFault } from '../../sites/gstin.ts'
import { filledText } from '../../words.ts'

/** Places of the shop where orders are picked up (B297). */

export const mostPlaces = 10

const line = (text: string) => z.string().trim().min(1, text).max(120, 'Use up to 120 characters.')

export const pickUpPlaceInput = z
  .object({
    id: z.uuid('Send the id of the place.'),
    name: line('Enter a name.').max(60, 'Use up to 60 characters.'),
    line1: line('Enter the house number and street.'),
    line2: z.string().trim().max(120, 'Use up to 120 characters.'),
    city: line('Enter the city.'),
    state: z.enum(indianStates, 'Choose a state.'),
    pincode: z.string().pipe(pincode),
    phone,
    hours: z.string().trim().max(200, 'Use up to 200 characters.'),
    /** Days until an order is ready, counted as days of delivery are. */
    days: z.int('Enter whole days.').min(0, 'Enter 0 or more days.').max(30, 'Enter up to 30 days.'),
    /** Whether orders may be paid there, if the shop takes cash at all. */
    cash: z.boolean(),
  })
  .superRefine(({ state, pincode }, issues) => {
    const message = statePlaceFault({ state, pincode })
    if (message) issues.addIssue({ code: 'custom', path: ['state'], message })
  })

const isEachOnce = (all: string[]) => new Set(all).size === all.length

export const pickUpInput = z
  .array(pickUpPlaceInput)
  .max(mostPlaces, `Create at most ${mostPlaces} places.`)
  .refine((places) => isEachOnce(places.map(({ name }) => name)), 'Name each place once.')
  .refine((places) => isEachOnce(places.map(({ id }) => id)), 'Give each place its own id.')

export const storedPickUp = z
  .array(
    z.object({
      ...{ id: z.string(), name: z.string(), line1: z.string(), line2: z.string().default(''), city: z.string() },
      ...{ state: z.enum(indianStates), pincode: z.string(), phone: z.string().default('') },
      ...{ hours: z.string().default(''), days: z.number().int().default(0), cash: z.boolean().default(false) },
    }),
  )
  .default([])

export type PickUpPlace = z.output<typeof pickUpPlaceInput>

/** Place of an order that its buyer picks up, as it was when they ordered; its address is the order's. */
export const orderPickUp = z.object({
  placeId: z.string(),
  name: z.string(),
  /** Opening hours, and a phone number; empty without them. */
  hours: z.string(),
  phone: z.string(),
  /** Registered address of the business that collects it; the order's address has its name and GSTIN. */
  businessAddress: z.string().optional(),
})

export type OrderPickUp = z.output<typeof orderPickUp>

/** Place as customers choose it. */
export const offeredPlace = z.object({
  ...{ id: z.string(), name: z.string(), line1: z.string(), line2: z.string(), city: z.string() },
  ...{ state: z.enum(indianStates), pincode: z.string(), phone: z.string(), hours: z.string() },
  /** Day on which an order of now is ready: `2026-11-28`. */
  ready: z.string(),
})

/** `delivers`: whether the shop delivers anywhere; without that, its orders are picked up. */
export const pickUpOffer = z.object({ delivers: z.boolean(), places: z.array(offeredPlace) })

export type OfferedPlace = z.output<typeof offeredPlace>
export type PickUpOffer = z.output<typeof pickUpOffer>

/** A place that is named where an order could also be picked up. */
export const alsoPickUp = z.object({
  name: z.string(),
  /** Day on which an order of now is ready there. */
  ready: z.string(),
  /** Whether the shop has other places too. */
  more: z.boolean(),
})

export type AlsoPickUp = z.output<typeof alsoPickUp>

const upTo = (most: number) => filledText('Use up to {count} characters.', { count: most })

/** The business that collects an order, for its invoice (B327). All empty for other buyers. */
export const collectingBusiness = {
  gstin: z.string().trim().toUpperCase().max(15, 'A GSTIN has 15 characters.').default(''),
  businessName: z.string().trim().max(120, upTo(120)).default(''),
  /** As it is registered, without the state, which the GSTIN has. */
  businessAddress: z.string().trim().max(200, upTo(200)).default(''),
}

export type CollectingBusiness = { gstin: string; businessName: string; businessAddress: string }

/**
 * Refuses a business that is given in part. Its GSTIN may be of any state: the goods are handed over at the place, whose state is the place
 * of supply (IGST Act, section 10(1)).
 */
export function checkBusiness(
  { gstin, businessName, businessAddress }: CollectingBusiness,
  add: (field: keyof CollectingBusiness, message: string) => void,
): void {
  if (gstin === '' && businessName === '' && businessAddress === '') return
  const fault = gstin === '' ? 'Enter the GSTIN of the business.' : gstinFault(gstin)
  if (fault) add('gstin', fault)
  if (businessName === '') add('businessName', 'Business name required')
  if (businessAddress === '') add('businessAddress', 'Enter the registered address of the business.')
}

type Collector = { name: string; mobile: string } & Partial<CollectingBusiness>

/** A place, and the registered address of the business that collects there. */
export type CollectedAt = PickUpPlace & { businessAddress?: string | undefined }

/** Address of an order that is picked up: that of the place, with who collects it. */
export function collectorAddress(
  place: PickUpPlace,
  { name, mobile, gstin = '', businessName = '' }: Collector,
): AddressBody {
  const { line1, line2, city, state, pincode } = place
  return {
    ...{ name, mobileNumber: mobile, line1, line2, landmark: '', city, state, pincode },
    ...{ kind: 'OTHER', isDefault: false, businessName, gstin },
  }
}
