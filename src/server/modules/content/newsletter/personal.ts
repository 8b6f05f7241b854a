import { longDate } from '../../../../shared/times.ts'
import type { Personal } from '../../module.ts'
import { forgetSubscriber, type Subscription, subscriptionOf } from './subscribers.ts'

export const personal: Personal = {
  /** Another person may have subscribed an address that was never proven (B101). */
  async copy(ctx, { provenEmail }) {
    const newsletter = provenEmail === undefined ? null : await subscriptionOf(ctx, provenEmail)
    const said = newsletter ? consentOf(newsletter, ctx.site.settings.timeZone) : 'Not subscribed'
    return { data: { newsletter }, profile: [['Newsletter', said]] }
  },
  async forget(ctx, { provenEmail }) {
    if (provenEmail !== undefined) await forgetSubscriber(ctx, provenEmail)
  },
}

const consentOf = ({ status, since, source, sourceNote, name }: Subscription, zone: string) =>
  [`${status} since ${longDate(since, zone)}`, consentPlaces[source], sourceNote, name].filter(Boolean).join(', ')

const consentPlaces = { ACCOUNT: 'by the account', FORM: 'by a form', IMPORT: 'as we were told elsewhere' }
