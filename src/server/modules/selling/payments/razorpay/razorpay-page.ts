import { html } from 'hono/html'
import { formatMoney } from '../../../../../shared/selling/pricing/money.ts'
import { inLanguage } from '../../../../../shared/sites/languages.ts'
import { t } from '../../../../../shared/words.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { policyWithForm } from '../../../../platform/http/security.ts'
import type { Attempt } from '../attempt-states.ts'
import { paymentPage } from '../payment-page.ts'

type Shown = { attempt: Attempt; keyId: string; returnPath: string }

/** A form that leads to Razorpay's hosted page: no script of theirs runs on ours. Names no person: its address is its only key. */
export function razorpayPage(ctx: Ctx, shown: Shown): Promise<Response> {
  const { razorpayUrl } = ctx.services.config
  const headers = { ...policyWithForm(razorpayUrl), 'referrer-policy': 'strict-origin-when-cross-origin' }
  return paymentPage(ctx, () => ({ title: t('Pay with Razorpay'), main: main(ctx, shown) }), headers)
}

const main = (ctx: Ctx, { attempt, keyId, returnPath }: Shown) => {
  const { site, services } = ctx
  const back = `${site.origin}${inLanguage(returnPath)}`
  const fields = {
    key_id: keyId,
    order_id: attempt.providerPaymentId ?? '',
    amount: String(attempt.amount),
    currency: attempt.currency,
    name: site.name,
    callback_url: back,
    cancel_url: back,
  }
  return html`<p class="bank">Razorpay</p>
${attempt.accountMode === 'test' && html`<p class="honest">${t('Test mode: no real money moves.')}</p>`}
<h1>${formatMoney(attempt.amount, attempt.currency)}</h1>
<p>${t('to {name}', { name: site.name })}</p>
<form method="post" action="${services.config.razorpayUrl}/v1/checkout/embedded">
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="button">${t('Continue to Razorpay')}</button>
</form>
<p><a href="${inLanguage(returnPath)}">${t('Leave without paying')}</a></p>
<p class="small">${t('Payment {id}', { id: attempt.id })}</p>`
}
