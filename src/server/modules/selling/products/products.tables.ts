import { eq, getTableColumns, isNull, sql } from 'drizzle-orm'
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
import { pick } from '../../../../shared/fields.ts'
import { type Fact, type GstRate, type ProductOption, publicFields } from '../../../../shared/selling/products.ts'
import { type ProductStatus, productFields } from '../../../../shared/selling/products-admin.ts'
import { siteId } from '../../../platform/table.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const amount = () => bigint({ mode: 'number' })

/** What a deleted product is brought back with. `at` is an ISO instant. */
export type Deleted = {
  at: string
  path: string
  status: ProductStatus
  brandId: string | null
  categoryIds: string[]
  media: { id: string; alt: string }[]
}

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
  gstRate: smallint().$type<GstRate>().notNull().default(0),
  seoTitle: text().notNull().default(''),
  seoDescription: text().notNull().default(''),
  status: text().$type<ProductStatus>().notNull().default('PUBLISHED'),
  // These three follow from the variants: stock keeps them (refreshOffer).
  price: amount().notNull(),
  mrp: amount().notNull(),
  inStock: boolean().notNull(),
  // What it is made of is written in the migration.
  search: tsvector().generatedAlwaysAs(sql``),
  /** Counts the owner's changes, so that one person's never undo another's. */
  revision: integer().notNull().default(1),
  /** Of a deleted one: what it was in; see `delete-products.ts`. */
  deleted: jsonb().$type<Deleted>(),
  createdAt: instant().notNull().defaultNow(),
  changedAt: instant().notNull().defaultNow(),
})

/** Columns of what is entered of a product itself: all of it, and what is shown to everybody. */
export const ownColumns = pick(productFields, getTableColumns(products))
export const publicColumns = pick(publicFields, getTableColumns(products))

export const productMedia = pgTable('product_media', {
  siteId: siteId(),
  productId: uuid().notNull(),
  position: integer().notNull(),
  mediaId: text().notNull(),
  alt: text().notNull().default(''),
})

/** Addresses that products had before; none of them is another one's address now. */
export const productPaths = pgTable('product_paths', {
  siteId: siteId(),
  path: text().notNull(),
  productId: uuid().notNull(),
})

/** Only these are shown to anybody but staff. */
export const published = eq(products.status, 'PUBLISHED')

/** Staff see these alone: what is deleted is nowhere until it is brought back. */
export const notDeleted = isNull(products.deleted)
