import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  site: {
    columns: sql`'suspended', t.suspended_at, 'reason', t.suspended_for, 'campaignRate', t.campaign_rate`,
    from: sql`(select current_site() as site_id, id, name, suspended_at, suspended_for, campaign_rate from sites) t`,
    idType: 'integer',
    label: sql`t.name`,
  },
}
