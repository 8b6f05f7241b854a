/** A payment provider in the words of its own dashboard. */
type ProviderWords = {
  title: string
  /** Left out where keys have no ID. */
  keyId?: string
  secret: string
  /** Where the keys are found. */
  where: string
  /** Where the webhook is entered. */
  webhookWhere: string
  webhookSecret: string
  webhookSecretHint: string
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
    webhookSecret: 'Webhook secret',
    webhookSecretHint: 'The one that you enter for the webhook there.',
    events: ['payment.captured', 'payment.failed', 'order.paid'],
  },
  stripe: {
    title: 'Stripe',
    secret: 'Secret key',
    where: 'In the Stripe dashboard, under Developers › API keys.',
    webhookWhere: 'Developers › Webhooks',
    webhookSecret: 'Signing secret',
    webhookSecretHint: 'Stripe shows it once the webhook is added. It begins with whsec_.',
    events: [
      'checkout.session.completed',
      'checkout.session.async_payment_succeeded',
      'checkout.session.async_payment_failed',
      'checkout.session.expired',
    ],
  },
}
