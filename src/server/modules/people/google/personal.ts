import { longDate } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'
import type { Personal } from '../../module.ts'
import { forgetGoogle, googleAccountOf } from './google.ts'

export const personal: Personal = {
  columns: { google_accounts: { user_id: { as: 'google' } } },
  async copy(ctx, { id }) {
    const google = await googleAccountOf(ctx, id)
    const said = () => {
      if (!google) return t('None')
      const date = longDate(google.connected, ctx.site.settings.timeZone)
      return t('{number}, since {date}', { number: google.number, date })
    }
    return { data: { google }, page: () => ({ profile: [[t('Google account'), said()]] }) }
  },
  forget: (ctx, { id }) => forgetGoogle(ctx, id),
}
