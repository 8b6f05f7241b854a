import { expect, test } from 'vitest'
import { testOwnedCatalogue } from '../../../../../tests/support/selling/owned-catalogue.ts'

const { owner, call, work, stored } = await testOwnedCatalogue()

/** More products than are checked against a rule at once. */
const many = 620

test('a rule reaches every product of a large shop, the first at once and the others a moment later', async () => {
  const { _id, path } = await stored({ tags: ['Brass'] })
  const { rows } = await owner.query(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = 'products'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  const { columns } = rows[0]
  await owner.query(
    `insert into products (${columns}) select ${columns.replace(/\w+|"\w+"/g, 'copy.$&')}
     from products one, generate_series(1, $2::int) count, lateral jsonb_populate_record(
       one, jsonb_build_object('id', gen_random_uuid(), 'path', $3::text || '-' || count)) copy where one.id = $1`,
    [_id, many - 1, path],
  )
  const rule = (tags: string[]) => ({ match: 'all', conditions: [{ field: 'tag', tags }] })
  const read = async (id: string) => (await call('GET', `/collections/${id}`)).body.data
  const { body } = await call('POST', '/collections', { title: 'Brass', path: 'brass', rule: rule(['brass']) })
  expect(body.data).toMatchObject({ isFilled: false })
  expect(body.data.products).toBeLessThan(many)
  await work()
  const filled = await read(body.data._id)
  expect(filled).toMatchObject({ isFilled: true, products: many })
  // Another rule takes them out again, all of them.
  await call('PUT', `/collections/${filled._id}`, { ...filled, rule: rule(['copper']) })
  await work()
  expect(await read(filled._id)).toMatchObject({ isFilled: true, products: 0 })
})
