import type pg from 'pg'

/** Shops of a few products each, made for the bench by statements of the owner. */
export type SmallShops = { count: number; products: number; host: (number: number) => string; firstId: number }

/** The products of each are at `thing-1` and so on. Ids of the sites follow one another. */
export async function seedSmallShops(owner: pg.Client, count: number, products: number): Promise<SmallShops> {
  await owner.query('begin')
  const { rows } = await owner.query(sitesSql, [count])
  await owner.query(productsSql, [products])
  await owner.query(variantsSql)
  await owner.query('commit')
  await owner.query('vacuum analyze sites, products, variants')
  return { count, products, host: (number) => `small-${number}.localhost`, firstId: rows[0].first }
}

const sitesSql = `with made as (
    insert into sites (key, name, kind, settings)
    select 'small-' || n, 'Small shop ' || n, 'site', settings
    from sites, generate_series(1, $1::int) n where key = 'shop' order by n
    returning id)
  select min(id) as first from made`

const productsSql = `insert into products (site_id, path, name, hsn, gst_rate, price, mrp, in_stock)
  select s.id, 'thing-' || n, 'Thing ' || n, '6912', 5, 49900, 49900, true
  from sites s, generate_series(1, $1::int) n where s.key like 'small-%'`

const variantsSql = `insert into variants (site_id, product_id, sku, price, mrp, stock)
  select site_id, p.id, path, price, mrp, 25 from products p join sites s on s.id = site_id where s.key like 'small-%'`
