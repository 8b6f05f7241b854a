import { eq, getTableColumns, isNull, not, sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, numeric, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { pick } from '../../../../shared/fields.ts'
import type { CustomValues } from '../../../../shared/selling/catalogue/custom-fields.ts'
import {
  type Fact,
  type MakerRole,
  type ProductOption,
  publicFields,
} from '../../../../shared/selling/catalogue/products.ts'
import { type ProductStatus, productFields } from '../../../../shared/selling/catalogue/products-admin.ts'
import type { NetUnit } from '../../../../shared/selling/catalogue/unit-price.ts'
import type { GstChange, GstRate } from '../../../../shared/selling/invoices/gst-rates.ts'
import { siteId } from '../../../platform/table.ts'
import { hiddenSamples, isSample } from '../../ground/samples/index.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const amount = () => bigint({ mode: 'number' })

/** Data to restore a deleted product. `at` is an ISO instant. */
export type Deleted = {
  at: string
  path: string
  status: ProductStatus
  brandId: string | null
  sizeGuideId?: string | null
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
  gstChosen: boolean().notNull().default(false),
  gstChanges: jsonb().$type<GstChange[]>().notNull().default([]),
  tags: text().array().notNull().default([]),
  countryOfOrigin: text().notNull().default(''),
  makerRole: text().$type<MakerRole>().notNull().default('MAKER'),
  maker: text().notNull().default(''),
  consumerCare: text().notNull().default(''),
  netQuantity: numeric({ precision: 12, scale: 3, mode: 'number' }),
  netUnit: text().$type<NetUnit>().notNull().default('g'),
  custom: jsonb().$type<CustomValues>().notNull().default({}),
  sizeGuideId: uuid(),
  seoTitle: text().notNull().default(''),
  seoDescription: text().notNull().default(''),
  status: text().$type<ProductStatus>().notNull().default('PUBLISHED'),
  /** When a scheduled product is published. */
  publishAt: instant(),
  // Derived from the variants and maintained by stock (refreshOffers).
  price: amount().notNull(),
  mrp: amount().notNull(),
  inStock: boolean().notNull(),
  /** Derived from the ratings and maintained by `rankByRating`. */
  ratingRank: smallint().notNull().default(0),
  /** Incremented by each change of the owner, to detect concurrent edits. */
  revision: integer().notNull().default(1),
  /** Data to restore a deleted product; see `delete-products.ts`. */
  deleted: jsonb().$type<Deleted>(),
  createdAt: instant().notNull().defaultNow(),
  changedAt: instant().notNull().defaultNow(),
})

/** Columns of a product's own fields: all of them, and the public ones. */
export const ownColumns = pick(productFields, getTableColumns(products))
export const publicColumns = pick(publicFields, getTableColumns(products))

export const productMedia = pgTable('product_media', {
  siteId: siteId(),
  productId: uuid().notNull(),
  position: integer().notNull(),
  mediaId: text().notNull(),
  alt: text().notNull().default(''),
})

/** Complements of a product, chosen by the owner. */
export const productComplements = pgTable('product_complements', {
  siteId: siteId(),
  productId: uuid().notNull(),
  otherId: uuid().notNull(),
  position: integer().notNull(),
})

/** Former paths of products; a path in use by a product is never among them. */
export const productPaths = pgTable('product_paths', {
  siteId: siteId(),
  path: text().notNull(),
  productId: uuid().notNull(),
})

/** Published by staff; samples included. */
export const hasStatusPublished = eq(products.status, 'PUBLISHED')

/** Visible to customers and visitors. Samples are hidden once the site is open (B191). */
export const published = sql<boolean>`(${hasStatusPublished} and ${products.id} <> all (${hiddenSamples('product')}))`

/** No sample of the starter. */
export const isOwn = not(isSample('product', sql`${products.id}`))

/** Staff see only these; a deleted product is hidden until it is restored. */
export const notDeleted = isNull(products.deleted)
