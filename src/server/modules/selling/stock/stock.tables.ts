import { getTableColumns, isNull, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { pick } from '../../../../shared/fields.ts'
import type { CustomValues } from '../../../../shared/selling/custom-fields.ts'
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
  salePrice: amount(),
  saleFrom: instant(),
  saleUntil: instant(),
  custom: jsonb().$type<CustomValues>().notNull().default({}),
  weight: integer(),
  length: integer(),
  width: integer(),
  height: integer(),
  netQuantity: numeric({ precision: 12, scale: 3, mode: 'number' }),
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

type Moment = Date | Placeholder

const momentOf = (moment: Moment) => (moment instanceof Date ? moment.toISOString() : moment)

/** What a variant costs at that moment: the one rule for what shoppers see and what they pay. */
export const priceAt = (moment: Moment): SQL<number> =>
  sql<number>`price_at(${variants.price}, ${variants.salePrice}, ${variants.saleFrom}, ${variants.saleUntil},
    ${momentOf(moment)}::timestamptz)`.mapWith(Number)

/** The next moment after that one at which it may cost something else. */
export const priceChangeAfter = (moment: Moment): SQL =>
  sql`price_changes(${variants.salePrice}, ${variants.saleFrom}, ${variants.saleUntil}, ${momentOf(moment)}::timestamptz)`

/** An instant as JSON has it, by a query. */
export const asInstant = (instant: SQLWrapper): SQL<string | null> =>
  sql<string | null>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
