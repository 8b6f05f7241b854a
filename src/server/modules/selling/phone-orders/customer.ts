import type { AddressBody } from '../../../../shared/people/address.ts'
import type { Person } from '../../../../shared/people/customer.ts'
import { collectorAddress } from '../../../../shared/selling/delivery/pick-up.ts'
import type { PhoneOrderBody } from '../../../../shared/selling/orders/phone-orders.ts'
import type { Ctx } from '../../../platform/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { addressesOf, addUnverifiedCustomer, keepAddress, lockCustomer } from '../../people/identity/index.ts'
import type { GoesTo } from '../checkout/index.ts'
import { pickUpIn } from '../delivery/index.ts'

type Asked = Pick<PhoneOrderBody, 'customerId' | 'newCustomer' | 'addressId' | 'address' | 'pickUp' | 'collector'>

/** A customer, whose row is locked, and whether a new one turned out to be known. */
type Held = { customer: Person; known: boolean }

/**
 * The customer of an order that staff take, created if they are new.
 * @throws Refusal `customer.notFound`, and `phoneOrder.staffEmail` for the email of staff
 */
export async function holdCustomer(ctx: Ctx, { customerId, newCustomer, address, collector }: Asked): Promise<Held> {
  if (!newCustomer) {
    const customer = customerId === undefined ? undefined : await lockCustomer(ctx, { id: customerId })
    if (!customer) throw refusal('customer.notFound', { field: 'customerId' })
    return { customer, known: false }
  }
  const known = await lockCustomer(ctx, { email: newCustomer.email })
  return known ? { customer: known, known: true } : addCustomer(ctx, newCustomer, (address ?? collector)?.mobileNumber)
}

async function addCustomer(
  ctx: Ctx,
  body: NonNullable<Asked['newCustomer']>,
  mobileNumber: string | undefined,
): Promise<Held> {
  try {
    const mobile = mobileNumber !== undefined && { mobileNumber }
    return { customer: await addUnverifiedCustomer(ctx, { ...body, ...mobile }), known: false }
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'customer.emailTaken') throw error
    // Someone was faster, or it is no customer's.
    const customer = await lockCustomer(ctx, { email: body.email })
    if (!customer) throw refusal('phoneOrder.staffEmail', { field: 'newCustomer.email' })
    return { customer, known: true }
  }
}

/**
 * Where the order goes: to a place of the shop, which leaves the customer's address book as it is, or to their address.
 * @throws Refusal `pickUp.gone`, `address.notFound`
 */
export async function goingTo(ctx: Ctx, userId: string, asked: Asked): Promise<GoesTo> {
  const place = pickUpIn(ctx, asked.pickUp)
  if (!place) return { address: await addressOf(ctx, userId, asked), pickUp: undefined }
  const { name = '', mobileNumber: mobile = '', businessAddress, ...business } = asked.collector ?? {}
  return { address: collectorAddress(place, { name, mobile, ...business }), pickUp: { ...place, businessAddress } }
}

/**
 * The delivery address: one of the customer's own, or the typed one, which goes into their address book.
 * @throws Refusal `address.notFound`, also for another customer's
 */
async function addressOf(ctx: Ctx, userId: string, { addressId, address }: Asked): Promise<AddressBody> {
  if (address) {
    await keepAddress(ctx, userId, address)
    return address
  }
  const saved = (await addressesOf(ctx, userId)).find(({ _id }) => _id === addressId)
  if (!saved) throw refusal('address.notFound', { field: 'addressId' })
  const { _id, ...body } = saved
  return body
}
