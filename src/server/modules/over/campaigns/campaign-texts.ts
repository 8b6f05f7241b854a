import { and, asc, ne, sql } from 'drizzle-orm'
import type { CampaignPart } from '../../../../shared/content/campaigns-admin.ts'
import { inSite } from '../../../platform/table.ts'
import { type MapTexts, partOf, type Say, type Translatable, wantedOf } from '../../content/translations/index.ts'
import { type CampaignRow, campaigns } from './campaigns.tables.ts'

type Texts = Pick<CampaignRow, 'subject' | 'preview' | 'parts'>

/** Maps a campaign's translatable texts. Subscribers get it in their own language of the site. */
export const mapCampaign = <T extends Texts>(campaign: T, say: Say): T => ({
  ...campaign,
  subject: say(campaign.subject, 'Subject'),
  preview: say(campaign.preview, 'Preview'),
  parts: campaign.parts.map((part, index) =>
    mapPart(part, (text, place, form) => say(text, `${index + 1} · ${place}`, form)),
  ),
})

const mapPart: MapTexts<CampaignPart> = (part, say) => {
  if (part.kind === 'heading') return { ...part, text: say(part.text, 'Heading') }
  if (part.kind === 'text') return { ...part, text: say(part.text, 'Text', 'lines') }
  if (part.kind === 'picture') return { ...part, alt: say(part.alt, 'Picture') }
  return part.kind === 'button' ? { ...part, text: say(part.text, 'Button') } : part
}

/** Unfinished campaigns to translate, by subject. */
export const translatableCampaigns: Translatable = async (ctx, wanted) => {
  const { id, subject, preview, parts, state } = campaigns
  const query = ctx.db
    .select({ id, texts: { subject, preview, parts } })
    .from(campaigns)
    .where(and(inSite(ctx, campaigns), ne(state, 'SENT'), ne(state, 'CANCELLED'), wantedOf(wanted, id, subject)))
    .orderBy(asc(sql`plain_text(${subject})`), asc(id))
  const rows = await partOf(wanted, query)
  return rows.map(({ id, texts }) => ({
    id,
    name: texts.subject,
    visit: (say) => mapCampaign(texts, say),
    // Campaigns appear on no page.
    tags: [],
  }))
}
