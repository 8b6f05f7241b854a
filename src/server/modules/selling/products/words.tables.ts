import { pgTable, smallint, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'
import { tsvector } from '../../../platform/word-search.ts'

export const productWords = pgTable('product_words', {
  siteId: siteId(),
  productId: uuid().notNull(),
  words: tsvector().notNull(),
  version: smallint().notNull(),
})
