import { z } from 'zod'
import { mobileNumber } from '../rules.ts'

/** States and union territories of India, as addresses and GST name them. */
export const indianStates = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const

const line = (text: string) => z.string().trim().min(1, text).max(120)

/** An Indian delivery address (E11). */
export const addressBody = z.object({
  name: line('Name required'),
  mobileNumber,
  line1: line('House number and street required'),
  line2: z.string().trim().max(120).default(''),
  landmark: z.string().trim().max(120).default(''),
  city: line('City required'),
  state: z.enum(indianStates, 'State required'),
  pincode: z
    .string()
    .trim()
    .regex(/^[1-9]\d{5}$/, 'Please enter a 6-digit PIN code.'),
  kind: z.enum(['HOME', 'WORK', 'OTHER']).default('HOME'),
  isDefault: z.boolean().default(false),
})

export const savedAddress = addressBody.extend({ _id: z.string() })

export type AddressBody = z.output<typeof addressBody>
export type SavedAddress = z.output<typeof savedAddress>
