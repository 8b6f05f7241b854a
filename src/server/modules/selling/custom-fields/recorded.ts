import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  customField: {
    columns: sql`'name', t.name, 'unit', t.unit, 'choices', t.choices, 'heading', t.heading, 'filterable', t.is_filterable,
      'archived', t.archived_at is not null, 'position', t.position, 'owner', t.owner, 'type', t.type`,
    from: sql`custom_fields t`,
    label: sql`t.name`,
    named: 'byLabel',
  },
}
