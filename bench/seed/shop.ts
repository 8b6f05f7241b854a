import type pg from 'pg'
import { copyRows } from './copy-rows.ts'
import { seedWords } from './words.ts'

/** A shop made for the bench: pages, pictures and people of the demonstration shop, products of its own. */
export type SeededShop = {
  id: number
  host: string
  /** The path of every product is `/p/<prefix><number>`, counted from 1. */
  productPath: (number: number) => string
  /** 25 categories, counted from 1, share the products evenly. */
  categoryPath: (number: number) => string
}

export const categories = 25

/** Made with statements of the owner, because 100,000 products through the API would take an hour. */
export async function seedShop(owner: pg.Client, name: string, count: number): Promise<SeededShop> {
  const id = await copySite(owner, name)
  for (const table of ['users', 'media', 'categories', 'brands']) await copyRows(owner, table, id)
  await copyRows(owner, 'pages', id)
  await copyRows(owner, 'page_versions', id)
  // A category's page shows 40 products here.
  await owner.query(
    `update page_versions set document = jsonb_set(document, '{sections,0,props,cardPerSection}', '40')
      where site_id = $1 and page_id in (select id from pages where site_id = $1 and key in ('category', 'search'))`,
    [id],
  )
  await owner.query('begin')
  await owner.query(categoriesSql, [id, categories])
  await owner.query(productsSql, [id, count])
  await owner.query(placesSql, [id, categories])
  await owner.query(variantsSql, [id])
  await owner.query(picturesSql, [id])
  await seedWords(owner, id)
  await owner.query('commit')
  // As the database does by itself a while after so many rows have come.
  await owner.query('vacuum analyze')
  return {
    id,
    host: `${name}.localhost`,
    productPath: (number) => `/p/thing-${number}`,
    categoryPath: (number) => `/c/shelf-${number}`,
  }
}

export async function copySite(owner: pg.Client, key: string): Promise<number> {
  const { rows } = await owner.query(
    "select create_site($1, $2, 'site', (select settings - 'languages' from sites where key = 'shop'), true) as id",
    [key, `Shop ${key}`],
  )
  return rows[0].id
}

const categoriesSql = `insert into categories (site_id, path, title, description, position)
  select $1, 'shelf-' || n, 'Shelf ' || n, 'What stands on shelf ' || n || ', made by hand.', 100 + n
  from generate_series(1, $2::int) n`

/** Names of three words and a number: one word of them is rare (1 in 400), the others are common. */
const productsSql = `insert into products
    (site_id, path, name, brand_id, summary, description, facts, hsn, gst_rate, price, mrp, in_stock, created_at)
  select $1, 'thing-' || n,
    (array['Handwoven','Terracotta','Block-printed','Brass','Carved','Indigo','Glazed','Embroidered'])[1 + n % 8] || ' ' ||
    (array['cotton','walnut','clay','silk','bamboo'])[1 + n / 8 % 5] || ' ' ||
    (array['saree','lamp','bowl','stole','planter','tray','vase','cushion','rug','jar'])[1 + n / 40 % 10] || ' ' || n,
    brand.ids[1 + n % brand.count], 'Made by hand in small numbers' || case when n % 400 = 7 then ', rare' else '' end || '.',
    '<p>Made by hand in small numbers, from one household to another.</p>', '[]', '6912', 5,
    49900 + n * 7919 % 900000, 49900 + n * 7919 % 900000 + n % 3 * 10000, n % 20 <> 0,
    now() - n * interval '1 minute'
  from generate_series(1, $2::int) n,
    (select array_agg(id order by name) as ids, count(*)::int as count from brands where site_id = $1) brand`

const placesSql = `insert into product_categories (site_id, category_id, product_id, position)
  select $1, c.id, p.id, 0
  from products p
  join categories c on c.site_id = $1 and c.path = 'shelf-' || 1 + substr(p.path, 7)::int % $2
  where p.site_id = $1`

const variantsSql = `insert into variants (site_id, product_id, sku, price, mrp, stock)
  select $1, p.id, p.path, p.price, p.mrp, case when p.in_stock then 25 else 0 end
  from products p where p.site_id = $1`

const picturesSql = `insert into product_media (site_id, product_id, position, media_id, alt)
  select $1, p.id, place, m.ids[1 + (substr(p.path, 7)::int * 2 + place) % m.count], p.name
  from products p, generate_series(0, 1) place,
    (select array_agg(distinct media_id) as ids, count(distinct media_id)::int as count
      from product_media where site_id = (select id from sites where key = 'shop')) m
  where p.site_id = $1`
