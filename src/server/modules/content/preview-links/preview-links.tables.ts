import { customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const previewLinks = pgTable('preview_links', {
  siteId: siteId(),
  tokenHash: bytea().notNull(),
  kind: text().$type<'page' | 'post'>().notNull(),
  /** The page or post. */
  thingId: uuid().notNull(),
  madeBy: uuid().notNull(),
  createdAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
})
