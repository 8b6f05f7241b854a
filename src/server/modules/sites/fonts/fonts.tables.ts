import { customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { fontStyles } from '../../../../shared/sites/theme/own-fonts.ts'
import { siteId } from '../../../platform/table.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const fonts = pgTable('fonts', {
  siteId: siteId(),
  id: uuid().notNull(),
  family: text().notNull(),
  weights: text().notNull(),
  style: text({ enum: fontStyles }).notNull(),
  file: bytea().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
