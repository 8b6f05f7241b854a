import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { Customer } from '../../../shared/people/customers-admin.ts'
import { pinOf } from '../../../shared/people/written-numbers.ts'
import { pinPattern } from '../../../shared/rules.ts'
import { largestQuantity } from '../../../shared/selling/cart.ts'
import { cashMode } from '../../../shared/selling/payment-modes.ts'
import { checkOneEach, linkHours, phoneOrderFields, type phoneQuoteBody } from '../../../shared/selling/phone-orders.ts'

/** An order by phone as its form checks it; the total and the key are added when it is sent. */
export const phoneOrderForm = phoneOrderFields.superRefine(checkOneEach)

export type PhoneOrderValues = z.input<typeof phoneOrderForm>
export type CheckedPhoneOrder = z.output<typeof phoneOrderForm>
export type PhoneOrderApi = UseFormReturn<PhoneOrderValues, unknown, CheckedPhoneOrder>

type Address = NonNullable<PhoneOrderValues['address']>

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

export const freshPhoneOrder: PhoneOrderValues = {
  ...{ customerId: undefined, newCustomer: freshNewCustomer, addressId: undefined, address: freshAddress() },
  ...{ lines: [], coupon: '', paymentMode: cashMode, hours: linkHours.usual, note: '' },
}

/** An order for a customer who is known: it goes to an address of theirs, if they have one. */
export const freshOrderFor = (customer: Customer): PhoneOrderValues => ({
  ...freshPhoneOrder,
  ...valuesOf(customer),
})

/** The customer of an order, with where it goes; undefined for one who is entered anew. */
export function valuesOf(customer: Customer | undefined) {
  const [address] = customer?.addresses ?? []
  return {
    customerId: customer?._id,
    newCustomer: customer ? undefined : freshNewCustomer,
    addressId: address?._id,
    address: address ? undefined : freshAddress(customer),
  }
}

type QuoteInput = z.input<typeof phoneQuoteBody>

const isWhole = ({ quantity }: PhoneOrderValues['lines'][number]) =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= largestQuantity

/** The part of the typed values that can be quoted; undefined while there is no item with its number of pieces. */
export function quoteInputOf(values: PhoneOrderValues): QuoteInput | undefined {
  const { customerId, newCustomer, addressId, address, coupon, paymentMode } = values
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
  }
}
