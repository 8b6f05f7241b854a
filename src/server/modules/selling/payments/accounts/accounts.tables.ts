import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { siteId } from '../../../../platform/table.ts'
import type { AccountMode } from '../provider.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const paymentCredentials = pgTable('payment_credentials', {
  siteId: siteId(),
  provider: text().notNull(),
  mode: text().$type<AccountMode>().notNull(),
  keyId: text().notNull(),
  /** Sealed, as `webhookSecret` is. */
  secret: text().notNull(),
  webhookSecret: text().notNull(),
  clientVersion: text(),
  webhookUser: text(),
  active: boolean().notNull(),
  createdAt: instant().notNull().defaultNow(),
  changedAt: instant().notNull().defaultNow(),
})
