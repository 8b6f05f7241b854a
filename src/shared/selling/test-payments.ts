/** Shown to shoppers where only test payments are offered. */
export const testPaymentsOnly = 'This shop takes test payments only; nothing is charged or delivered.'

/** Payment mode of test payments. */
export const testMode = 'sandbox'
