import { expect, test } from 'vitest'
import { list } from '../../../../../tests/support/selling/catalogue.ts'
import { testOwnedCatalogue } from '../../../../../tests/support/selling/owned-catalogue.ts'
import { siteSpoken } from '../../../platform/site-in-language.ts'
import { facetsOf, readFacetSource } from './index.ts'

const { one, call, stored } = await testOwnedCatalogue()

// Shows B110, B154.
test('texts in own fields that a list is filtered by stand in the language of its page', async () => {
  const { token } = await one.signIn({ userType: 'STAFF', permissions: ['content', 'settings', 'catalogue'] })
  const staff = (method: 'GET' | 'PUT' | 'PATCH', path: string, body?: object, query?: Record<string, string>) =>
    one.call(method, `/api/v1${path}`, { token, body, query })
  const { revision } = (await staff('GET', '/settings')).body.data
  await staff('PATCH', '/settings', { languages: ['hi-IN'], revision })
  const field = { owner: 'PRODUCT', name: 'Fabric', type: 'TEXT', filterable: true }
  const id = (await call('POST', '/custom-fields', field)).body.data._id
  const product = await stored({ custom: { [id]: 'Khadi' } })
  await stored({ custom: { [id]: 'Silk' } })
  const at = `/translations/product/${product._id}`
  const words = [{ of: 'Khadi', text: 'खादी' }]
  const before = (await staff('GET', at, undefined, { language: 'hi-IN' })).body.data
  expect((await staff('PUT', at, { language: 'hi-IN', words, revision: before.revision })).status).toBe(200)
  const ctx = await one.ctx()
  const shown = async (spoken: typeof ctx) =>
    facetsOf(await readFacetSource(spoken, { category: 'textiles' }), {}, []).fields.map(({ values }) =>
      values.map(({ value, label }) => `${value}: ${label}`).sort(),
    )
  expect(await shown({ ...ctx, site: siteSpoken(ctx.site, 'hi-IN') })).toEqual([['Khadi: खादी', 'Silk: Silk']])
  expect(await shown(ctx)).toEqual([['Khadi: Khadi', 'Silk: Silk']])
})

// Shows B153.
test('a list is filtered by a tag in whatever letters it is sent', async () => {
  const product = await stored({ tags: ['Diwali Gifts'] })
  for (const value of ['diwali gifts', 'Diwali Gifts', ' DIWALI GIFTS '])
    expect((await list({ filters: { tag: [{ operator: 'EQUALS', value }] } }, one)).paths).toEqual([product.path])
})
