import type { AddressBody } from '../../people/address.ts'
import { cut } from '../../text.ts'
import type { CollectingBusiness } from './pick-up.ts'

type Known = Pick<AddressBody, 'gstin' | 'businessName' | 'line1' | 'line2' | 'city' | 'pincode'>

/** The business that a buyer's addresses name, to begin with when an order is picked up; empty without one. */
export function businessOf(addresses: Known[]): CollectingBusiness {
  const known = addresses.find(({ gstin }) => gstin)
  if (!known) return { gstin: '', businessName: '', businessAddress: '' }
  const { gstin, businessName, line1, line2, city, pincode } = known
  return { gstin, businessName, businessAddress: cut([line1, line2, city, pincode].filter(Boolean).join(', '), 200) }
}
