import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

export const uploads = pgTable('uploads', {
  siteId: siteId(),
  id: text().notNull(),
  userId: uuid().notNull(),
  mark: text().notNull(),
  fileName: text().notNull(),
  bytes: integer().notNull(),
  received: integer().notNull().default(0),
  sums: text().array().notNull().default([]),
  touchedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
})
