import type { Order } from '../../../../shared/selling/orders.ts'
import type { Tracking } from '../../../../shared/selling/orders-admin.ts'
import { t } from '../../../../shared/words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { greeting, type Letter } from '../../ground/mail/index.ts'
import { seeOrder } from './mail-parts.ts'

/** The mail that tells with whom a parcel goes, once that is known, or known better. */
export function trackingChanged(
  { site }: Ctx,
  { _id, number }: Order,
  { firstName }: { firstName: string },
  tracking: Tracking,
): Letter {
  const trackingNumber = tracking.number ? [t('Tracking number: {number}', { number: tracking.number })] : []
  return {
    subject: t('Tracking of your order {number} · {site}', { number, site: site.name }),
    blocks: [
      greeting(firstName),
      t('this is how your order {number} can be followed from now on:', { number }),
      { lines: [t('Courier: {name}', { name: tracking.courier }), ...trackingNumber] },
    ],
    button: seeOrder(site, _id),
  }
}
