import { and, asc, eq, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Customer, CustomerList, CustomerRow } from '../../../../shared/people/customers-admin.ts'
import { mobileOf } from '../../../../shared/people/written-numbers.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inOrder, pageOf, patternOf } from '../../../platform/lists.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { subscriptionOf } from '../../content/newsletter/index.ts'
import { addressesOf, fullName, reachedAt, users } from '../../people/identity/index.ts'
import { orders, ordersOf, salesTo } from '../../selling/orders/index.ts'
import { notesOf } from './notes.ts'

/** Guests are listed once they have an order: until then they are visitors with a bag. */
const isListed = or(
  isNull(users.guestEmail),
  sql`exists (select from ${orders} where ${onSite(orders, users, eq(orders.userId, users.id))})`,
)
const isCustomer = and(eq(users.userType, 'CUSTOMER'), isListed)
const columns = {
  _id: users.id,
  name: fullName,
  email: reachedAt,
  mobileNumber: users.mobileNumber,
  createdAt: users.createdAt,
  guest: sql<boolean>`${users.guestEmail} is not null`,
}

export type Found = {
  _id: string
  name: string
  email: string
  mobileNumber: string | null
  createdAt: Date
  guest: boolean
}

/** A page of customers. */
export async function listCustomers(ctx: Ctx, list: CustomerList): Promise<{ data: CustomerRow[]; total: number }> {
  const where = matching(ctx, list.q)
  const by: Record<CustomerList['sort'], SQLWrapper> = { created: users.createdAt, name: sql`plain_text(${fullName})` }
  const { rows, total } = await pageOf(
    list,
    selectCustomers(ctx, where).orderBy(...inOrder(list.order, by[list.sort]), asc(users.id)),
    ctx.db.$count(users, inSite(ctx, users, isCustomer, where)),
  )
  return { data: await withSales(ctx, rows), total }
}

/** Customers that fulfil the conditions, as they are listed. */
export function selectCustomers(ctx: Ctx, ...conditions: (SQL | undefined)[]) {
  return ctx.db
    .select(columns)
    .from(users)
    .where(inSite(ctx, users, isCustomer, ...conditions))
}

/** Condition: the text is part of the name or email, or the mobile number, each by its index. All without a text. */
export function matching(ctx: Ctx, text: string | undefined): SQL | undefined {
  if (!text) return undefined
  const reached = ctx.db
    .select({ id: users.id })
    .from(users)
    .where(inSite(ctx, users, eq(users.mobileNumber, mobileOf(text))))
  return sql`${users.id} in (select users_named(${patternOf(text)}) union all (${reached}))`
}

async function withSales(ctx: Ctx, rows: Found[]): Promise<CustomerRow[]> {
  const sales = await salesTo(
    ctx,
    rows.map(({ _id }) => _id),
  )
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    orders: sales.get(row._id)?.orders ?? 0,
    spent: sales.get(row._id)?.spent ?? 0,
    currency: ctx.site.settings.currency,
    created: createdAt.toISOString(),
  }))
}

const mostLatest = 10

/** @throws Refusal `customer.notFound`, also for staff */
export async function readCustomer(ctx: Ctx, id: string): Promise<Customer> {
  const { pictureId, ...row } = await findCustomer(ctx, id)
  const [[customer], addresses, latestOrders, newsletter, notes] = await Promise.all([
    withSales(ctx, [row]),
    addressesOf(ctx, id),
    ordersOf(ctx, id, mostLatest),
    subscriptionOf(ctx, row.email),
    notesOf(ctx, id),
  ])
  if (!customer) throw refusal('customer.notFound')
  return { ...customer, pictureId, addresses, latestOrders, newsletter, notes }
}

/** @throws Refusal `customer.notFound` */
async function findCustomer(ctx: Ctx, id: string): Promise<Found & { pictureId: string | null }> {
  const [row] = await ctx.db
    .select({ ...columns, pictureId: users.pictureId })
    .from(users)
    .where(inSite(ctx, users, and(isCustomer, eq(users.id, id))))
  if (!row) throw refusal('customer.notFound')
  return row
}
