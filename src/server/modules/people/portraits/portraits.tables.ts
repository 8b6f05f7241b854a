import { customType, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Users' portraits: the one of their profile, and the last uploaded one. */
export const portraits = pgTable('portraits', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  userId: uuid().notNull(),
  /** WebP. */
  bytes: bytea().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
