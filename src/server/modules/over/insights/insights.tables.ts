import { customType, date, integer, pgTable, smallint } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const day = () => date({ mode: 'string' }).notNull()

export const visitHours = pgTable('visit_hours', {
  siteId: siteId(),
  /** Of the site's own clock. */
  day: day(),
  hour: smallint().notNull(),
  views: integer().notNull(),
  /** New on that day. */
  visitors: integer().notNull(),
})

export const visitors = pgTable('visitors', { siteId: siteId(), day: day(), visitorHash: bytea().notNull() })

export const visitorSalts = pgTable('visitor_salts', { siteId: siteId(), day: day(), salt: bytea().notNull() })
