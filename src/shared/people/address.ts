import * as z from 'zod/mini'
import { atMost, mobileNumber, pincode, trim, trimLine } from '../rules.ts'
import { gstinFault, stateOfGstin } from '../sites/gstin.ts'
import { filledText } from '../words.ts'
import { type IndianState, indianStates } from './indian-states.ts'
import { statesOfPin } from './pincode.ts'

const line = (text: string) => z.string().check(trimLine, z.minLength(1, text), atMost(120))
const maybeLine = z._default(z.string().check(trimLine, atMost(120)), '')

/** An Indian delivery address (E11). */
export const addressBody = z.object({
  name: line('Name required'),
  mobileNumber,
  line1: line('House number and street required'),
  line2: maybeLine,
  landmark: maybeLine,
  city: line('City required'),
  state: z.enum(indianStates, 'State required'),
  pincode,
  kind: z._default(z.enum(['HOME', 'WORK', 'OTHER']), 'HOME'),
  isDefault: z._default(z.boolean(), false),
  /** Name and GSTIN of a business that buys; empty otherwise. */
  businessName: maybeLine,
  gstin: z._default(z.string().check(trim, z.toUpperCase(), z.maxLength(15, 'A GSTIN has 15 characters.')), ''),
})

/** Why a PIN code does not lie in a state; undefined if it does, or if that is not known. */
export function statePlaceFault({ pincode, state }: { pincode: string; state: IndianState }): string | undefined {
  const states = statesOfPin(pincode)
  if (!states || states.includes(state)) return undefined
  const places = new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(states)
  return filledText('The PIN code {pincode} is in {places}.', { pincode, places })
}

/**
 * Like `addressBody`, for input: the PIN code must lie in the state, and so must the registration of a business, as the place of supply
 * is where it receives the goods. Saved addresses are not checked again.
 */
export const addressInput = addressBody.check(
  z.superRefine(({ gstin, businessName, state }, issues) => {
    if (gstin === '') return
    const elsewhere = 'This GSTIN is registered in another state than the address.'
    const fault = gstinFault(gstin) ?? (stateOfGstin(gstin) === state ? undefined : elsewhere)
    if (fault) issues.addIssue({ code: 'custom', path: ['gstin'], message: fault })
    if (businessName === '')
      issues.addIssue({ code: 'custom', path: ['businessName'], message: 'Business name required' })
  }),
  z.superRefine((address, issues) => {
    const message = statePlaceFault(address)
    if (message) issues.addIssue({ code: 'custom', path: ['state'], message })
  }),
)

export const savedAddress = z.extend(addressBody, { _id: z.string() })

export type AddressBody = z.output<typeof addressBody>
export type SavedAddress = z.output<typeof savedAddress>

/** `state`: its name in the language of the text. */
type PostalAddress = Pick<AddressBody, 'line1' | 'line2' | 'landmark' | 'city' | 'pincode'> & { state: string }

/** A postal address on one line. */
export function addressLine({ line1, line2, landmark, city, state, pincode }: PostalAddress): string {
  return [line1, line2, landmark, city, state, pincode].filter(Boolean).join(', ')
}
