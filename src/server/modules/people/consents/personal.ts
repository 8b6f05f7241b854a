import { longDate } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'
import type { Personal } from '../../module.ts'
import { readConsents } from './consents.ts'
import { forgetMailChoices } from './mail-choices.ts'

export const personal: Personal = {
  columns: { mail_choices: { user_id: { as: 'mails' } } },
  async copy(ctx) {
    const { priceDrops, reviewRequests } = await readConsents(ctx)
    const { since } = priceDrops
    const zone = ctx.site.settings.timeZone
    return {
      data: { mails: { priceDrops, reviewRequests } },
      page: () => ({
        profile: [
          [
            t('Mails about your wishlist'),
            since ? t('Since {date}', { date: longDate(since, zone) }) : t('Not wanted'),
          ],
          [t('Requests for a review'), reviewRequests.wanted ? t('Wanted') : t('Not wanted')],
        ],
      }),
    }
  },
  forget: (ctx, { id }) => forgetMailChoices(ctx, id),
}
