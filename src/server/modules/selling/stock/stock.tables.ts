import { getTableColumns, isNull, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { pick } from '../../../../shared/fields.ts'
import type { CustomValues } from '../../../../shared/selling/catalogue/custom-fields.ts'
import type { StockReason } from '../../../../shared/selling/catalogue/stock-history.ts'
import { variantFields } from '../../../../shared/selling/catalogue/variants.ts'
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
  /** When it was archived; orders and ledger still refer to it. */
  archivedAt: instant(),
})

/** Columns of a variant's own fields. */
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

/** Product columns copied from variants. `products` owns the table; only `refreshOffers` changes these columns. */
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

/** Variants still on their product. */
export const notArchived = isNull(variants.archivedAt)

type Moment = Date | Placeholder

const momentOf = (moment: Moment) => (moment instanceof Date ? moment.toISOString() : moment)

/** A variant's price at a moment: the one rule for prices shown and charged. */
export const priceAt = (moment: Moment): SQL<number> =>
  sql<number>`price_at(${variants.price}, ${variants.salePrice}, ${variants.saleFrom}, ${variants.saleUntil},
    ${momentOf(moment)}::timestamptz)`.mapWith(Number)

/** The next moment at which the price may change. */
export const priceChangeAfter = (moment: Moment): SQL =>
  sql`price_changes(${variants.salePrice}, ${variants.saleFrom}, ${variants.saleUntil}, ${momentOf(moment)}::timestamptz)`

/** SQL for an instant as ISO text. */
export const asInstant = (instant: SQLWrapper): SQL<string | null> =>
  sql<string | null>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
