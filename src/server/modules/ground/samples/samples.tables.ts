import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SampleKind } from '../../../../shared/sites/samples.ts'
import { siteId } from '../../../platform/table.ts'

export const samples = pgTable('samples', {
  siteId: siteId(),
  kind: text().$type<SampleKind | 'words'>().notNull(),
  /** The thing's id; for settings, the name of the part. */
  thingId: text().notNull(),
  /** For kind `words`: hashes of a page's section texts as the starter brought them, by section id. */
  sections: jsonb().$type<Record<string, string>>().notNull().default({}),
})

/** Rows that a removal deleted, by table, for restoring them. */
export type RemovedRows = Record<string, Record<string, unknown>[]>

export const removedSamples = pgTable('removed_samples', {
  siteId: siteId(),
  id: uuid().notNull().default(sql`uuidv7()`),
  productIds: uuid().array().notNull(),
  pageIds: uuid().array().notNull(),
  rows: jsonb().$type<RemovedRows>().notNull(),
  removedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
