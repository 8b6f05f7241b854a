import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { LockedKind } from '../../../../shared/content/pages/edit-locks.ts'
import { siteId } from '../../../platform/table.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const editLocks = pgTable('edit_locks', {
  siteId: siteId(),
  kind: text().$type<LockedKind>().notNull(),
  /** The page or post. */
  thingId: uuid().notNull(),
  editor: text().notNull(),
  userId: uuid().notNull(),
  since: instant().notNull().defaultNow(),
  heardAt: instant().notNull().defaultNow(),
})
