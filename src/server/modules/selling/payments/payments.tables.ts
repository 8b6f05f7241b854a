import { bigint, boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { UtrState } from '../../../../shared/selling/payments/upi.ts'
import { siteId } from '../../../platform/table.ts'
import type { AccountMode } from './provider.ts'

export type AttemptStatus = 'OPEN' | 'PAID' | 'FAILED' | 'REFUND_DUE' | 'REFUNDED'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const amount = () => bigint({ mode: 'number' })

export const payments = pgTable('payments', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  /** Null for a payment that its provider names and no order has (B335). */
  orderId: uuid(),
  provider: text().notNull(),
  providerPaymentId: text(),
  redirect: text(),
  /** Site path to which its buyer returns; null for the page of the result, which needs a session. */
  returnPath: text(),
  accountMode: text().$type<AccountMode>(),
  status: text().$type<AttemptStatus>().notNull(),
  amount: amount().notNull(),
  /** Sum of its refunds that have not failed; the database holds it at or below `amount`. */
  back: amount().notNull().default(0),
  /** Amount that pieces of its order made due while it stays PAID, refunds until then included; all of it once it is REFUND_DUE. */
  owed: amount().notNull().default(0),
  owedAt: instant(),
  currency: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
  settledAt: instant(),
  /** The amount that its provider reported instead of `amount`, and when staff closed that case. */
  saidAmount: amount(),
  saidCurrency: text(),
  saidAt: instant(),
  saidClosedAt: instant(),
  /** When its provider had given no answer for a day, until it does or staff close that case. */
  undecidedAt: instant(),
  /** Name in events and reports of a payment without an order, and how staff settled it elsewhere. */
  reference: text(),
  noted: text(),
  notedAt: instant(),
  /** When a settlement report first named it, and when staff closed the case of one that none names. */
  reportedAt: instant(),
  unreportedClosedAt: instant(),
  /** The transaction number of a UPI payment, as its customer entered it; null for other ways to pay. */
  utr: text(),
  utrState: text().$type<UtrState>(),
  utrAt: instant(),
})

export type RefundState = 'REQUESTED' | 'SENT' | 'DONE' | 'FAILED'

export const paymentRefunds = pgTable('payment_refunds', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  paymentId: uuid().notNull(),
  amount: amount().notNull(),
  /** The part that lowers no price, so it leaves invoice and GST as they are. */
  goodwill: amount().notNull().default(0),
  state: text().$type<RefundState>().notNull(),
  byHand: boolean().notNull(),
  providerRefundId: text(),
  /** Shown to the customer. */
  note: text().notNull().default(''),
  /** Why it failed, for staff. */
  fault: text().notNull().default(''),
  requestedBy: uuid(),
  requestedAt: instant().notNull().defaultNow(),
  /** When the provider was first asked for it. */
  triedAt: instant(),
  settledAt: instant(),
  /** When a failed one ceased to be a case for staff. */
  closedAt: instant(),
  /** Amount that the provider paid back although staff had, and when they closed that case. */
  againAmount: amount(),
  againAt: instant(),
  againClosedAt: instant(),
})

export const sandboxPayments = pgTable('sandbox_payments', {
  siteId: siteId(),
  id: text().notNull(),
  status: text().$type<'OPEN' | 'PAID' | 'FAILED'>().notNull().default('OPEN'),
  amount: amount().notNull(),
  currency: text().notNull(),
  description: text().notNull(),
  returnUrl: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
  /** The last instant at which it can be paid; null for old rows. */
  expiresAt: instant(),
})

export const sandboxRefunds = pgTable('sandbox_refunds', {
  siteId: siteId(),
  id: text().notNull(),
  paymentId: text().notNull(),
  amount: amount().notNull(),
  done: boolean().notNull().default(false),
  createdAt: instant().notNull().defaultNow(),
})
