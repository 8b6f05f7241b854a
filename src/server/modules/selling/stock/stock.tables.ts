import { getTableColumns, isNull } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { pick } from '../../../../shared/fields.ts'
import type { StockReason } from '../../../../shared/selling/stock-history.ts'
import { variantFields } from '../../../../shared/selling/variants.ts'
import { partOf, siteId } from '../../../platform/table.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const amount = () => bigint({ mode: 'number' })

export const variants = pgTable('variants', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  productId: uuid().notNull(),
  sku: text().notNull(),
  options: jsonb().$type<Record<string, string>>().notNull().default({}),
  price: amount().notNull(),
  mrp: amount().notNull(),
  weight: integer(),
  barcode: text().notNull().default(''),
  stock: integer().notNull().default(0),
  position: integer().notNull().default(0),
  /** Since when it is on its product no more; it stays for its orders and its ledger. */
  archivedAt: instant(),
})

/** Columns of what is entered of a variant. */
export const variantColumns = pick(variantFields, getTableColumns(variants))

export const stockMoves = pgTable('stock_moves', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  variantId: uuid().notNull(),
  quantity: integer().notNull(),
  reason: text().$type<StockReason>().notNull(),
  orderId: uuid(),
  createdAt: instant().notNull().defaultNow(),
})

/** What a product repeats of its variants. `products` owns the table; only `refreshOffer` changes these columns. */
export const offers = partOf(
  pgTable('products', {
    siteId: integer('site_id').notNull(),
    id: uuid('id').notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    mrp: bigint('mrp', { mode: 'number' }).notNull(),
    inStock: boolean('in_stock').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull(),
  }),
)

/** Variants that are on their product still. */
export const notArchived = isNull(variants.archivedAt)
