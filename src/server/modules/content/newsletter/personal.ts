import { longDate } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'
import type { Personal } from '../../module.ts'
import { moveSubscriber } from './newsletter.ts'
import { forgetSubscriber, type Subscription, subscriptionOf } from './subscribers.ts'
import { consentPlaces, subscriptions } from './subscription-words.ts'

export const personal: Personal = {
  columns: { newsletter_subscribers: { email: { as: 'newsletter' }, name: { as: 'newsletter' } } },
  /** Another person may have subscribed an address that was never proven (B101). */
  async copy(ctx, { provenEmail }) {
    const newsletter = provenEmail === undefined ? null : await subscriptionOf(ctx, provenEmail)
    const said = () => (newsletter ? consentOf(newsletter, ctx.site.settings.timeZone) : t('Not subscribed'))
    return { data: { newsletter }, page: () => ({ profile: [[t('Newsletter'), said()]] }) }
  },
  async move(ctx, { from, to, isProven }) {
    if (isProven) await moveSubscriber(ctx, { from, to })
  },
  async forget(ctx, { provenEmail }) {
    if (provenEmail !== undefined) await forgetSubscriber(ctx, provenEmail)
  },
}

const consentOf = ({ status, since, source, sourceNote, name }: Subscription, zone: string) =>
  [t(subscriptions[status], { date: longDate(since, zone) }), t(consentPlaces[source]), sourceNote, name]
    .filter(Boolean)
    .join(', ')
