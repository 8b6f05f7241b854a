import { longTime } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'
import type { Personal } from '../../module.ts'
import { forgetNotices, moveNotices, noticesOf } from './stock-notices.ts'

export const personal: Personal = {
  columns: { stock_notices: { email: { as: 'stockNotices' }, user_id: { as: 'stockNotices' } } },
  async copy(ctx, person) {
    const stockNotices = await noticesOf(ctx, person)
    const zone = ctx.site.settings.timeZone
    const rows = () => stockNotices.map(({ name, created }) => [name, longTime(created, zone)])
    return {
      data: { stockNotices },
      page: () => ({ tables: [{ title: t('Told when back in stock'), head: [t('Item'), t('Asked')], rows: rows() }] }),
    }
  },
  move: moveNotices,
  forget: forgetNotices,
}
