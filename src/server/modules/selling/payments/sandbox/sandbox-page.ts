import { html } from 'hono/html'
import { isTestPayment } from '../../../../../shared/selling/payments/test-payments.ts'
import { formatMoney } from '../../../../../shared/selling/pricing/money.ts'
import { inLanguage } from '../../../../../shared/sites/languages.ts'
import { t } from '../../../../../shared/words.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { paymentPage } from '../payment-page.ts'
import { type BankEntry, hasExpired } from './bank.ts'

const decided = { PAID: () => t('This payment has been made.'), FAILED: () => t('This payment has failed.') }
const expired = () =>
  t(
    'The time to pay has run out, and nothing was charged. Go back to the shop and order again: the prices of today are shown there.',
  )

/** The payment's outcome as text; undefined while it can be paid. */
function outcomeOf(ctx: Ctx, entry: BankEntry): string | undefined {
  if (hasExpired(ctx, entry)) return expired()
  return entry.status === 'OPEN' ? undefined : decided[entry.status]()
}

/** The bank's page: buttons are forms, and leaving is a link. */
export function bankPage(ctx: Ctx, entry: BankEntry): Promise<Response> {
  return paymentPage(ctx, () => ({ title: t('Sandbox bank'), main: main(ctx, entry, outcomeOf(ctx, entry)) }))
}

const main = (
  { site }: Ctx,
  entry: BankEntry,
  outcome: string | undefined,
) => html`<p class="bank">${t('Sandbox bank')}</p>
<p class="honest">${t('No real money moves.')}<br>${t(isTestPayment)}</p>
<h1>${formatMoney(entry.amount, entry.currency)}</h1>
<p>${t('to {name}', { name: site.name })}<br>${entry.description}</p>
${
  outcome === undefined
    ? choices(entry)
    : html`<p role="status">${outcome}</p>
<a class="button" href="${entry.returnUrl}">${t('Back to {name}', { name: site.name })}</a>`
}
<p class="small">${t('Payment {id}', { id: entry.id })}</p>`

const choices = ({
  id,
  returnUrl,
}: BankEntry) => html`<form method="post" action="${inLanguage(`/payment/sandbox/${id}/pay`)}">
<button class="button">${t('Pay')}</button>
</form>
<form method="post" action="${inLanguage(`/payment/sandbox/${id}/fail`)}">
<button class="button quiet">${t('Fail')}</button>
</form>
<p><a href="${returnUrl}">${t('Leave without paying')}</a></p>`
