import { boolean, customType, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { State } from '../../../../shared/running/leaves.ts'
import type {
  ImportAction,
  ImportChange,
  ImportOutcome,
  ImportState,
  NewArchive,
} from '../../../../shared/selling/catalogue/product-imports.ts'
import type { CsvLine } from '../../../platform/read-csv.ts'
import { siteId } from '../../../platform/table.ts'
import type { BeforeWords } from '../../content/translations/index.ts'
import type { Column, Layout } from './reading/columns.ts'
import type { RowFault } from './reading/row.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A picture by its address, or by its name in the import's ZIP; of a product, or of a field of its or of its variant's. */
export type WantedPicture = {
  url: string
  alt: string
  field?: string
  variant?: { sku: string; options: Record<string, string> }
}

/** A ZIP of pictures; once it is read, its files that no line names, and why it cannot be read. */
export type StoredArchive = NewArchive & {
  received: number
  /** The file in it that is imported, where it came without one beside it. */
  table?: string
  pictures?: number
  unnamed?: string[]
  unnamedCount?: number
  fault?: string
}

export const productImports = pgTable('product_imports', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  fileName: text().notNull(),
  layout: text().$type<Layout>().notNull(),
  state: text().$type<ImportState>().notNull(),
  fault: text().notNull().default(''),
  columns: jsonb().$type<Column[]>().notNull(),
  /** Whether staff named the columns. */
  mapped: boolean().notNull().default(false),
  archive: jsonb().$type<StoredArchive>(),
  /** Pictures that are named and in no ZIP. */
  picturesMissing: integer().notNull().default(0),
  /** Kept until the import has run; a ZIP gives its own once it has come. */
  file: bytea(),
  rows: integer().notNull().default(0),
  products: integer().notNull().default(0),
  createdAt: instant().notNull().defaultNow(),
  finishedAt: instant(),
})

export type ImportRow = Omit<typeof productImports.$inferSelect, 'file'>

export const importParts = pgTable('product_import_parts', {
  siteId: siteId(),
  importId: uuid().notNull(),
  nth: integer().notNull(),
  bytes: bytea().notNull(),
})

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
  /** Addresses of products that go with it, until they are linked. */
  complements: jsonb().$type<string[]>().notNull().default([]),
  /** By how much the import moved the stock of each variant. */
  moved: jsonb().$type<Record<string, number>>().notNull().default({}),
  /** The product's translations before, by language. */
  wordsBefore: jsonb().$type<BeforeWords>().notNull().default({}),
  pictures: jsonb().$type<WantedPicture[]>().notNull().default([]),
  picturesFailed: jsonb().$type<{ url: string; fault: string; field?: string }[]>().notNull().default([]),
})
