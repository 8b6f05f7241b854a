import type { CampaignBody } from '../../../../shared/content/campaigns-admin.ts'
import { baseLanguage } from '../../../../shared/sites/languages.ts'
import { t } from '../../../../shared/words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { linkOf } from '../../content/newsletter/index.ts'
import { letterIn, type SpokenLetter } from '../../ground/mail/index.ts'
import type { Block } from './campaign-blocks.ts'

/** What a campaign says to a subscriber, with their own link to leave; in the language that the site is read in. */
export function campaignLetter(
  ctx: Ctx,
  { subject, preview }: Pick<CampaignBody, 'subject' | 'preview'>,
  blocks: Block[],
  subscriberId: string,
): SpokenLetter {
  const leave = linkOf(ctx, 'leave', subscriberId)
  const language = baseLanguage(ctx.site.settings.locale)
  return letterIn(ctx.site, () => {
    const foot: Block = { quiet: { text: t('Unsubscribe'), href: leave } }
    return { subject, preview, blocks: [...blocks, foot], leave, language }
  })
}
