import { html } from 'hono/html'
import { formatMoney } from '../../../../../shared/selling/money.ts'
import { testPaymentsOnly } from '../../../../../shared/selling/test-payments.ts'
import { drawingFor } from '../../../../../shared/site-now.ts'
import { inLanguage } from '../../../../../shared/sites/languages.ts'
import { t } from '../../../../../shared/words.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { pageSecurity } from '../../../../platform/http/security.ts'
import { type BankEntry, hasExpired } from './bank.ts'

const decided = { PAID: () => t('This payment has been made.'), FAILED: () => t('This payment has failed.') }
const expired = () =>
  t(
    'The time to pay has run out, and nothing was charged. Please go back to the shop and order again: the prices of today are shown there.',
  )

/** The payment's outcome as text; undefined while it can be paid. */
function outcomeOf(ctx: Ctx, entry: BankEntry): string | undefined {
  if (hasExpired(ctx, entry)) return expired()
  return entry.status === 'OPEN' ? undefined : decided[entry.status]()
}

/** The bank's page. Works without script: buttons are forms, and leaving is a link. */
export async function bankPage(ctx: Ctx, entry: BankEntry): Promise<Response> {
  const { 'speculation-rules': _, ...security } = pageSecurity
  const { settings, language } = ctx.site
  const now = { ...settings, prefix: language?.prefix ?? '' }
  const page = drawingFor(now, () => document(ctx, entry, outcomeOf(ctx, entry)))
  return new Response(String(await page), {
    headers: {
      ...security,
      'referrer-policy': 'no-referrer',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

const document = ({ site }: Ctx, entry: BankEntry, outcome: string | undefined) => html`<!doctype html>
<html lang="${site.settings.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('Sandbox bank')}</title>
<style>${styles}</style>
</head>
<body>
<main>
<p class="bank">${t('Sandbox bank')}</p>
<p class="honest">${t('No real money moves.')}<br>${t(testPaymentsOnly)}</p>
<h1>${formatMoney(entry.amount, entry.currency)}</h1>
<p>${t('to {name}', { name: site.name })}<br>${entry.description}</p>
${
  outcome === undefined
    ? choices(entry)
    : html`<p role="status">${outcome}</p>
<a class="button" href="${entry.returnUrl}">${t('Back to {name}', { name: site.name })}</a>`
}
<p class="small">${t('Payment {id}', { id: entry.id })}</p>
</main>
</body>
</html>`

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

const styles = `
:root { color-scheme: light; --ink: #17211c; --soft: #55615b; --line: #c9d2cd; --accent: #14532d; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; background: #eef2f0;
  color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; }
main { width: min(100%, 26rem); padding: 2rem; background: #fff; border: 1px solid var(--line); border-radius: 0.75rem; }
p { margin: 0 0 1rem; overflow-wrap: anywhere; }
h1 { margin: 1.5rem 0 0.25rem; font-size: 2.25rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
a { color: var(--accent); }
.bank { margin: 0; font-weight: 700; font-size: 1.25rem; }
.honest { color: var(--soft); }
.button { display: block; width: 100%; min-height: 3rem; margin: 0 0 0.75rem; padding: 0.75rem 1rem; border: 1px solid var(--accent);
  border-radius: 0.5rem; background: var(--accent); color: #fff; font: inherit; font-weight: 600; text-align: center;
  text-decoration: none; cursor: pointer; }
.quiet { background: #fff; color: var(--accent); }
.button:focus-visible, a:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px; }
.small { margin: 1.5rem 0 0; color: var(--soft); font-size: 0.875rem; }
`
