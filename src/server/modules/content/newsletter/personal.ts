import { longDate } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'
import type { Personal } from '../../module.ts'
import { moveSubscriber } from './newsletter.ts'
import { forgetSubscriber, ownSubscription, type Subscription } from './subscribers.ts'
import { consentPlaces, subscriptions } from './subscription-words.ts'

export const personal: Personal = {
  columns: {
    newsletter_subscribers: { email: { as: 'newsletter' }, name: { as: 'newsletter' }, user_id: { as: 'newsletter' } },
  },
  async copy(ctx, person) {
    const newsletter = await ownSubscription(ctx, person)
    const said = () => (newsletter ? consentOf(newsletter, ctx.site.settings.timeZone) : t('Not subscribed'))
    return { data: { newsletter }, page: () => ({ profile: [[t('Newsletter'), said()]] }) }
  },
  move: moveSubscriber,
  forget: forgetSubscriber,
}

const consentOf = ({ status, since, source, sourceNote, name }: Subscription, zone: string) =>
  [t(subscriptions[status], { date: longDate(since, zone) }), t(consentPlaces[source]), sourceNote, name]
    .filter(Boolean)
    .join(', ')
