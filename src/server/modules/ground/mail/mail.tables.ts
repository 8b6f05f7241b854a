import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

export const mails = pgTable('mails', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  onceKey: text(),
  recipient: text().notNull(),
  /** The user who has changed this email for another one; null for all other mails. */
  userId: uuid(),
  subject: text().notNull(),
  bodyText: text().notNull(),
  bodyHtml: text().notNull(),
  sentAt: timestamp({ withTimezone: true, mode: 'date' }),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
