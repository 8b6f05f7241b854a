import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Which mails of the shop's own accord a person has; who has no row has said nothing. */
export const mailChoices = pgTable('mail_choices', {
  siteId: siteId(),
  userId: uuid().notNull(),
  priceDropsSince: instant(),
  noReviewRequestsSince: instant(),
  /** The one that they said it in. */
  language: text().notNull().default(''),
})
