import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SampleKind } from '../../../../shared/sites/samples.ts'
import { siteId } from '../../../platform/table.ts'

export const samples = pgTable('samples', {
  siteId: siteId(),
  kind: text().$type<SampleKind | 'words'>().notNull(),
  /** The thing's id; of settings the name of the part. */
  thingId: text().notNull(),
  /** Of words: what the sections of a page said when the starter brought them, hashed, by the sections' ids. */
  sections: jsonb().$type<Record<string, string>>().notNull().default({}),
})

/** Rows that a removal deleted, by table, to be put back as they were. */
export type RemovedRows = Record<string, Record<string, unknown>[]>

export const removedSamples = pgTable('removed_samples', {
  siteId: siteId(),
  id: uuid().notNull().default(sql`uuidv7()`),
  productIds: uuid().array().notNull(),
  pageIds: uuid().array().notNull(),
  rows: jsonb().$type<RemovedRows>().notNull(),
  removedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
