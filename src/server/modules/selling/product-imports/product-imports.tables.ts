import { boolean, customType, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { State } from '../../../../shared/running/leaves.ts'
import type {
  ImportAction,
  ImportChange,
  ImportOutcome,
  ImportState,
} from '../../../../shared/selling/product-imports.ts'
import type { CsvLine } from '../../../platform/read-csv.ts'
import { siteId } from '../../../platform/table.ts'
import type { Column, Layout } from './reading/columns.ts'
import type { RowFault } from './reading/row.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export type WantedPicture = { url: string; alt: string }

export const productImports = pgTable('product_imports', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  fileName: text().notNull(),
  layout: text().$type<Layout>().notNull(),
  state: text().$type<ImportState>().notNull(),
  fault: text().notNull().default(''),
  columns: jsonb().$type<Column[]>().notNull(),
  /** Kept until the import has run. */
  file: bytea(),
  rows: integer().notNull().default(0),
  products: integer().notNull().default(0),
  createdAt: instant().notNull().defaultNow(),
  finishedAt: instant(),
})

export type ImportRow = Omit<typeof productImports.$inferSelect, 'file'>

/** A product of a file. Its rows are kept as they are: what they state is read from them again. */
export const importItems = pgTable('product_import_items', {
  siteId: siteId(),
  importId: uuid().notNull(),
  position: integer().notNull(),
  line: integer().notNull(),
  name: text().notNull(),
  action: text().$type<ImportAction>().notNull(),
  outcome: text().$type<ImportOutcome>(),
  rows: jsonb().$type<CsvLine[]>().notNull(),
  changes: jsonb().$type<ImportChange[]>().notNull().default([]),
  faults: jsonb().$type<RowFault[]>().notNull().default([]),
  jumps: boolean().notNull().default(false),
  productId: uuid(),
  before: jsonb().$type<State>(),
  revision: integer(),
  /** By how much the import moved the stock of each variant. */
  moved: jsonb().$type<Record<string, number>>().notNull().default({}),
  pictures: jsonb().$type<WantedPicture[]>().notNull().default([]),
  picturesFailed: jsonb().$type<{ url: string; fault: string }[]>().notNull().default([]),
})
