import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SubscriberStatus } from '../../../../shared/content/newsletter-admin.ts'
import type { ConsentSource } from '../../../../shared/people/consents.ts'
import { siteId } from '../../../platform/table.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  email: text().notNull(),
  status: text().$type<SubscriberStatus>().notNull(),
  unsubscribeReason: text(),
  /** Where the person said last whether they want it. */
  source: text().$type<ConsentSource>().notNull().default('FORM'),
  createdAt: instant().notNull().defaultNow(),
  changedAt: instant().notNull().defaultNow(),
})
