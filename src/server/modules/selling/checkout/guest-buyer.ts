import type { AddressBody } from '../../../../shared/people/address.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { noteGuest, signedInUser } from '../../people/identity/index.ts'

/**
 * A guest orders while the shop allows it and once their email is known, under the name and mobile number of the parcel (B302).
 * @throws Refusal `guest.off`, `guest.email`
 */
export async function holdGuest(ctx: Ctx, { name, mobileNumber }: AddressBody): Promise<void> {
  const { id, isGuest, email } = signedInUser(ctx)
  if (!isGuest) return
  if (!ctx.site.settings.guestCheckout) throw refusal('guest.off')
  if (email === '') throw refusal('guest.email', { field: 'email' })
  await noteGuest(ctx, id, { firstName: name, mobileNumber })
}
