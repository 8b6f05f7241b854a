import type { Ctx } from '../../../platform/context.ts'

/** Whether a site's keys at a provider move real money. */
export type AccountMode = 'test' | 'live'

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
  /** The account to charge by; null for a provider without accounts. */
  accountMode: AccountMode | null
}

export type Started =
  | { outcome: 'started'; providerPaymentId: string; redirect: string }
  /** The customer has not been redirected. `refused`: the service rejected the call, for example because its keys were revoked. */
  | { outcome: 'refused'; description: string }
  | { outcome: 'unavailable' }

/** A payment at its provider, by the account that charged it. */
export type ProviderPayment = { providerPaymentId: string; accountMode: AccountMode | null }

/** A payment's status at the provider. `isUnknown`: the provider gave no answer, so the payment may have been paid. */
export type Verdict =
  | { outcome: 'paid'; amount: number; currency: string }
  | { outcome: 'pending'; isUnknown?: true }
  | { outcome: 'failed' }

export const noAnswer: Verdict = { outcome: 'pending', isUnknown: true }

/** How a payment stands at its provider; `isUnderWay`: the customer has paid, and the provider does not know yet whether it worked. */
export type Standing = Verdict & { isUnderWay: boolean }

/** A refund to send or to ask about. `id` is ours: the provider pays it back once, however often it is asked. */
export type RefundRequest = { id: string; providerPaymentId: string; amount: number; currency: string }

/** A refund at its provider. `unknown`: the provider has none with our id. */
export type RefundStanding =
  | { outcome: 'pending' | 'done'; providerRefundId: string; amount: number }
  | { outcome: 'failed'; reason: string }
  /** The provider refused this call. That says nothing about an earlier one. */
  | { outcome: 'refused'; reason: string }
  | { outcome: 'unknown' | 'unavailable' }

/** Sends a refund, and tells how one stands. */
export type Refunding<Key> = {
  refund: (ctx: Ctx, key: Key, request: RefundRequest) => Promise<RefundStanding>
  refundStatus: (ctx: Ctx, key: Key, request: RefundRequest) => Promise<RefundStanding>
}

/** A payment service: one file each, with its official library. No call throws for an answer of the service. */
export type Provider = {
  start: (ctx: Ctx, request: PaymentRequest) => Promise<Started>
  status: (ctx: Ctx, payment: ProviderPayment) => Promise<Verdict>
} & (ByHand | (Refunding<AccountMode | null> & { byHand?: undefined }))

/** Staff say whether a payment arrived, and pay it back: there is nothing to poll or to send. */
type ByHand = { byHand: true }

/** Keys of a site's account, as the owner enters them. */
export type Keys = { keyId: string; secret: string }

/** A site's account at a provider, unsealed. */
export type Account = Keys & {
  mode: AccountMode
  webhookSecret: string
  /** Null where the provider's keys have none, as `webhookUser` is. */
  clientVersion: string | null
  webhookUser: string | null
}

/** `refused` names the field of the keys that the service does not accept. */
export type KeyCheck =
  | { outcome: 'accepted' | 'unavailable' }
  | { outcome: 'refused'; field: Exclude<keyof Account, 'mode'> }

/** A provider at which each site has an account of its own. No call throws for an answer of the service. */
export type Service = Refunding<Account> & {
  /** For keys without an ID of their own: derives one from the secret, to show in the settings. */
  keyIdOf?: (secret: string) => string
  /** The mode that the key's text tells, if any. */
  modeOf: (keyId: string) => AccountMode | undefined
  check: (ctx: Ctx, account: Account) => Promise<KeyCheck>
  start: (ctx: Ctx, account: Account, request: PaymentRequest) => Promise<Started>
  status: (ctx: Ctx, account: Account, providerPaymentId: string) => Promise<Verdict>
}

/** A way to pay that a site may offer; one without a provider is paid on delivery. */
export type PaymentWay = {
  mode: string
  title: string
  description: string
  provider?: Provider
  /** For a provider at which the site needs an account. */
  service?: Service
  /** The description where test keys are in use. It names the provider too, as two of them may have nearly the same title. */
  inTest?: string
  /** No real money moves. */
  test?: true
  /** A phone pays by an app on it. */
  takesUpi?: true
  /** For a service that takes rupees alone: why a shop of another currency cannot offer it. */
  inRupees?: string
}

/** A way to pay as a site has it; `accountMode` is that of its active account. */
export type SiteWay = PaymentWay & { accountMode: AccountMode | null }

/** A provider's report of a payment, by webhook, return page or poll. */
export type Report = { provider: string; providerPaymentId: string } & Verdict

/**
 * Applies a report once, however often and in whatever order reports come. `refused`: the amount is wrong. It changes the order,
 * which this module doesn't know, so the application passes it in.
 */
export type Settle = (ctx: Ctx, report: Report) => Promise<{ outcome: 'paid' | 'pending' | 'failed' | 'refused' }>

/** Applies what a provider says of a refund; given by the application, as `Settle` is. */
export type SettleRefund = (ctx: Ctx, refundId: string, standing: RefundStanding) => Promise<void>
