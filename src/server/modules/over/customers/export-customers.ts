import { desc, lt } from 'drizzle-orm'
import type { CustomerExport } from '../../../../shared/people/customers-admin.ts'
import { dayIn, toZoned } from '../../../../shared/zoned-time.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Cell, csvPages, csvResponse } from '../../../platform/csv.ts'
import { defaultAddresses, users } from '../../people/identity/index.ts'
import { salesTo } from '../../selling/orders/index.ts'
import { type Found, matching, selectCustomers } from './customers.ts'

const columns = [
  'Name',
  'Email',
  'Mobile',
  'Customer since',
  'Orders',
  'Spent',
  'Currency',
  'Deliver to',
  'Address',
  'City',
  'State',
  'PIN code',
  'Guest',
]

/** A CSV file with a row per customer, newest first, each with the default address. Amounts and times are as in that of orders. */
export function exportCustomers(ctx: Ctx, { q }: CustomerExport): Response {
  const day = dayIn(ctx.now(), ctx.site.settings.timeZone)
  return csvResponse({
    fileName: `customers-${day}.csv`,
    columns,
    pages: csvPages(
      (last?: string) =>
        selectCustomers(ctx, matching(ctx, q), last === undefined ? undefined : lt(users.id, last)).orderBy(
          desc(users.id),
        ),
      ({ _id }) => _id,
      (rows) => asCells(ctx, rows),
    ),
  })
}

async function asCells(ctx: Ctx, rows: Found[]): Promise<Cell[][]> {
  const ids = rows.map(({ _id }) => _id)
  const [sales, addresses] = await Promise.all([salesTo(ctx, ids), defaultAddresses(ctx, ids)])
  const { currency, timeZone } = ctx.site.settings
  return rows.map(({ _id, name, email, mobileNumber, createdAt, guest }) => {
    const { orders = 0, spent = 0 } = sales.get(_id) ?? {}
    const address = addresses.get(_id)
    return [
      name,
      email,
      mobileNumber,
      toZoned(createdAt.toISOString(), timeZone).replace('T', ' '),
      orders,
      { minor: spent },
      currency,
      address?.name ?? null,
      [address?.line1, address?.line2, address?.landmark].filter(Boolean).join(', '),
      address?.city ?? null,
      address?.state ?? null,
      address?.pincode ?? null,
      guest ? 'yes' : '',
    ]
  })
}
