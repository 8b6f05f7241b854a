import type { CampaignBody } from '../../../../shared/content/campaigns-admin.ts'
import { baseLanguage } from '../../../../shared/sites/languages.ts'
import { t } from '../../../../shared/words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { linkOf } from '../../content/newsletter/index.ts'
import { letterIn, type SpokenLetter, type StatedMail } from '../../ground/mail/index.ts'
import type { Block } from './campaign-blocks.ts'

/** Sent by `send-campaign.ts` at the campaign's rate, without a job per mail, and not kept in the mailbox. */
export const campaignMails: StatedMail[] = [
  {
    name: 'campaigns.campaign',
    when: 'a campaign is due',
    to: 'the subscribers of its segment',
    class: 'marketing',
    language: 'kept',
    off: 'the subscriber, by the link in the mail',
  },
  {
    name: 'campaigns.test',
    when: 'staff send a campaign to themselves',
    to: 'the member of staff',
    class: 'service',
    language: 'site',
  },
]

/** The campaign's letter to a subscriber, with their unsubscribe link, in the language of `ctx.site`. */
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

/** The letter as staff send it to themselves for a test. */
export function testLetter({ site }: Ctx, letter: SpokenLetter): SpokenLetter {
  return letterIn(site, () => ({ ...letter, subject: t('Test: {subject}', { subject: letter.subject }) }))
}
