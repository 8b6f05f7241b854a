import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SubscriberStatus } from '../../../../shared/content/newsletter-admin.ts'
import type { ConsentSource } from '../../../../shared/people/consents.ts'
import { siteId } from '../../../platform/table.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  email: text().notNull(),
  /** The user who last gave consent while signed in with this address. */
  userId: uuid(),
  status: text().$type<SubscriberStatus>().notNull(),
  unsubscribeReason: text(),
  /** Where the person last gave or withdrew consent, at `changedAt`. */
  source: text().$type<ConsentSource>().notNull().default('FORM'),
  /** Imports only: where consent was given, in the owner's words. */
  sourceNote: text().notNull().default(''),
  name: text().notNull().default(''),
  /** Language of the page they subscribed on (`hi-IN`); null if unknown. */
  language: text(),
  createdAt: instant().notNull().defaultNow(),
  changedAt: instant().notNull().defaultNow(),
  /**
   * When the address was taken off on a page of the site without the link of a mail; null after any other change. The consent
   * before stays in `changedAt`, `source` and `sourceNote`: the request may not come from its owner, who can undo it.
   */
  leftAt: instant(),
})
