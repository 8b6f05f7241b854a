import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  domain: {
    columns: sql`'state', t.state, 'preferred', t.preferred_at`,
    from: sql`(select site_id, host as id, 'waiting' as state, null::timestamptz as preferred_at from domain_claims
      union all select site_id, host, 'connected', preferred_at from site_domains) t`,
    idType: 'text',
    label: sql`t.id`,
  },
}
