import { longDate } from '../../../../shared/times.ts'
import type { Personal } from '../../module.ts'
import { readConsents } from './consents.ts'
import { forgetMailChoices } from './mail-choices.ts'

export const personal: Personal = {
  async copy(ctx) {
    const { priceDrops, reviewRequests } = await readConsents(ctx)
    const { since } = priceDrops
    return {
      data: { mails: { priceDrops, reviewRequests } },
      profile: [
        ['Mails about lower prices', since ? `Since ${longDate(since, ctx.site.settings.timeZone)}` : 'Not wanted'],
        ['Requests for a review', reviewRequests.wanted ? 'Sent' : 'Not wanted'],
      ],
    }
  },
  forget: (ctx, { id }) => forgetMailChoices(ctx, id),
}
