import type pg from 'pg'
import { columnsOf } from './copy-rows.ts'

const ordersEach = 4

/**
 * Gives a shop a past of the last 365 days: copies of an invoiced order of the demonstration, of products of the shop in turn and of
 * customers with four orders each. One in a hundred waits to be packed, without an invoice; one in ten is of a business.
 */
export async function seedOrders(owner: pg.Client, siteId: number, count: number): Promise<void> {
  await owner.query('begin')
  // Rows refer to what is made here, and no trigger of a foreign key has to look.
  await owner.query('set local session_replication_role = replica')
  await owner.query(buyersSql, [Math.ceil(count / ordersEach)])
  await owner.query(pastSql, [siteId, count])
  await owner.query(modelSql)
  for (const { table, own, where } of copies) {
    const columns = await columnsOf(owner, table)
    const values = columns.map((name) => own[name] ?? `m.${name}`)
    await owner.query(`insert into ${table} (${columns}) select ${values} from past, ${table} m where ${where}`)
  }
  await owner.query(
    'insert into order_numbers (site_id, last) values ($1, $2) on conflict (site_id) do update set last = $2',
    [siteId, count],
  )
  await owner.query('drop table buyers, past, model')
  await owner.query('commit')
  await owner.query('vacuum analyze users, orders, order_lines, invoices, invoice_lines')
}

const buyersSql = 'create temp table buyers as select nth, gen_random_uuid() as id from generate_series(1, $1::int) nth'

const pastSql = `create temp table past as
  select $1::int as site_id, n as number, gen_random_uuid() as id, gen_random_uuid() as invoice,
    n % 100 = 0 as waits, n % 10 = 1 as business,
    b.id as user_id, v.ids[1 + n % v.count] as variant_id, v.products[1 + n % v.count] as product_id,
    now() - ($2::int - n) * (interval '365 days' / $2::int) as at
  from generate_series(1, $2::int) n join buyers b on b.nth = 1 + n % (select count(*) from buyers),
    (select array_agg(id order by id) as ids, array_agg(product_id order by id) as products, count(*)::int as count
      from variants where site_id = $1) v`

/** The demonstration's first invoice and its order. */
const modelSql = `create temp table model as
  select i.site_id, i.order_id, i.user_id, i.id as invoice from invoices i join sites s on s.id = i.site_id and s.key = 'shop'
  where i.kind = 'INVOICE' order by i.issued_at, i.id limit 1`

const ofModel = (key: string, value: string) =>
  `m.site_id = (select site_id from model) and m.${key} = (select ${value} from model)`

/** Columns that the copies of each table have of their own. */
const copies: { table: string; own: Record<string, string>; where: string }[] = [
  {
    table: 'users',
    own: { site_id: 'past.site_id', id: 'past.user_id', email: `'buyer-' || past.number || '@example.com'` },
    where: `past.number <= (select count(*) from buyers) and ${ofModel('id', 'user_id')}`,
  },
  {
    table: 'orders',
    own: {
      ...{ site_id: 'past.site_id', id: 'past.id', number: 'past.number', user_id: 'past.user_id' },
      ...{ created_at: 'at', placed_at: 'at', status: `case when waits then 'PLACED' else 'DELIVERED' end` },
    },
    where: ofModel('id', 'order_id'),
  },
  {
    table: 'order_lines',
    own: {
      ...{ site_id: 'past.site_id', order_id: 'past.id', variant_id: 'past.variant_id', product_id: 'past.product_id' },
    },
    where: ofModel('order_id', 'order_id'),
  },
  {
    table: 'invoices',
    own: {
      ...{ site_id: 'past.site_id', id: 'past.invoice', order_id: 'past.id', user_id: 'past.user_id' },
      ...{ order_number: 'past.number', issued_on: 'at::date', issued_at: 'at' },
      ...{
        number: `'B/' || lpad(past.number::text, 9, '0')`,
        section: `case when business then 'B2B' else 'B2CS' end`,
      },
      buyer_gstin: `case when business then '27AAPFU0939F1ZV' else '' end`,
    },
    where: `${ofModel('id', 'invoice')} and not waits`,
  },
  {
    table: 'invoice_lines',
    own: { site_id: 'past.site_id', invoice_id: 'past.invoice' },
    where: `${ofModel('invoice_id', 'invoice')} and not waits`,
  },
]
