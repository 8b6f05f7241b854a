import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { FormDefinition } from '../../../../shared/content/forms/forms.ts'
import { siteId } from '../../../platform/table.ts'

export const forms = pgTable('forms', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  name: text().notNull(),
  definition: jsonb().$type<FormDefinition>().notNull(),
  revision: integer().notNull().default(1),
  changedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
