import { asc, eq } from 'drizzle-orm'
import { titleOf } from '../../../../shared/selling/invoices/invoice.ts'
import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import { longDate } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'
import { inSite } from '../../../platform/table.ts'
import type { Personal } from '../../module.ts'
import { forgetBuyer } from './forget-buyer.ts'
import { invoices } from './invoices.tables.ts'

export const personal: Personal = {
  columns: { invoices: { buyer: { as: 'invoices' } } },
  async copy(ctx, { id }) {
    const rows = await ctx.db
      .select()
      .from(invoices)
      .where(inSite(ctx, invoices, eq(invoices.userId, id)))
      .orderBy(asc(invoices.id))
    return {
      data: {
        invoices: rows.map(({ kind, number, issuedAt, orderNumber, buyer, currency, total }) => ({
          ...{ kind, number, issued: issuedAt.toISOString(), order: orderNumber, buyer, currency, total },
        })),
      },
      page: () => ({
        tables: [
          {
            title: t('Invoices'),
            head: [t('Number'), t('Document'), t('Date'), t('Order'), t('Total')],
            rows: rows.map((row) => [
              row.number,
              t(titleOf(row)),
              longDate(row.issuedAt, ctx.site.settings.timeZone),
              row.orderNumber,
              formatMoney(row.total, row.currency),
            ]),
          },
        ],
      }),
    }
  },
  forget: (ctx, { id }) => forgetBuyer(ctx, id),
}
