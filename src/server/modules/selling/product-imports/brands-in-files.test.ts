import { expect, test } from 'vitest'
import { testImports } from '../../../../../tests/support/selling/product-imports.ts'

const { call, check, exported, run } = await testImports()

const brandOf = async (path: string): Promise<string> => {
  const { _id } = (await call('GET', '/products?s=100')).body.data.find((row: { path: string }) => row.path === path)
  return (await call('GET', `/products/${_id}`)).body.data.brandId
}
const brands = async (): Promise<{ _id: string; name: string; path: string }[]> =>
  (await call('GET', '/brands?s=100')).body.data
const brandAt = async (path: string) => (await brands()).find((brand) => brand.path === path)?._id

// Shows B249.
test('a file of all products names a renamed brand as it is called now, and makes no new one of it', async () => {
  await run('Address,Name,Price,SKU,Brand\nshawl,Shawl,900,B1,Kosi Looms\n')
  await call('PUT', `/brands/${await brandAt('kosi-looms')}`, { name: 'Kosi', path: 'kosi-looms' })
  const file = await exported()
  expect((await check(file)).counts).toMatchObject({ add: 0, change: 0, fault: 0 })
  await run('SKU,Price,Brand\nB1,950,Kosi\n')
  expect(await brandOf('shawl')).toBe(await brandAt('kosi-looms'))
  expect(await brandAt('kosi')).toBeUndefined()
})

// Shows B249.
test('brands with one name are told apart by their addresses', async () => {
  await call('POST', '/brands', { name: 'Meera', path: 'meera' })
  await call('POST', '/brands', { name: 'Meera', path: 'meera-jaipur' })
  await run('Address,Name,Price,SKU,Brand\nbangle,Bangle,900,M1,meera-jaipur\n')
  const second = await brandAt('meera-jaipur')
  expect(await brandOf('bangle')).toBe(second)
  const file = await exported()
  expect(file).toContain('meera-jaipur')
  expect((await check(file)).counts).toMatchObject({ add: 0, change: 0, fault: 0 })
})
