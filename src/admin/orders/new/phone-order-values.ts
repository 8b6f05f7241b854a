import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { Customer } from '../../../shared/people/customers-admin.ts'
import { pinOf } from '../../../shared/people/written-numbers.ts'
import { pinPattern } from '../../../shared/rules.ts'
import { largestQuantity } from '../../../shared/selling/bag/cart.ts'
import { businessOf } from '../../../shared/selling/delivery/business-of.ts'
import type { PickUpOffer } from '../../../shared/selling/delivery/pick-up.ts'
import {
  checkOneEach,
  linkHours,
  phoneOrderFields,
  type phoneQuoteBody,
} from '../../../shared/selling/orders/phone-orders.ts'
import { cashMode } from '../../../shared/selling/payments/payment-modes.ts'

/** An order by phone as its form checks it; the total and the key are added when it is sent. */
export const phoneOrderForm = phoneOrderFields.superRefine(checkOneEach)

export type PhoneOrderValues = z.input<typeof phoneOrderForm>
export type CheckedPhoneOrder = z.output<typeof phoneOrderForm>
export type PhoneOrderApi = UseFormReturn<PhoneOrderValues, unknown, CheckedPhoneOrder>

type Address = NonNullable<PhoneOrderValues['address']>
type Collector = NonNullable<PhoneOrderValues['collector']>

const blank: Address = {
  ...{ name: '', mobileNumber: '', line1: '', line2: '', landmark: '', city: '', pincode: '' },
  // No state is chosen yet.
  state: '' as Address['state'],
  ...{ kind: 'HOME', businessName: '', gstin: '' },
}

export const freshNewCustomer = { firstName: '', lastName: '', email: '' }

/** An empty address, of a customer if one is chosen. */
export const freshAddress = (customer?: Pick<Customer, 'name' | 'mobileNumber'>): Address => ({
  ...blank,
  ...(customer && { name: customer.name, mobileNumber: customer.mobileNumber ?? '' }),
})

/** An empty order; a shop that delivers nowhere begins with its first place. */
export const freshPhoneOrder = (
  { delivers, places: [first] }: PickUpOffer,
  customer: Customer | undefined,
): PhoneOrderValues => ({
  ...valuesOf(customer, delivers ? undefined : first?.id),
  ...{ lines: [], coupon: '', paymentMode: cashMode, hours: linkHours.usual, note: '' },
})

/** The customer of an order, undefined for a new one, with its destination: a pick-up place or an address. */
export function valuesOf(customer: Customer | undefined, pickUp: string | undefined) {
  return {
    customerId: customer?._id,
    newCustomer: customer ? undefined : freshNewCustomer,
    ...(pickUp === undefined ? delivered(customer) : pickedUp(pickUp, { customer })),
  }
}

/** An order that goes to an address of the customer, if they have one, or to a new one. */
export function delivered(customer: Customer | undefined) {
  const [address] = customer?.addresses ?? []
  const to = { addressId: address?._id, address: address ? undefined : freshAddress(customer) }
  return { ...to, pickUp: undefined, collector: undefined }
}

/** An order that is picked up by the customer, as their address has them, unless another name is typed. */
export function pickedUp(pickUp: string, { customer, typed }: { customer: Customer | undefined; typed?: Collector }) {
  const known = customer?.addresses[0] ?? customer
  const collector = typed ?? {
    ...{ name: known?.name ?? '', mobileNumber: known?.mobileNumber ?? '' },
    ...businessOf(customer?.addresses ?? []),
  }
  return { addressId: undefined, address: undefined, pickUp, collector }
}

type QuoteInput = z.input<typeof phoneQuoteBody>

const isWhole = ({ quantity }: PhoneOrderValues['lines'][number]) =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= largestQuantity

/** The part of the typed values that can be quoted; undefined while there is no item with its number of pieces. */
export function quoteInputOf(values: PhoneOrderValues): QuoteInput | undefined {
  const { customerId, newCustomer, addressId, address, pickUp, collector, coupon, paymentMode } = values
  const lines = values.lines.filter(isWhole)
  if (lines.length === 0) return undefined
  const pincode = pinOf((address?.pincode ?? '').trim())
  const place = address &&
    pinPattern.test(pincode) && {
      ...{ pincode, mobileNumber: address.mobileNumber },
      ...(address.state && { state: address.state }),
    }
  return {
    ...{ lines, coupon: coupon, paymentMode },
    ...(customerId ? { customerId } : newCustomer?.email ? { email: newCustomer.email } : {}),
    ...(addressId ? { addressId } : place ? { address: place } : {}),
    ...(pickUp && { pickUp, collector: { mobileNumber: collector?.mobileNumber ?? '' } }),
  }
}
