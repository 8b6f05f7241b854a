import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Choices about optional mails. Users without a row have the defaults. */
export const mailChoices = pgTable('mail_choices', {
  siteId: siteId(),
  userId: uuid().notNull(),
  priceDropsSince: instant(),
  noReviewRequestsSince: instant(),
  /** Language of the page on which they chose. */
  language: text().notNull().default(''),
})
