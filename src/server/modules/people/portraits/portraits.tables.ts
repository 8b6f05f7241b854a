import { customType, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Pictures of people, which are theirs. A person has the one of their profile, and the one that they uploaded last. */
export const portraits = pgTable('portraits', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  userId: uuid().notNull(),
  /** WebP. */
  bytes: bytea().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
