import { inLanguage } from '../../../../../shared/sites/languages.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Provider } from '../provider.ts'

/**
 * UPI straight to the shop's own UPI ID: a page with a QR code, and no service between customer and bank (decision 077). Staff say
 * whether the money arrived.
 */
export const upi: Provider = {
  byHand: true,
  async start(ctx, { id }) {
    const redirect = inLanguage(`/payment/upi/${id}`, ctx.site.language)
    // The reference that banks show beside the payment: up to 35 letters and digits.
    return { outcome: 'started', providerPaymentId: id.replaceAll('-', ''), redirect }
  },
  async status() {
    return { outcome: 'pending' }
  },
}

/** The reason why a site cannot offer UPI, or null. */
export function upiOff({ site: { settings } }: Ctx): string | null {
  if (settings.currency !== 'INR') return 'UPI takes rupees only.'
  return settings.upi.id === '' ? 'Set up your UPI ID first.' : null
}
