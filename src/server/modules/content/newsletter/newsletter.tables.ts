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
  /** Of what was imported: where the person said it, in the owner's words. */
  sourceNote: text().notNull().default(''),
  name: text().notNull().default(''),
  /** Of the page on which they asked for it: `hi-IN`. Null where nobody knows. */
  language: text(),
  createdAt: instant().notNull().defaultNow(),
  changedAt: instant().notNull().defaultNow(),
})
