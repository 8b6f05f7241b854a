import { boolean, customType, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Permission } from '../../../../shared/people/permissions.ts'
import type { ReadyRole } from '../../../../shared/people/roles.ts'
import { siteId } from '../../../platform/table.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** The site's own roles. */
export const roles = pgTable('roles', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  name: text().notNull(),
  permissions: text().array().$type<Permission[]>().notNull(),
  revision: integer().notNull().default(1),
  createdAt: instant().notNull().defaultNow(),
})

export const invitations = pgTable('invitations', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  email: text().notNull(),
  readyRole: text().$type<ReadyRole>(),
  roleId: uuid(),
  tokenHash: bytea().notNull(),
  invitedBy: uuid().notNull(),
  sentAt: instant().notNull(),
  expiresAt: instant().notNull(),
})

export const ownershipOffers = pgTable('ownership_offers', {
  siteId: siteId(),
  fromId: uuid().notNull(),
  toId: uuid().notNull(),
  stays: boolean().notNull(),
  madeAt: instant().notNull(),
  expiresAt: instant().notNull(),
})
