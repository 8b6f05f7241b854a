import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'

/** A connection, or several. */
export type Sql = Pick<pg.Pool, 'query'>

/** A signed-in customer of the demonstration shop with an address and a filled bag. */
export type Customer = { id: string; email: string; token: string; addressId: string }

const place = `'Asha Rao', '9876543210', '12 Lake Road', 'Pune', 'Maharashtra', '411001'`

/**
 * Lets one machine and one person order as much as a whole city: nothing here is about limits. The others that serve the
 * site hear of it as of any change.
 */
async function liftLimits(owner: Sql, siteId: number): Promise<void> {
  const orderLimits = { checkoutsPerHour: 10_000, networkFactor: 1_000, newLines: 500, newValue: 1_000_000_000 }
  const held = { heldLines: 500, heldPieces: 10_000, heldValue: 10_000_000_000 }
  await owner.query(
    "update sites set settings = settings || jsonb_build_object('orderLimits', $2::jsonb) where id = $1",
    [siteId, { ...orderLimits, ...held, pieces: 100, openOrders: 1_000 }],
  )
  await owner.query("select pg_notify('haat_changes', $1)", [JSON.stringify({ site: siteId, tags: ['site'] })])
}

/** Written straight into the database: a hundred sign-ups would take longer than what is to be measured. */
export async function makeCustomers(owner: Sql, siteId: number, count: number): Promise<Customer[]> {
  await liftLimits(owner, siteId)
  const customers: Customer[] = []
  const round = randomBytes(3).toString('hex')
  for (let index = 0; index < count; index++) {
    const email = `shopper-${round}-${index}@example.com`
    const token = randomBytes(32).toString('base64url')
    const { rows } = await owner.query(
      `with person as (
         insert into users (site_id, email, password_hash, first_name, last_name) values ($1, $2, 'none', 'Asha', 'Rao')
         returning id
       ), session as (
         insert into sessions (site_id, token_hash, user_id, expires_at)
         select $1, $3, id, now() + interval '1 day' from person
       )
       insert into addresses (site_id, user_id, name, mobile_number, line1, city, state, pincode, is_default)
       select $1, id, ${place}, true from person returning id as address, user_id as id`,
      [siteId, email, createHash('sha256').update(token).digest()],
    )
    customers.push({ id: rows[0].id, email, token, addressId: rows[0].address })
  }
  return customers
}

/** Puts so many pieces of some variants on sale, and tells the ledger. */
export async function stockUp(owner: Sql, siteId: number, kinds: number, pieces: number): Promise<string[]> {
  const { rows } = await owner.query(
    `with chosen as (
       select v.id from variants v join products p on p.site_id = v.site_id and p.id = v.product_id
       where v.site_id = $1 and v.archived_at is null and p.status = 'PUBLISHED' order by v.id limit $2
     ), moved as (
       insert into stock_moves (site_id, variant_id, quantity, reason) select $1, id, $3, 'RECEIVED' from chosen
     )
     update variants set stock = stock + $3 where site_id = $1 and id in (select id from chosen) returning id`,
    [siteId, kinds, pieces],
  )
  return rows.map(({ id }) => id)
}

export async function fillBags(owner: Sql, siteId: number, people: Customer[], variants: string[]): Promise<void> {
  for (const [index, { id }] of people.entries()) {
    const wanted = [variants[index % variants.length], variants[(index + 1) % variants.length]]
    await owner.query(
      `insert into cart_items (site_id, user_id, variant_id, quantity)
       select $1, $2, variant, 1 + $4 from unnest($3::uuid[]) variant on conflict do nothing`,
      [siteId, id, wanted, index % 2],
    )
  }
}
