import { LinkedOrder } from '../../sections/order-detail/linked-order.tsx'
import type { Order } from '../../shared/selling/orders/orders.ts'
import { t } from '../../shared/words.ts'
import type { Assets } from '../../storefront/document.tsx'
import { Band } from '../../ui/band.tsx'
import { isOfGuest } from '../modules/selling/orders/index.ts'
import type { Ctx } from '../platform/context.ts'
import { framedPage, secretHeaders } from './framed-page.tsx'

/** Renders the order of a link between the site's header and footer. */
export async function orderPage(ctx: Ctx, assets: Assets, token: string, order: Order): Promise<Response> {
  const byGuest = await isOfGuest(ctx, order._id)
  return framedPage(ctx, assets, {
    path: `/order/${token}`,
    title: () => t('Order {number}', { number: order.number }),
    main: (
      <Band band={{ tone: 'plain', width: 'wide', spacing: { base: 'normal' }, anchor: '' }}>
        <LinkedOrder order={order} timeZone={ctx.site.settings.timeZone} guestToken={byGuest ? token : undefined} />
      </Band>
    ),
    headers: secretHeaders,
  })
}
