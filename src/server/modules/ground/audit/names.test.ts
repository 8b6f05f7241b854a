import { expect, test } from 'vitest'
import { testOwnedCatalogue } from '../../../../../tests/support/selling/owned-catalogue.ts'
import { recording } from '../../../modules.ts'
import { namesIn } from './names.ts'

const { one, two, stored } = await testOwnedCatalogue()

test('entries name what their values point to: goods, their parts, topics of the blog, files and roles', () => {
  const named = Object.entries(recording.recorded).flatMap(([thing, { named }]) => (named ? [thing] : []))
  expect(named.toSorted()).toEqual([
    ...['blogAuthor', 'blogCategory', 'brand', 'category', 'collection', 'customField'],
    ...['media', 'post', 'product', 'role', 'sizeGuide', 'variant'],
  ])
})

test('ids in an entry are named on their own site alone, a variant by its options', async () => {
  const { _id, name, variants } = await stored()
  const [small] = variants
  const value = [{ path: ['complements'], after: [_id] }, { path: ['variants', small?._id, 'price'] }]
  const options = Object.values(small?.options ?? {}).join(' / ')
  const named = await namesIn(await one.ctx(), recording.recorded, value)
  expect(Object.fromEntries(named)).toEqual({ [_id]: name, [small?._id ?? '']: options })
  expect((await namesIn(await two.ctx(), recording.recorded, value)).size).toBe(0)
})
