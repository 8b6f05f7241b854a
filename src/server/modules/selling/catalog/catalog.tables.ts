import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const amount = () => bigint({ mode: 'number' })

export type ProductStatus = 'DRAFT' | 'PUBLISHED'
export type Fact = { name: string; value: string }
export type ProductOption = { name: string; values: string[] }

export const brands = pgTable('brands', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  name: text().notNull(),
  path: text().notNull(),
})

export const categories = pgTable('categories', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  parentId: uuid(),
  path: text().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  mediaId: text(),
  position: integer().notNull().default(0),
  revision: integer().notNull().default(1),
})

export const products = pgTable('products', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  path: text().notNull(),
  name: text().notNull(),
  brandId: uuid(),
  summary: text().notNull().default(''),
  description: text().notNull().default(''),
  facts: jsonb().$type<Fact[]>().notNull().default([]),
  options: jsonb().$type<ProductOption[]>().notNull().default([]),
  hsn: text().notNull().default(''),
  gstRate: smallint().notNull().default(0),
  status: text().$type<ProductStatus>().notNull().default('PUBLISHED'),
  price: amount().notNull(),
  mrp: amount().notNull(),
  inStock: boolean().notNull(),
  // What it is made of is written in the migration.
  search: tsvector().generatedAlwaysAs(sql``),
  /** Counts the owner's changes, so that one person's never undo another's. */
  revision: integer().notNull().default(1),
  createdAt: instant().notNull().defaultNow(),
  changedAt: instant().notNull().defaultNow(),
})

export const productCategories = pgTable('product_categories', {
  siteId: siteId(),
  categoryId: uuid().notNull(),
  productId: uuid().notNull(),
  position: integer().notNull().default(0),
})

export const productMedia = pgTable('product_media', {
  siteId: siteId(),
  productId: uuid().notNull(),
  position: integer().notNull(),
  mediaId: text().notNull(),
  alt: text().notNull().default(''),
})

export const variants = pgTable('variants', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  productId: uuid().notNull(),
  sku: text().notNull(),
  options: jsonb().$type<Record<string, string>>().notNull().default({}),
  price: amount().notNull(),
  mrp: amount().notNull(),
  stock: integer().notNull().default(0),
  position: integer().notNull().default(0),
  /** Since when it is on its product no more; it stays for its orders and its ledger. */
  archivedAt: instant(),
})

export type StockReason = 'RECEIVED' | 'RESERVED' | 'RELEASED' | 'RETURNED' | 'CORRECTED'

export const stockMoves = pgTable('stock_moves', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  variantId: uuid().notNull(),
  quantity: integer().notNull(),
  reason: text().$type<StockReason>().notNull(),
  orderId: uuid(),
  createdAt: instant().notNull().defaultNow(),
})

/** Addresses that products had before, and categories; none of them is another one's address now. */
export const productPaths = pgTable('product_paths', {
  siteId: siteId(),
  path: text().notNull(),
  productId: uuid().notNull(),
})

export const categoryPaths = pgTable('category_paths', {
  siteId: siteId(),
  path: text().notNull(),
  categoryId: uuid().notNull(),
})
