import { beforeAll, expect, test } from 'vitest'
import { testCatalog } from '../../../../../tests/support/selling/catalogue.ts'
import { openDb } from '../../../platform/db.ts'
import { keepWords } from '../products/index.ts'
import { listForSale } from './search.ts'
import { suggest } from './suggest.ts'

const { owner, two } = await testCatalog()
const firstPage = { sort: 'relevance', page: 0, size: 5 } as const

/** Removes a leakproof mark that a superuser may have set on the test machine: owners of hosted databases cannot. */
beforeAll(async () => {
  await owner.query('alter function pg_catalog.ts_match_vq(tsvector, tsquery) not leakproof')
  const { rows } = await owner.query(`insert into products
      (site_id, path, name, summary, description, facts, hsn, gst_rate, price, mrp, in_stock)
    select site_id, 'thing-' || n, 'Carved bowl ' || chr(97 + n % 26) || chr(97 + n / 26 % 26), '', '', '[]', '6912', 5, n, n, true
    from products, generate_series(1, 3000) n where path = 'other-lamp' returning id`)
  await keepWords(
    await two.ctx(),
    rows.map(({ id }) => id),
  )
  await owner.query('analyze products, product_words, search_words, search_keys, search_values')
}, 120_000)

/** The plan of a statement on the second site, for the role that serves requests. */
async function plan(text: string, values: unknown[]): Promise<string> {
  await owner.query('begin')
  try {
    await owner.query(`select set_config('haat.site', $1, true)`, [String(two.id)])
    await owner.query('set local role haat_web')
    const { rows } = await owner.query(`explain ${text}`, values)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    await owner.query('rollback')
  }
}

test('an index serves words and sounds of the site under row-level security', async () => {
  const site = two.id
  for (const [text, values] of [
    ['select 1 from search_words where site_id = $1 and word = any($2::text[])', [site, ['bowl', 'bol']]],
    ['select 1 from search_words where site_id = $1 and sound >= $2 and sound < $3', [site, 'lmp', 'lmq']],
    ['select sound from search_keys where site_id = $1 and key = any($2::text[])', [site, ['bol', 'bl']]],
  ] as const) {
    const told = await plan(text, [...values])
    expect(told).toMatch(/Index/)
    expect(told).not.toMatch(/Seq Scan/)
  }
})

// Shows B276.
test('an index serves chosen options and values of fields under row-level security', async () => {
  const site = two.id
  await owner.query(
    `insert into variants (site_id, product_id, sku, price, mrp, options)
    select site_id, id, path, 1, 1, jsonb_build_object('A', path, 'B', path, 'C', path) from products where path like 'thing-%'`,
  )
  const { rows } = await owner.query(
    `insert into custom_fields (site_id, owner, type, name, position, is_filterable)
    values ($1, 'PRODUCT', 'TEXT', 'Weave', 0, true) returning id`,
    [site],
  )
  await owner.query(
    `insert into product_field_values (site_id, field_id, value, product_id)
    select site_id, $1, path, id from products where path like 'thing-%'`,
    [rows[0].id],
  )
  await owner.query('analyze variants, product_field_values')
  const places = ['first', 'second', 'third']
  const chosen = places.map((place) => `${place}_option = any($2::text[])`).join(' or ')
  const options = await plan(`select 1 from variants where site_id = $1 and archived_at is null and (${chosen})`, [
    site,
    ['b\nthing-7'],
  ])
  for (const place of places) expect(options).toContain(`variants_by_${place}_option`)
  const fields = await plan(
    'select 1 from product_field_values where site_id = $1 and field_id = $2 and alike = any($3::text[])',
    [site, rows[0].id, ['thing-7']],
  )
  expect(fields).toMatch(/Index Cond.*alike = ANY/)
})

test('products are searched by a function, because a query of the role itself would scan them', async () => {
  const directly = await plan('select product_id from product_words where site_id = $1 and words @@ $2::tsquery', [
    two.id,
    "'lamp'",
  ])
  expect(directly).not.toMatch(/product_words_by_word/)
  const found = await plan("select products_with_words('''lamp'''::tsquery, 10)", [])
  expect(found).toMatch(/ProjectSet/)
  const within = await owner.query(
    `explain select product_id from product_words where site_id = ${two.id} and words @@ '''lamp'''::tsquery limit 10`,
  )
  expect(JSON.stringify(within.rows)).toMatch(/product_words_by_word/)
})

test('the function sees only the requesting site, and nothing without one', async () => {
  const ask = async (site: string) => {
    await owner.query('begin')
    await owner.query(`select set_config('haat.site', $1, true)`, [site])
    await owner.query('set local role haat_web')
    const { rowCount } = await owner.query("select products_with_words('''lamp'''::tsquery, 100)")
    await owner.query('rollback')
    return rowCount
  }
  expect(await ask(String(two.id))).toBe(1)
  expect(await ask('')).toBe(0)
})

// Shows B146.
test('suggestions of a word that hundreds of products have, and common words with a price, are asked of the index', async () => {
  const { rows } = await owner.query(`insert into products
      (site_id, path, name, summary, description, facts, hsn, gst_rate, price, mrp, in_stock, created_at)
    select site_id, 'stole-' || n, case n when 1 then 'Ajrakh' else 'Stole ' || n end, '', 'Printed as ajrakh.', '[]', '6214', 5,
      n, n, true, now() - (400 - n) * interval '1 minute'
    from products, generate_series(1, 400) n where path = 'other-lamp' returning id`)
  const plain = await two.ctx()
  await keepWords(
    plain,
    rows.map(({ id }) => id),
  )
  const sent: string[] = []
  const db = openDb({
    query(statement, values) {
      sent.push(String(statement.text))
      return plain.db.$client.query(statement, values)
    },
  })
  const { data, total } = await suggest({ ...plain, db }, 'product', { query: 'ajrakh' })
  expect(data[0]?.title).toBe('Ajrakh')
  expect([data.length, total]).toEqual([20, 300])
  expect((await listForSale({ ...plain, db }, { ...firstPage, text: 'carved bowl under 10' })).total).toBe(1_000)
  // A statement that looks at the words of each product in turn is marked so.
  expect(sent.filter((text) => /@@ \$\d+::tsquery \/\* fresh plan/.test(text))).toEqual([])
})
