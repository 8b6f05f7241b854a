import { PayPage } from '../../sections/order-detail/pay-page.tsx'
import { upiMode } from '../../shared/selling/payment-modes.ts'
import { t } from '../../shared/words.ts'
import type { Assets } from '../../storefront/document.tsx'
import { Band } from '../../ui/band.tsx'
import { linkWays } from '../modules/selling/checkout/index.ts'
import { type OrderRow, withParts } from '../modules/selling/orders/index.ts'
import type { Ctx } from '../platform/context.ts'
import { refusal } from '../platform/refusal.ts'
import { framedPage, secretHeaders } from './framed-page.tsx'

type Shown = { order: OrderRow; path: string; fault?: { status: number; text: string } | undefined }

/** Renders the page on which an order is paid, between the site's header and footer. */
export async function payPage(ctx: Ctx, assets: Assets, { order: row, path, fault }: Shown): Promise<Response> {
  const [order] = await withParts(ctx, [row])
  if (!order) throw refusal('request.notFound')
  const { settings } = ctx.site
  const ways = (await linkWays(ctx)).map(({ mode, title, description, test = false }) => ({
    ...{ mode, title, description, test },
    firstOnPhones: mode === upiMode && settings.upi.firstOnPhones,
  }))
  return framedPage(ctx, assets, {
    path,
    title: () => t('Pay for order {number}', { number: order.number }),
    main: (
      <Band band={{ tone: 'plain', width: 'wide', spacing: { base: 'normal' }, anchor: '' }}>
        <PayPage order={order} action={path} ways={ways} timeZone={settings.timeZone} fault={fault?.text} />
      </Band>
    ),
    status: fault?.status,
    headers: secretHeaders,
  })
}
