import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SettlementOutcome, SettlingProvider } from '../../../../shared/selling/payments/settlements.ts'
import { siteId } from '../../../platform/table.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const amount = () => bigint({ mode: 'number' })

export const settlementLines = pgTable('settlement_lines', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  provider: text().$type<SettlingProvider>().notNull(),
  kind: text().$type<'payment' | 'refund'>().notNull(),
  reference: text().notNull(),
  payout: text().notNull(),
  settledOn: text().notNull(),
  amount: amount().notNull(),
  fee: amount().notNull(),
  currency: text().notNull(),
  outcome: text().$type<SettlementOutcome>().notNull(),
  expected: amount(),
  paymentId: uuid(),
  refundId: uuid(),
  addedAt: instant().notNull().defaultNow(),
  closedAt: instant(),
  note: text(),
})
