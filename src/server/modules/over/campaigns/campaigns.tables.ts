import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CampaignPart, CampaignSegment, CampaignState } from '../../../../shared/content/campaigns-admin.ts'
import { siteId } from '../../../platform/table.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const campaigns = pgTable('campaigns', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  subject: text().notNull(),
  preview: text().notNull(),
  parts: jsonb().$type<CampaignPart[]>().notNull(),
  segment: jsonb().$type<CampaignSegment>().notNull(),
  /** Mails per minute. */
  rate: integer().notNull(),
  state: text().$type<CampaignState>().notNull().default('DRAFT'),
  scheduledAt: instant(),
  startedAt: instant(),
  /** The next mail is not claimed before this time. */
  nextAt: instant(),
  revision: integer().notNull().default(1),
  createdAt: instant().notNull(),
  changedAt: instant().notNull(),
})

export type CampaignRow = typeof campaigns.$inferSelect

export const campaignMails = pgTable('campaign_mails', {
  siteId: siteId(),
  campaignId: uuid().notNull(),
  subscriberId: uuid().notNull(),
  state: text().$type<'WAITING' | 'CLAIMED' | 'SENT' | 'REFUSED' | 'LEFT_OUT'>().notNull().default('WAITING'),
  claimedAt: instant(),
  answer: text().notNull().default(''),
})
