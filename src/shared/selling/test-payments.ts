/** For whoever is about to order where a pretend bank takes payments, so that nobody takes it for a shop. */
export const testPaymentsOnly = 'This shop takes test payments only; nothing is charged or delivered.'

/** The pretend bank, as orders name it. */
export const testMode = 'sandbox'
