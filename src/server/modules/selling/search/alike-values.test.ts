import { expect, test } from 'vitest'
import { list, testCatalog } from '../../../../../tests/support/selling/catalogue.ts'
import type { ListFilters } from '../../../../shared/selling/catalogue/list-filters.ts'
import { alikeForm } from '../../../../shared/text.ts'
import { createCustomField } from '../custom-fields/custom-fields.ts'
import { importProduct } from '../products/index.ts'
import { facetsOf, listForSale, readFacetSource } from './index.ts'

const { one, owner } = await testCatalog()
const ctx = await one.ctx()

/** A product with a variant for each value of an option. */
async function offered(path: string, name: string, ...values: string[]): Promise<string> {
  const variants = values.map((value, at) => ({
    ...{ sku: `${path}-${at}`, price: 50_000, mrp: 50_000, stock: 3, options: { [name]: value } },
  }))
  const product = { path, name: path, brand: 'Aangan', categories: ['sarees'], options: [{ name, values }], variants }
  return (await importProduct(ctx, product)).id
}

await offered('first', 'Size', 'M', 'L')
await offered('second', 'SIZE', 'm', 'Extra  large')
const third = await offered('third', 'Size', 'M', 'extra large')

const source = await readFacetSource(ctx, { category: 'sarees' })
const facets = (filters: ListFilters = {}) => facetsOf(source, filters, [])
const pathsWith = async (filters: ListFilters) => {
  const { ids } = await listForSale(ctx, { category: 'sarees', sort: 'created', page: 0, size: 9, ...filters })
  const { rows } = await owner.query('select path from products where id = any($1)', [ids])
  return rows.map(({ path }) => path).sort()
}
const shown = ({ options }: ReturnType<typeof facets>) =>
  options.map(({ filter, title, values }) => [
    filter,
    title,
    values.map(({ value, label, count }) => [value, label, count]),
  ])

// Shows B276.
test('options and values that only case and blanks tell apart are one filter, as most products write it', () => {
  const values = [
    ['M', 'M', 3],
    ['extra large', 'extra large', 2],
    ['L', 'L', 1],
  ]
  expect(shown(facets())).toEqual([['option.Size', 'Size', values]])
})

// Shows B276.
test('a list has the products of every spelling, whichever the address has, which stays ticked', async () => {
  const all = ['first', 'second', 'third']
  for (const options of [{ Size: ['M'] }, { size: ['m '] }, { 'SIZE ': ['m'] }] as Record<string, string[]>[]) {
    expect(await pathsWith({ options })).toEqual(all)
    const [name = '', [value] = []] = Object.entries(options)[0] ?? []
    expect(shown(facets({ options }))).toMatchObject([[`option.${name}`, 'Size', { 0: [value, 'M', 3], length: 3 }]])
  }
  expect(await pathsWith({ options: { Size: ['EXTRA LARGE'] } })).toEqual(['second', 'third'])
  expect(facets({ options: { size: ['Extra Large'] }, inStock: true }).inStock).toBe(2)
})

// Shows B154, B276.
test('values of a text field are one in the filters of a page, and as they were asked for in a call', async () => {
  const id = await createCustomField(ctx, {
    ...{ owner: 'PRODUCT', name: 'Weave', type: 'TEXT', choices: [], unit: '', heading: '', filterable: true },
  })
  const put = (value: string, path: string) =>
    owner.query(
      `insert into product_field_values (site_id, field_id, value, product_id)
       select site_id, $1, $2, id from products where site_id = $3 and path = $4`,
      [id, value, one.id, path],
    )
  await put('Plain', 'first')
  await put('Twill', 'second')
  await put('twill', 'third')
  const { fields } = facetsOf(await readFacetSource(ctx, { category: 'sarees' }), {}, [])
  const [weave] = fields.filter(({ title }) => title === 'Weave')
  expect(weave?.values.map(({ count }) => count).sort()).toEqual([1, 2])
  expect(await pathsWith({ fields: { [id]: ['TWILL'] } })).toEqual(['second', 'third'])
  const filters = { [`custom.${id}`]: [{ operator: 'EQUALS', value: 'twill' }] }
  expect((await list({ filters }, one)).body.data).toMatchObject([{ _id: third }])
})

test('the database and the server bring a text to the same form', async () => {
  const texts = [
    'Extra  Large ',
    'साड़ी',
    'क्\u200dष',
    'ÉCLAT',
    'Straße',
    'ΣΑΣ',
    'ΟΔΟΣ ος',
    'İzmir',
    'A\u00a0B',
    'Ⅻ',
    '\tRed\n',
    '𝒜 b',
    '',
  ]
  const { rows } = await owner.query('select alike_text(given) form from unnest($1::text[]) given', [texts])
  expect(rows.map(({ form }) => form)).toEqual(texts.map(alikeForm))
})
