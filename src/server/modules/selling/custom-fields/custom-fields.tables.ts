import { boolean, integer, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CustomOwner, CustomType } from '../../../../shared/selling/catalogue/custom-fields.ts'
import { siteId } from '../../../platform/table.ts'

export const customFields = pgTable('custom_fields', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  owner: text().$type<CustomOwner>().notNull(),
  type: text().$type<CustomType>().notNull(),
  name: text().notNull(),
  unit: text().notNull().default(''),
  choices: text().array().notNull().default([]),
  heading: text().notNull().default(''),
  isFilterable: boolean().notNull().default(false),
  position: integer().notNull().default(0),
  archivedAt: timestamp({ withTimezone: true, mode: 'date' }),
  revision: integer().notNull().default(1),
})

/** Products' values of filterable fields. */
export const productFieldValues = pgTable('product_field_values', {
  siteId: siteId(),
  fieldId: uuid().notNull(),
  value: text().notNull(),
  number: numeric({ mode: 'number' }),
  productId: uuid().notNull(),
})
