/** A payment provider in the words of its own dashboard. */
type ProviderWords = {
  title: string
  keyId: string
  secret: string
  /** Where the keys are found. */
  where: string
  /** Where the webhook is entered. */
  webhookWhere: string
  /** Events to choose there. */
  events: string[]
}

export const providerWords: Record<string, ProviderWords> = {
  razorpay: {
    title: 'Razorpay',
    keyId: 'Key ID',
    secret: 'Key secret',
    where: 'In the Razorpay dashboard, under Account & Settings › API Keys.',
    webhookWhere: 'Account & Settings › Webhooks',
    events: ['payment.captured', 'payment.failed', 'order.paid'],
  },
}
