import { LinkedOrder } from '../../sections/order-detail/linked-order.tsx'
import type { Order } from '../../shared/selling/orders.ts'
import { t } from '../../shared/words.ts'
import type { Assets } from '../../storefront/document.tsx'
import { Band } from '../../ui/band.tsx'
import { Link } from '../../ui/link.tsx'
import type { Ctx } from '../platform/context.ts'
import { pageSecurity } from '../platform/http/security.ts'
import { readAddress } from './address.ts'
import { asHtml, drawPage, notFoundPage } from './make-page.ts'
import { pageInfo, renderBody } from './page-body.ts'
import { recordReads } from './reads.ts'
import { markup } from './render-section.tsx'

const headers: Record<string, string> = {
  ...pageSecurity,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // The address is the secret, so it must not leak by the Referer header.
  'referrer-policy': 'no-referrer',
}

/** Renders the order of a link between the site's header and footer. */
export async function orderPage(ctx: Ctx, assets: Assets, token: string, order: Order): Promise<Response> {
  const info = pageInfo(ctx, { path: `/order/${token}`, query: {}, params: {} })
  const body = await renderBody(ctx, { schemaVersion: 1, sections: [] }, info, recordReads(ctx, new Set()))
  const { timeZone } = ctx.site.settings
  const main = markup(
    <Band band={{ tone: 'plain', width: 'wide', spacing: { base: 'normal' }, anchor: '' }}>
      <LinkedOrder order={order} timeZone={timeZone} />
    </Band>,
    'order',
    info,
  )
  const head = {
    ...{ title: `${order.number} · ${ctx.site.name}`, description: '', canonical: '', image: undefined },
    ...{ type: 'website' as const, noIndex: true, structuredData: [] },
  }
  return new Response(await asHtml(ctx, assets, head, { ...body, main: main.html }), { headers })
}

/** The site's 404 page, below words on what became of the link and where orders are found. */
export async function expiredPage(ctx: Ctx, assets: Assets): Promise<Response> {
  const address = readAddress('/order')
  const tags = new Set<string>()
  const reads = recordReads(ctx, tags)
  const above = markup(<Expired />, 'order', pageInfo(ctx, address))
  const { html } = await drawPage(ctx, { address, assets, reads, tags }, await notFoundPage(ctx, reads), above.html)
  return new Response(html, { status: 404, headers })
}

function Expired() {
  return (
    <div role="status" className="bg-ink text-ground">
      <p className="frame flex flex-wrap items-center justify-center gap-x-3 py-2 text-center text-sm">
        <strong>{t('This link is not valid any more')}</strong>
        <span>{t('Please use the link of the latest email that you have.')}</span>
        <Link href="/setting/orders" className="inline-flex min-h-11 items-center font-semibold underline">
          {t('Sign in to see your orders')}
        </Link>
      </p>
    </div>
  )
}
