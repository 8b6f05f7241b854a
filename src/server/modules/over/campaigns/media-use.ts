import { sql } from 'drizzle-orm'
import { addressesIn, type MediaUse } from '../../content/media/index.ts'

/**
 * A `MediaUse`: images of campaigns, and files that they link to; of sent or cancelled ones for 90 days, while their mails may still
 * be read.
 */
export const mediaInCampaigns: MediaUse = ({ site }) => sql`
  select named.id as media_id, 'campaign' as kind, c.subject as title, c.id::text as ref,
    '/admin/newsletter/campaigns/' || c.id as href
  from campaigns c cross join lateral jsonb_array_elements(c.parts) part
  cross join lateral (
    select part ->> 'mediaId' as id
    union
    select found[1] from ${addressesIn(sql`part ->> 'href'`)} as found
  ) named
  where c.site_id = ${site.id} and named.id is not null
    and (c.state not in ('SENT', 'CANCELLED') or c.started_at > now() - interval '90 days')`
