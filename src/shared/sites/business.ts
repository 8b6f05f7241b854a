import { z } from 'zod'
import { indianStates } from '../people/indian-states.ts'
import { latinDigits, pinOf } from '../people/written-numbers.ts'
import { storefrontEmailPattern } from '../rules.ts'
import { gstinFault, panOfGstin, panPattern, stateOfGstin } from './gstin.ts'

/** The business behind a site, for invoices, mails and legal notices. Every part may be empty. */

const text = (most: number) => z.string().max(most).default('')

/** As stored; input is `businessInput`. */
export const storedBusiness = z.object({
  /** The registered name, if it is not the site's. */
  legalName: text(120),
  pan: text(10),
  address: z
    .object({ line1: text(120), line2: text(120), city: text(120), state: text(40), pincode: text(6) })
    .prefault({}),
  /** Contact for customers and for the shop's own mails. */
  email: text(254),
  phone: text(30),
  /** Grievance officer (Consumer Protection (E-Commerce) Rules, 2020). */
  grievance: z.object({ name: text(120), email: text(254), phone: text(30) }).prefault({}),
})

export type Business = z.output<typeof storedBusiness>

export const storedGst = z.object({
  number: z.string().max(15).default(''),
  state: z.string().max(40).default(''),
  /** Pays the tax of the composition scheme (section 10 of the CGST Act), so may charge no GST. */
  composition: z.boolean().default(false),
})

export type Gst = z.output<typeof storedGst>

const line = (most: number) => z.string().trim().max(most, `Use up to ${most} characters.`)
const state = z.union([z.literal(''), z.enum(indianStates)], 'Choose a state.')
const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .refine((text) => text === '' || storefrontEmailPattern.test(text), 'Enter an email such as hello@example.com.')

/** Latin digits and plain hyphens, without the invisible marks that numbers are copied with. */
const asPrinted = (text: string) =>
  latinDigits(text)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()

/** As printed: digits with spaces, hyphens, dots, brackets, and an optional leading plus. */
export const phone = z
  .string()
  .trim()
  .overwrite(asPrinted)
  .max(30)
  .refine(
    (text) => text === '' || (/^\(?\+?[\d\s().-]+$/.test(text) && /^\d{8,13}$/.test(text.replace(/\D/g, ''))),
    'Enter a phone number such as +91 98290 41122.',
  )

const capitals = z.string().trim().toUpperCase()

export const gstInput = z.object({
  number: capitals.superRefine((gstin, check) => {
    const fault = gstin === '' ? undefined : gstinFault(gstin)
    if (fault) check.addIssue({ code: 'custom', message: fault })
  }),
  state,
  composition: z.boolean().default(false),
})

const address = z
  .object({
    line1: line(120),
    line2: line(120),
    city: line(120),
    state,
    pincode: z
      .string()
      .trim()
      .overwrite(pinOf)
      .regex(/^([1-9]\d{5})?$/, 'Enter a 6-digit PIN code.'),
  })
  .superRefine((address, check) => {
    if (Object.values(address).every((part) => part === '')) return
    for (const [name, message] of Object.entries(wanted))
      if (address[name as keyof typeof wanted] === '') check.addIssue({ code: 'custom', path: [name], message })
  })

/** Required parts of an address that is not empty. */
const wanted = {
  line1: 'Enter the building and street.',
  city: 'Enter the city.',
  state: 'Choose a state.',
  pincode: 'Enter the PIN code.',
}

export const businessInput = z.object({
  legalName: line(120),
  pan: capitals.refine(
    (text) => text === '' || panPattern.test(text),
    'Check the PAN: it has ten characters, such as AAPFU0939F.',
  ),
  address,
  email,
  phone,
  grievance: z.object({ name: line(120), email, phone }).superRefine(({ name, email, phone }, check) => {
    if (name === '' && (email || phone))
      check.addIssue({ code: 'custom', path: ['name'], message: 'Enter the name of the grievance officer.' })
    if (name && !email && !phone)
      check.addIssue({ code: 'custom', path: ['email'], message: 'Enter an email or a phone number.' })
  }),
})

/** Contradictions to a GSTIN, which contains a state and a PAN; the seller's address lies in that state. */
export function identityFaults(gst: Gst, business: Business): { field: string; text: string }[] {
  const own = stateOfGstin(gst.number)
  if (gst.number === '' || own === undefined) return []
  const fits = (state: string) => state === '' || state === own
  return [
    ...(gst.state === own ? [] : [{ field: 'gst.state', text: `This GSTIN is registered in ${own}.` }]),
    ...(business.pan === '' || business.pan === panOfGstin(gst.number)
      ? []
      : [{ field: 'business.pan', text: `The PAN in this GSTIN is ${panOfGstin(gst.number)}.` }]),
    ...(fits(business.address.state)
      ? []
      : [{ field: 'business.address.state', text: `This GSTIN is registered in ${own}: the address must be in it.` }]),
  ]
}

/** State of supply: that of the GST registration, else of the address. */
export function sellerState({ gst, business }: { gst: Gst; business: Business }): string {
  return gst.state || business.address.state
}

/** A printed address as lines; none if empty. */
export function addressLines({ line1, line2, city, state, pincode }: Business['address']): string[] {
  return [line1, line2, [city, pincode].filter(Boolean).join(' '), state].filter(Boolean)
}
