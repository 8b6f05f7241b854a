import type { Ctx } from '../../../platform/context.ts'

/** A payment to start. `id` is ours and makes it idempotent: the provider returns the same payment for it. */
export type PaymentRequest = {
  id: string
  amount: number
  currency: string
  /** Shown to the customer on the payment page. */
  description: string
  /** Site path to which the customer returns, paid or not. */
  returnPath: string
  /** The service must not charge after this, if it supports a deadline. */
  expiresAt: Date
}

export type Started =
  | { outcome: 'started'; providerPaymentId: string; redirect: string }
  /** The service failed or refused. The customer has not been redirected. */
  | { outcome: 'unavailable' }

/** A payment's status at the provider. `pending` also when the provider does not answer. */
export type Verdict = { outcome: 'paid'; amount: number; currency: string } | { outcome: 'pending' | 'failed' }

/** A payment service: one file each, with its official library. Neither call throws for an answer of the service. */
export type Provider = {
  start: (ctx: Ctx, request: PaymentRequest) => Promise<Started>
  status: (ctx: Ctx, providerPaymentId: string) => Promise<Verdict>
}

/** A way to pay that a site may offer; one without a provider is paid on delivery. */
export type PaymentWay = {
  mode: string
  title: string
  description: string
  provider?: Provider
  /** No real money moves. */
  test?: true
}

/** A provider's report of a payment, by webhook, return page or poll. */
export type Report = { provider: string; providerPaymentId: string } & Verdict

/**
 * Applies a report once, however often and in whatever order reports come. `refused`: the amount is wrong. It changes the order,
 * which this module doesn't know, so the application passes it in.
 */
export type Settle = (ctx: Ctx, report: Report) => Promise<{ outcome: 'paid' | 'pending' | 'failed' | 'refused' }>
