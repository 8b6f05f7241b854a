import { html, raw } from 'hono/html'
import { encode } from 'uqr'
import { resultPath } from '../../../../shared/selling/payments/result-path.ts'
import { upiLink } from '../../../../shared/selling/payments/upi.ts'
import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import { inLanguage } from '../../../../shared/sites/languages.ts'
import { longTime } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { payPath, sentences } from '../orders/index.ts'
import { type Attempt, isChecked, isDiffering, paymentPage } from '../payments/index.ts'
import type { UpiAttempt } from './upi-attempt.ts'

type Shown = UpiAttempt & {
  /** Whether the order still takes the payment. */
  isOpen: boolean
  /** The UTR as it was typed, and why it was refused. */
  refused?: { utr: string; text: string }
}

/** The page to pay on by UPI: a QR code, a link to the app of a phone, and the UTR afterwards. Works without script. */
export function upiPage(ctx: Ctx, shown: Shown): Promise<Response> {
  return paymentPage(ctx, () => ({ title: t('Pay by UPI'), main: main(ctx, shown) }))
}

const main = (ctx: Ctx, shown: Shown) => {
  const { site } = ctx
  const { attempt, order, isOpen } = shown
  const { returnPath } = attempt
  const result = returnPath ?? resultPath({ order: order.id })
  const another = returnPath === null ? '/checkout' : payPath(ctx, order.id)
  const isLookedAt = isChecked(attempt) || isDiffering(attempt)
  return html`<p class="bank">UPI</p>
<h1>${formatMoney(attempt.amount, attempt.currency)}</h1>
<p>${t('to {name}', { name: site.name })}<br>${t('Order {number}', { number: order.number })}</p>
${standing(ctx, shown)}
${isOpen && !isLookedAt && site.settings.upi.id !== '' && waysToPay(ctx, shown)}
${!isDiffering(attempt) && utrForm(shown)}
<p><a href="${inLanguage(result)}">${t('See the order')}</a></p>
${isOpen && !isLookedAt && html`<p><a href="${inLanguage(another)}">${t('Pay another way')}</a></p>`}
<p class="small">${t('Payment {id}', { id: attempt.id })}</p>`
}

const amountsOf = ({ amount, currency, saidAmount, saidCurrency }: Attempt) => ({
  said: formatMoney(saidAmount ?? 0, saidCurrency ?? currency),
  asked: formatMoney(amount, currency),
})

/** The state of the payment, in words. */
const standing = ({ site }: Ctx, { attempt, order, isOpen }: Shown) => {
  const until = order.reservedUntil && longTime(order.reservedUntil.toISOString(), site.settings.timeZone)
  if (isDiffering(attempt))
    return html`<div role="status"><p class="state">${t('We are looking into your payment')}</p>
<p>${t(sentences.otherAmount, amountsOf(attempt))}</p></div>`
  if (isChecked(attempt))
    return html`<div role="status"><p class="state">${t('We check your payment')}</p>
<p>${t('You entered the UTR {utr}. You get an email once we have looked at our bank account.', { utr: attempt.utr ?? '' })}</p>
${isOpen && until && html`<p>${t('Your items are reserved until {time}.', { time: until })}</p>`}</div>`
  if (attempt.utrState === 'MISSING')
    return html`<div role="status"><p class="state">${t('We could not find your payment')}</p>
<p>${t('The UTR {utr} is not in our bank account. Check the number, or pay again.', { utr: attempt.utr ?? '' })}</p></div>`
  if (isOpen) return until && html`<p>${t('Pay by {time}. Your items are reserved until then.', { time: until })}</p>`
  return html`<p role="status">${t('This order takes no payment any more. If you have paid, enter the UTR: we place the order or pay you back.')}</p>`
}

const waysToPay = ({ site: { settings } }: Ctx, { attempt, order }: Shown) => {
  const { amount, currency, providerPaymentId } = attempt
  const link = upiLink(settings.upi, { amount, reference: providerPaymentId ?? '', order: order.number })
  return html`<a class="button on-phone" href="${link}">${t('Pay {amount} by UPI', { amount: formatMoney(amount, currency) })}</a>
<p>${t('Scan the code with your UPI app, or send exactly this amount to the UPI ID.')}</p>
${qrCode(link)}
<p>${t('UPI ID')}<br><code>${settings.upi.id}</code><br>${settings.upi.name}</p>`
}

/** Dark on light in every mode, as cameras need it. */
const qrCode = (link: string) => {
  const { data, size } = encode(link, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
  return html`<svg class="qr" role="img" aria-label="${t('QR code to pay by UPI')}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${raw(squares.join(''))}" fill="#000"/></svg>`
}

const utrForm = ({
  attempt,
  refused,
}: Shown) => html`<form method="post" action="${inLanguage(`/payment/upi/${attempt.id}`)}">
<label for="utr">${isChecked(attempt) ? t('Correct the UTR') : t('After you have paid, enter the UTR')}</label>
<input id="utr" name="utr" inputmode="numeric" autocomplete="off" required maxlength="40" value="${refused?.utr ?? ''}" aria-describedby="utr-hint${refused ? ' utr-error' : ''}"${refused ? html` aria-invalid="true"` : ''}>
${refused && html`<p class="error" id="utr-error" role="alert">${t(refused.text)}</p>`}
<p class="hint" id="utr-hint">${t('12 digits, also called UPI transaction ID or reference number in your app.')}</p>
<button class="button quiet">${isChecked(attempt) ? t('Change the UTR') : t('Send the UTR')}</button>
</form>`
