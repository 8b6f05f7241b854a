import { longTime } from '../../../../shared/times.ts'
import type { Personal } from '../../module.ts'
import { forgetNotices, noticesOf } from './stock-notices.ts'

export const personal: Personal = {
  async copy(ctx, { provenEmail }) {
    const stockNotices = provenEmail === undefined ? [] : await noticesOf(ctx, provenEmail)
    const zone = ctx.site.settings.timeZone
    const rows = stockNotices.map(({ name, created }) => [name, longTime(created, zone)])
    return { data: { stockNotices }, tables: [{ title: 'Told when back in stock', head: ['Item', 'Asked'], rows }] }
  },
  async forget(ctx, { provenEmail }) {
    if (provenEmail !== undefined) await forgetNotices(ctx, provenEmail)
  },
}
