import type { Order } from '../../../../shared/selling/orders.ts'
import type { Tracking } from '../../../../shared/selling/orders-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Letter } from '../../running/mail/index.ts'

/** The mail that tells with whom a parcel goes, once that is known, or known better. */
export function trackingChanged(
  { site }: Ctx,
  { _id, number }: Order,
  { firstName }: { firstName: string },
  tracking: Tracking,
): Letter {
  return {
    subject: `Tracking of your order ${number} · ${site.name}`,
    blocks: [
      `Dear ${firstName},`,
      `this is how your order ${number} can be followed from now on:`,
      { lines: [`Courier: ${tracking.courier}`, ...(tracking.number ? [`Tracking number: ${tracking.number}`] : [])] },
    ],
    button: { text: 'See your order', href: `${site.origin}/setting/orders/${_id}` },
  }
}
