import { longDate } from '../../../../shared/times.ts'
import type { Personal } from '../../module.ts'
import { forgetGoogle, googleAccountOf } from './google.ts'

export const personal: Personal = {
  async copy(ctx, { id }) {
    const google = await googleAccountOf(ctx, id)
    const said = google ? `${google.number}, since ${longDate(google.connected, ctx.site.settings.timeZone)}` : 'None'
    return { data: { google }, profile: [['Google account', said]] }
  },
  forget: (ctx, { id }) => forgetGoogle(ctx, id),
}
