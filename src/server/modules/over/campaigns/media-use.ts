import { sql } from 'drizzle-orm'
import type { MediaUse } from '../../content/media/index.ts'

/** A `MediaUse`: images of campaigns; of sent or cancelled ones for 90 days, while their mails may still be read. */
export const mediaInCampaigns: MediaUse = ({ site }) => sql`
  select part ->> 'mediaId' as media_id, 'campaign' as kind, c.subject as title, c.id::text as ref,
    '/admin/newsletter/campaigns/' || c.id as href
  from campaigns c cross join lateral jsonb_array_elements(c.parts) part
  where c.site_id = ${site.id} and part ->> 'kind' = 'picture'
    and (c.state not in ('SENT', 'CANCELLED') or c.started_at > now() - interval '90 days')`
