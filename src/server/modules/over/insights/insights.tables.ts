import { customType, date, integer, pgTable, smallint } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const day = () => date({ mode: 'string' }).notNull()

export const visitHours = pgTable('visit_hours', {
  siteId: siteId(),
  /** In the site's time zone. */
  day: day(),
  hour: smallint().notNull(),
  views: integer().notNull(),
  /** Visitors first seen that day. */
  visitors: integer().notNull(),
})

export const visitors = pgTable('visitors', { siteId: siteId(), day: day(), visitorHash: bytea().notNull() })

export const visitorSalts = pgTable('visitor_salts', { siteId: siteId(), day: day(), salt: bytea().notNull() })
