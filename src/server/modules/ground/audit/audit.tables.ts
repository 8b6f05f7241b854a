import { bigint, customType, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Change } from '../../../../shared/running/activity.ts'
import type { Act, Thing } from '../../../../shared/running/acts.ts'
import type { Leaf } from '../../../../shared/running/leaves.ts'
import { siteId } from '../../../platform/table.ts'

/** The changes of an entry to one thing. `sample`: hash of its content before, if the entry made a sample the owner's. */
export type Part = { kind: Thing; id: string; label: string; leaves: Leaf[]; sample?: string }

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The role that serves requests may only read and insert. */
export const auditEntries = pgTable('audit_entries', {
  siteId: siteId(),
  /** 1, 2, 3 … within the site, so that a missing entry is noticed. */
  number: bigint({ mode: 'number' }).notNull(),
  at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  actorId: uuid(),
  actor: text().notNull(),
  act: text().$type<Act>().notNull(),
  thing: text().$type<Thing>().notNull(),
  thingId: text().notNull(),
  label: text().notNull(),
  changes: jsonb().$type<Change[]>().notNull(),
  address: text().notNull(),
  request: text().notNull(),
  hash: bytea().notNull(),
})

/** The changes of an entry in full, for undoing it. Written in the entry's transaction, never changed. */
export const auditReversals = pgTable('audit_reversals', {
  siteId: siteId(),
  number: bigint({ mode: 'number' }).notNull(),
  parts: jsonb().$type<Part[]>().notNull(),
  /** The entry that this one undid. */
  undoes: bigint({ mode: 'number' }),
})
