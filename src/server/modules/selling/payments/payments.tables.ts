import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { UtrState } from '../../../../shared/selling/upi.ts'
import { siteId } from '../../../platform/table.ts'
import type { AccountMode } from './provider.ts'

export type AttemptStatus = 'OPEN' | 'PAID' | 'FAILED' | 'REFUND_DUE' | 'REFUNDED'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const amount = () => bigint({ mode: 'number' })

export const payments = pgTable('payments', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  orderId: uuid().notNull(),
  provider: text().notNull(),
  providerPaymentId: text(),
  redirect: text(),
  accountMode: text().$type<AccountMode>(),
  status: text().$type<AttemptStatus>().notNull(),
  amount: amount().notNull(),
  currency: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
  settledAt: instant(),
  /** The transaction number of a UPI payment, as its customer entered it; null for other ways to pay. */
  utr: text(),
  utrState: text().$type<UtrState>(),
  utrAt: instant(),
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
