import { LinkedOrder } from '../../sections/order-detail/linked-order.tsx'
import type { Order } from '../../shared/selling/orders.ts'
import { t } from '../../shared/words.ts'
import type { Assets } from '../../storefront/document.tsx'
import { Band } from '../../ui/band.tsx'
import { Link } from '../../ui/link.tsx'
import { isOfGuest } from '../modules/selling/orders/index.ts'
import type { Ctx } from '../platform/context.ts'
import { readAddress } from './address.ts'
import { framedPage, secretHeaders } from './framed-page.tsx'
import { drawPage, notFoundPage } from './make-page.ts'
import { pageInfo } from './page-body.ts'
import { recordReads } from './reads.ts'
import { markup } from './render-section.tsx'

/** Renders the order of a link between the site's header and footer. */
export async function orderPage(ctx: Ctx, assets: Assets, token: string, order: Order): Promise<Response> {
  const byGuest = await isOfGuest(ctx, order._id)
  return framedPage(ctx, assets, {
    path: `/order/${token}`,
    title: () => t('Order {number}', { number: order.number }),
    main: (
      <Band band={{ tone: 'plain', width: 'wide', spacing: { base: 'normal' }, anchor: '' }}>
        <LinkedOrder order={order} timeZone={ctx.site.settings.timeZone} byGuest={byGuest} />
      </Band>
    ),
    headers: secretHeaders,
  })
}

/** The site's 404 page, below words on what became of the link to an order, or to its payment, and what to do. */
export async function expiredPage(ctx: Ctx, assets: Assets, to: 'order' | 'payment' = 'order'): Promise<Response> {
  const address = readAddress('/order')
  const tags = new Set<string>()
  const reads = recordReads(ctx, tags)
  const above = markup(<Expired to={to} />, 'order', pageInfo(ctx, address))
  const { html } = await drawPage(ctx, { address, assets, reads, tags }, await notFoundPage(ctx, reads), above.html)
  return new Response(html, { status: 404, headers: secretHeaders })
}

function Expired({ to }: { to: 'order' | 'payment' }) {
  return (
    <div role="status" className="bg-ink text-ground">
      <p className="frame flex flex-wrap items-center justify-center gap-x-3 py-2 text-center text-sm">
        <strong>{t('This link is not valid any more')}</strong>
        <span>
          {to === 'payment'
            ? t('The time to pay may be over. Please ask the shop for a new link.')
            : t('Please use the link of the latest email that you have.')}
        </span>
        <Link href="/setting/orders" className="inline-flex min-h-11 items-center font-semibold underline">
          {t('Sign in to see your orders')}
        </Link>
      </p>
    </div>
  )
}
