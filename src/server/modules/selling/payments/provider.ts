import type { Ctx } from '../../../platform/context.ts'

/** What is to be paid. `id` is ours; a provider that is asked twice with the same one answers the same payment. */
export type PaymentRequest = {
  id: string
  amount: number
  currency: string
  /** As the person should read it on the payment page. */
  description: string
  /** Path of the site to which the person comes back, paid or not. */
  returnPath: string
  /** After this the service must not take the money any more, as far as it can be told so. */
  expiresAt: Date
}

export type Started =
  | { outcome: 'started'; providerPaymentId: string; redirect: string }
  /** It does not answer, or does not want to. Nobody has been sent anywhere. */
  | { outcome: 'unavailable' }

/** What a provider says of a payment. `pending` also when it does not answer: then nobody knows yet. */
export type Verdict = { outcome: 'paid'; amount: number; currency: string } | { outcome: 'pending' | 'failed' }

/** A payment service: one file each, its official library inside. Neither call throws for what the service answers. */
export type Provider = {
  start: (ctx: Ctx, request: PaymentRequest) => Promise<Started>
  status: (ctx: Ctx, providerPaymentId: string) => Promise<Verdict>
}

/** A way to pay that a site may offer; without a provider it is paid on delivery. */
export type PaymentWay = {
  mode: string
  title: string
  description: string
  provider?: Provider
  /** No money moves. */
  test?: true
}

/** What a provider reports of a payment, by whichever way: webhook, return or poll. */
export type Report = { provider: string; providerPaymentId: string } & Verdict

/**
 * Takes a report into account, once, however often and in whatever order reports come. `refused`: the amount is wrong.
 * It changes the order, which this module knows nothing of, so it is handed in where the application is put together.
 */
export type Settle = (ctx: Ctx, report: Report) => Promise<{ outcome: 'paid' | 'pending' | 'failed' | 'refused' }>
