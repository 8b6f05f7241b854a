import type { AccountKeys } from '../../../shared/selling/payments/payment-accounts.ts'

export type KeyField = { name: keyof AccountKeys; label: string; hint?: string; isSecret?: true }

/** A payment provider in the words of its own dashboard. */
type ProviderWords = {
  title: string
  /** Fields of the keys, the first with the place where they are found. */
  keys: KeyField[]
  /** Fields that are the same here and at the provider's webhook. */
  webhook: KeyField[]
  /** Where the webhook is entered. */
  webhookWhere: string
  /** Events to choose there. */
  events: string[]
}

export const providerWords: Record<string, ProviderWords> = {
  phonepe: {
    title: 'PhonePe',
    keys: [
      {
        name: 'keyId',
        label: 'Client ID',
        hint: 'In the PhonePe Business dashboard, under Developer Settings › API Credentials.',
      },
      { name: 'clientVersion', label: 'Client version' },
      { name: 'secret', label: 'Client secret', isSecret: true },
    ],
    webhook: [
      { name: 'webhookUser', label: 'Webhook user name', hint: 'The one that you enter for the webhook there.' },
      { name: 'webhookSecret', label: 'Webhook password', hint: 'The one that you enter there.', isSecret: true },
    ],
    webhookWhere: 'Developer Settings › Webhook',
    events: ['checkout.order.completed', 'checkout.order.failed', 'pg.refund.completed', 'pg.refund.failed'],
  },
  razorpay: {
    title: 'Razorpay',
    keys: [
      {
        name: 'keyId',
        label: 'Key ID',
        hint: 'In the Razorpay dashboard, under Account & Settings › API Keys.',
      },
      { name: 'secret', label: 'Key secret', isSecret: true },
    ],
    webhook: [
      {
        name: 'webhookSecret',
        label: 'Webhook secret',
        hint: 'The one that you enter for the webhook there.',
        isSecret: true,
      },
    ],
    webhookWhere: 'Account & Settings › Webhooks',
    events: ['payment.captured', 'payment.failed', 'order.paid', 'refund.processed', 'refund.failed'],
  },
  stripe: {
    title: 'Stripe',
    keys: [
      {
        name: 'secret',
        label: 'Secret key',
        hint: 'In the Stripe dashboard, under Developers › API keys.',
        isSecret: true,
      },
    ],
    webhook: [
      {
        name: 'webhookSecret',
        label: 'Signing secret',
        hint: 'Stripe shows it once the webhook is added. It begins with whsec_.',
        isSecret: true,
      },
    ],
    webhookWhere: 'Developers › Webhooks',
    events: [
      'checkout.session.completed',
      'checkout.session.async_payment_succeeded',
      'checkout.session.async_payment_failed',
      'checkout.session.expired',
      'refund.updated',
      'refund.failed',
    ],
  },
}
