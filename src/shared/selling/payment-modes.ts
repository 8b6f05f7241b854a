/** Cash on delivery. */
export const cashMode = 'cod'

/** UPI to the shop's own UPI ID, without a provider. */
export const upiMode = 'upi'

/** Whether staff pay such a payment back themselves and mark it, because no provider can. */
export const isPaidBackByHand = (mode: string): boolean => mode === cashMode || mode === upiMode
