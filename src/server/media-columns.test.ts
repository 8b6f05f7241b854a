import { globSync, readFileSync } from 'node:fs'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { testApp } from '../../tests/support/app.ts'
import { serverKinds } from './kinds.ts'
import { modules } from './modules.ts'

const { one, owner } = await testApp()

const former = 'a former state: who restores it is told of pictures that are gone, or goes without them'
const ownFile = 'a file that is no picture of the library'

/** Columns that may hold ids of pictures, and why the library may delete those. */
const unused: Record<string, string> = {
  'audit_entries.changes': former,
  'audit_reversals.parts': former,
  'fonts.file': ownFile,
  'media.file': 'the file of the picture itself',
  'media.former_files': 'former files of the picture itself',
  'message_file_parts.file_id': ownFile,
  'page_drafts.document': former,
  'page_drafts.seo': former,
  'post_versions.content': former,
  'product_import_items.before': former,
  'product_import_items.pictures': 'addresses outside, and files of the upload',
  'product_import_items.pictures_failed': 'addresses outside, and files of the upload',
  'product_imports.archive': ownFile,
  'product_imports.file': ownFile,
  'products.deleted': former,
  'removed_samples.rows': former,
  'users.picture_id': 'a portrait, which is no picture of the library',
}

/** Documents without pictures, by table. */
const withoutPictures = Object.entries({
  campaigns: ['segment'],
  collections: ['rule'],
  discounts: ['gift', 'scope'],
  forms: ['definition'],
  invoices: ['buyer', 'seller'],
  messages: ['answers'],
  order_events: ['said'],
  order_lines: ['discounts', 'options', 'reductions'],
  orders: ['address', 'discounts', 'pick_up', 'request', 'shipping_taxes'],
  product_import_items: ['changes', 'complements', 'faults', 'moved', 'rows', 'words_before'],
  product_imports: ['columns'],
  products: ['facts', 'gst_changes', 'options'],
  samples: ['sections'],
  sites: ['words'],
  size_guides: ['rows'],
  variants: ['options'],
}).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`))

const dialect = new PgDialect()

/** The columns that a use reads, as `table.column`. */
function columnsIn(text: string): Set<string> {
  const tables = [...text.matchAll(/\b(?:from|join)\s+"?(\w+)"?\s+(?:as\s+)?(\w+)/g)]
  return new Set(
    tables.flatMap(([, table, alias]) =>
      [...text.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))].map(([, column]) => `${table}.${column}`),
    ),
  )
}

const ctx = await one.ctx()
const uses = [...Object.values(serverKinds), ...modules]
  .flatMap(({ mediaUse = [] }) => mediaUse)
  .map((use) => dialect.sqlToQuery(use(ctx)).sql)

// Shows B122.
test('every column that holds a picture of the library is read by a use, or stays out for a reason', async () => {
  const read = new Set(uses.flatMap((text) => [...columnsIn(text)]))
  const { rows } = await owner.query(`
    select c.table_name || '.' || c.column_name as name from information_schema.columns c
      join pg_tables t on t.schemaname = c.table_schema and t.tablename = c.table_name
      where c.table_schema = 'public' and (c.data_type in ('json', 'jsonb')
        or c.data_type <> 'boolean' and c.column_name ~ '(^|_)(media|poster|picture|image|logo|icon|cover|file)s?(_ids?)?$')
      order by 1`)
  const columns: string[] = rows.map(({ name }) => name)
  const stated = [...Object.keys(unused), ...withoutPictures]
  expect(columns.filter((name) => !read.has(name) && !stated.includes(name))).toEqual([])
  expect(stated.filter((name) => read.has(name) || !columns.includes(name))).toEqual([])
})

test('every use of a picture leads to a screen of the admin', () => {
  const routes = globSync('src/admin/app/routes/*.ts').map((file) => readFileSync(file, 'utf8'))
  const paths = routes.flatMap((text) =>
    [...text.matchAll(/screen\(\s*'([^']+)'/g)].map(([, path = '']) => path.replace(/\$\w+/g, '$id')),
  )
  const places = uses.flatMap((text) => [...text.matchAll(/'\/admin(\/[^'?]*)/g)].map(([, place = '']) => place))
  expect(places.length).toBeGreaterThan(10)
  const screens = new Set(places.map((place) => (place.endsWith('/') ? `${place}$id` : place)))
  expect([...screens].filter((screen) => !paths.includes(screen))).toEqual([])
})
