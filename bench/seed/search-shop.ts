import type pg from 'pg'
import type { ProductTexts } from '../../src/server/modules/selling/products/words.ts'
import { seededRandom } from '../statistics.ts'
import { copySite } from './shop.ts'
import { Learnt, writeLearnt, writeWords } from './words.ts'

const brandsCount = 400
const batch = 10_000

/** A shop to search in: names of everyday words, of which each has a word that few others share, as models and patterns have. */
export async function seedSearchShop(
  owner: pg.Client,
  name: string,
  count: number,
): Promise<{ id: number; host: string }> {
  const id = await copySite(owner, name)
  await owner.query('begin')
  // Rows refer to what is made here, and no trigger of a foreign key has to look.
  await owner.query('set local session_replication_role = replica')
  await owner.query(brandsSql, [id, Array.from({ length: brandsCount }, (_, at) => invented(at + 7_000_000))])
  const learnt = new Learnt()
  for (let from = 0; from < count; from += batch)
    await seedBatch(owner, id, from, Math.min(count, from + batch), learnt)
  await writeLearnt(owner, id, learnt)
  await owner.query('commit')
  return { id, host: `${name}.localhost` }
}

async function seedBatch(owner: pg.Client, site: number, from: number, to: number, learnt: Learnt): Promise<void> {
  const rows = Array.from({ length: to - from }, (_, at) => productAt(from + at))
  const { rows: added } = await owner.query(productsSql, [
    site,
    rows.map(({ number }) => number),
    rows.map(({ texts }) => texts.name),
    rows.map(({ brand }) => brand),
    rows.map(({ texts }) => texts.summary),
    JSON.stringify(rows[0]?.texts.options ?? []),
  ])
  const ids: string[] = added.map((row) => row.id)
  await writeWords(
    owner,
    site,
    rows.map(({ texts }, at) => ({ id: ids[at] ?? '', texts })),
    learnt,
  )
}

const styles =
  'Handwoven Printed Embroidered Plain Festive Everyday Quilted Pleated Carved Glazed Painted Checked'.split(' ')
const materials = 'cotton silk linen khadi chanderi brass copper terracotta walnut bamboo jute wool'.split(' ')
const things = `kurta saree dupatta lehenga stole shirt cushion bedsheet lamp bowl tray vase planter jar rug basket
  kettle plate curtain towel necklace earring bangle sandal wallet`.split(/\s+/)
const sizes = ['S', 'M', 'L', 'XL', 'XXL']
const options = [{ name: 'Size', values: sizes }]

/** A word that is said like a word: `Tarimo`, `Beluda`. Neighbouring numbers give words that are far apart. */
export function invented(number: number): string {
  const random = seededRandom(number * 7 + 13)
  random()
  const syllable = () => `${'bdgjklmnprstv'[Math.floor(random() * 13)]}${'aeiou'[Math.floor(random() * 5)]}`
  const word = Array.from({ length: 3 + Math.floor(random() * 2) }, syllable).join('')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Forty products or so share a model, so that larger shops have more of them. */
const modelOf = (number: number) => invented(Math.floor(number / 40) + 1)

type Seeded = { number: number; brand: number; texts: ProductTexts }

function productAt(number: number): Seeded {
  const pick = (words: string[], turn: number) => words[Math.floor(number / turn) % words.length] ?? ''
  const brand = (number * 31) % brandsCount
  const thing = pick(things, 1)
  const texts: ProductTexts = {
    name: `${modelOf(number)} ${pick(styles, 25)} ${pick(materials, 7)} ${thing} ${number}`,
    brand: invented(brand + 7_000_000),
    categories: [`${thing}s`],
    options,
    facts: [],
    tags: [],
    summary: 'Made by hand in small numbers, from one household to another.',
    description: '',
  }
  return { number, brand, texts }
}

const brandsSql = `insert into brands (site_id, path, name)
  select $1, 'brand-' || (place - 1), name from unnest($2::text[]) with ordinality given (name, place)`

const productsSql = `insert into products
    (site_id, path, name, brand_id, summary, options, hsn, gst_rate, price, mrp, in_stock, created_at)
  select $1, 'thing-' || n, given.name, b.id, summary, $6::jsonb, '6912', 5,
    49900 + n * 7919::bigint % 900000, 49900 + n * 7919::bigint % 900000 + n % 3 * 10000, n % 20 <> 0,
    now() - n * interval '1 minute'
  from unnest($2::int[], $3::text[], $4::int[], $5::text[]) with ordinality given (n, name, brand, summary, place)
  join brands b on b.site_id = $1 and b.path = 'brand-' || brand
  order by place
  returning id`
