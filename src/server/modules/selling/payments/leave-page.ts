import { html } from 'hono/html'
import { t } from '../../../../shared/words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { paymentPage } from './payment-page.ts'

/**
 * Leads the browser from a form on to a payment page. Browsers follow no redirect of a form to a host that its page does not name, so a
 * page of another host is opened by a page of ours, without script.
 */
export async function leaveForPayment(ctx: Ctx, redirect: string): Promise<Response> {
  if (redirect.startsWith('/'))
    return new Response(null, { status: 303, headers: { location: redirect, 'cache-control': 'no-store' } })
  const { href } = new URL(redirect)
  return paymentPage(
    ctx,
    () => ({
      title: t('To the payment page'),
      main: html`<p>${t('The payment page opens by itself.')}</p>
<a class="button" href="${href}">${t('To the payment page')}</a>`,
    }),
    { refresh: `0;url=${href}` },
  )
}
