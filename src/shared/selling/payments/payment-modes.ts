/** Cash on delivery. */
export const cashMode = 'cod'

/** UPI to the shop's own UPI ID, without a provider. */
export const upiMode = 'upi'

/** An order that staff took, until its buyer chooses a way to pay on the page of its link (B300). */
export const linkMode = 'link'

/** Names of the providers at which a site has an account, by mode. */
export const providerNames: Record<string, string> = { phonepe: 'PhonePe', razorpay: 'Razorpay', stripe: 'Stripe' }

/** Whether staff pay such a payment back themselves and mark it, because no provider can. */
export const isPaidBackByHand = (mode: string): boolean => mode === cashMode || mode === upiMode
