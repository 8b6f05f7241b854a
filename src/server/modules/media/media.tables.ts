import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { siteId } from '../../platform/table.ts'

export const media = pgTable('media', {
  siteId: siteId(),
  id: text().notNull(),
  fileName: text().notNull(),
  contentType: text().notNull(),
  bytes: integer().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  alt: text().notNull().default(''),
  checksum: text().notNull(),
  /** Content address of a picture that the product ships; null for uploads. */
  shipped: text(),
  /** What stands in its place until it has come, `#rrggbb`; empty when that is not known. */
  colour: text().notNull().default(''),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
