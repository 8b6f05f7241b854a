import type { Mood } from '../../doubles/double-server.ts'
import type { TestApp, TestSite } from '../app.ts'
import type { Shopper } from '../selling/shopping.ts'
import { phonepeKeys, phonepeOf } from './phonepe.ts'
import { razorpayKeys, razorpayOf } from './razorpay.ts'
import { stripeKeys, stripeOf } from './stripe.ts'

/** The part of an account's keys that its webhook uses. */
type WebhookKeys = { webhookSecret: string; webhookUser?: string }

type Paid = { person: Shopper; orderId: string; transactionId: string }

/** A provider's double as tests of refunds use it, whatever its API looks like. */
export type RefundBank = {
  name: string
  bank: { setMood: (mood: Mood) => void; asked: string[] }
  /** An order that is paid there. */
  paid: (site: TestSite) => Promise<Paid>
  /** An order that is paid there while the shop has not heard of it. */
  paidUntold: (site: TestSite) => Promise<Paid>
  /** A payment that the bank has and no order does, with its order, which has lost it, and its name there. */
  paidElsewhere: (site: TestSite) => Promise<Paid & { providerId: string }>
  /** The bank's word about a refund, and the event that says so. */
  done: (id: string, amount?: number) => object
  failed: (id: string) => object
  /** Sends the event of `done` or `failed` to a site's webhook. */
  tell: (site: TestSite, event: object, keys?: WebhookKeys) => Promise<{ status: number }>
  keysOf: (site: TestSite, mode?: 'test' | 'live') => WebhookKeys
  /** Forgets idempotency keys, as providers do after a day. */
  forget: () => void
  /** Refunds that the bank holds, by our id. */
  held: () => string[]
  /** Refunds everything at the provider's own dashboard. */
  empty: (transactionId: string) => void
}

/** The doubles of all providers that pay back, connected to both sites. */
export async function refundBanks(app: TestApp): Promise<RefundBank[]> {
  const razorpay = await razorpayOf(app)
  const stripe = await stripeOf(app, app.services.now)
  const phonepe = await phonepeOf(app, app.services.now)
  for (const { id } of [app.one, app.two]) {
    const payments = { modes: ['razorpay', 'stripe', 'phonepe', 'cod', 'sandbox'] }
    await app.owner.query('update sites set settings = settings || $2 where id = $1', [id, { payments }])
    app.services.bus.tell(id, ['site'])
  }
  const lose = (id: string) => app.owner.query('delete from payments where id = $1', [id])
  return [ofRazorpay(razorpay, lose), ofStripe(stripe, lose), ofPhonepe(phonepe, lose)]
}

/** Deletes a payment from the shop's books. */
type Lose = (id: string) => Promise<unknown>

function ofRazorpay({ bank, tell, paying }: Awaited<ReturnType<typeof razorpayOf>>, lose: Lose): RefundBank {
  return {
    name: 'razorpay',
    bank,
    async paid(site) {
      const { bankOrder, ...paid } = await paying(site)
      await tell(site, 'payment.captured', bank.pay(bankOrder))
      return paid
    },
    async paidUntold(site) {
      const { bankOrder, ...paid } = await paying(site)
      bank.pay(bankOrder)
      return paid
    },
    async paidElsewhere(site) {
      const { bankOrder, ...paid } = await paying(site)
      await lose(paid.transactionId)
      await tell(site, 'payment.captured', bank.pay(bankOrder))
      return { ...paid, providerId: bankOrder }
    },
    done: (id, amount) => bank.decide(id, 'processed', amount),
    failed: (id) => bank.decide(id, 'failed'),
    tell: (site, event, keys) =>
      tell(
        site,
        (event as { status: string }).status === 'failed' ? 'refund.failed' : 'refund.processed',
        event,
        keys?.webhookSecret,
      ),
    keysOf: razorpayKeys,
    forget: bank.forgetKeys,
    held: () => [...bank.refunds.values()].map(({ receipt }) => receipt ?? ''),
    empty(transactionId) {
      const order = [...bank.orders.values()].find(({ receipt }) => receipt === transactionId)
      const payment = [...bank.payments.values()].find(({ order_id }) => order_id === order?.id)
      if (payment) Object.assign(payment, { amount_refunded: payment.amount, status: 'refunded' })
    },
  }
}

function ofStripe({ bank, tell, paying }: Awaited<ReturnType<typeof stripeOf>>, lose: Lose): RefundBank {
  return {
    name: 'stripe',
    bank,
    async paid(site) {
      const { session, ...paid } = await paying(site)
      await tell(site, 'completed', bank.pay(session))
      return paid
    },
    async paidUntold(site) {
      const { session, ...paid } = await paying(site)
      bank.pay(session)
      return paid
    },
    async paidElsewhere(site) {
      const { session, ...paid } = await paying(site)
      await lose(paid.transactionId)
      await tell(site, 'completed', bank.pay(session))
      return { ...paid, providerId: session }
    },
    done: (id, amount) => bank.decide(id, { status: 'succeeded', ...(amount === undefined ? {} : { amount }) }),
    failed: (id) => bank.decide(id, { status: 'failed', failure_reason: 'expired_or_canceled_card' }),
    tell: (site, event, keys) =>
      tell(
        site,
        (event as { status: string }).status === 'failed' ? 'refund.failed' : 'refund.updated',
        event,
        keys?.webhookSecret,
      ),
    keysOf: stripeKeys,
    forget: bank.forgetKeys,
    held: () => [...bank.refunds.values()].map(({ metadata }) => metadata.refund ?? ''),
    empty(transactionId) {
      const session = [...bank.sessions.values()].find((each) => each.client_reference_id === transactionId)
      if (session) session.amount_total = 0
    },
  }
}

function ofPhonepe({ bank, tell, paying }: Awaited<ReturnType<typeof phonepeOf>>, lose: Lose): RefundBank {
  return {
    name: 'phonepe',
    bank,
    async paid(site) {
      const paid = await paying(site)
      await tell(site, 'checkout.order.completed', bank.pay(paid.transactionId))
      return paid
    },
    async paidUntold(site) {
      const paid = await paying(site)
      bank.pay(paid.transactionId)
      return paid
    },
    async paidElsewhere(site) {
      const paid = await paying(site)
      await lose(paid.transactionId)
      await tell(site, 'checkout.order.completed', bank.pay(paid.transactionId))
      return { ...paid, providerId: paid.transactionId }
    },
    done: (id, amount) => bank.decide(id, { state: 'COMPLETED', ...(amount === undefined ? {} : { amount }) }),
    failed: (id) => bank.decide(id, { state: 'FAILED', errorCode: 'ACCOUNT_CLOSED' }),
    tell: (site, event, keys) =>
      tell(
        site,
        (event as { state: string }).state === 'FAILED' ? 'pg.refund.failed' : 'pg.refund.completed',
        event,
        keys ? { password: keys.webhookSecret, ...(keys.webhookUser ? { user: keys.webhookUser } : {}) } : {},
      ),
    keysOf: phonepeKeys,
    // PhonePe knows a refund by our id for ever.
    forget: () => undefined,
    held: () => [...bank.refunds.keys()],
    empty(transactionId) {
      bank.pay(transactionId, { amount: 0 })
    },
  }
}
