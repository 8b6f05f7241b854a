import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const productQuestions = pgTable('product_questions', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  productId: uuid().notNull(),
  userId: uuid().notNull(),
  question: text().notNull(),
  answer: text().notNull().default(''),
  answeredAt: instant(),
  /** Language of the page on which it was asked: `hi-IN`. */
  language: text(),
  hidden: boolean().notNull().default(false),
  createdAt: instant().notNull().defaultNow(),
})
