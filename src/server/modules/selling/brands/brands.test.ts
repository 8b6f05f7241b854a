import { describe, expect, test } from 'vitest'
import { list, testCatalog } from '../../../../../tests/support/selling/catalogue.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'
import { movedBrandPaths } from './former-paths.ts'

const app = await testCatalog()
const { one, owner } = app
const { token } = await one.signIn({ userType: 'ADMIN' })

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, path: string, body?: unknown) => one.call(method, `/api/v1${path}`, { token, body })

describe('brands', () => {
  const brands = async (query: Record<string, string> = {}) =>
    (await one.call('GET', '/api/v1/brands', { token, query })).body.data

  test('are listed with their number of products', async () => {
    expect(await brands()).toMatchObject([
      { name: 'Aangan', products: 4 },
      { name: 'Kashi', products: 1 },
    ])
    expect(await brands({ sort: 'products', order: 'ascend', s: '1' })).toMatchObject([{ name: 'Kashi' }])
    expect(await brands({ q: 'ANG' })).toMatchObject([{ name: 'Aangan' }])
  })

  test('get a path from their name, or the one given', async () => {
    await call('POST', '/brands', { name: 'Rangoli & Söhne' })
    expect(await brands({ q: 'rangoli' })).toMatchObject([{ path: 'rangoli-sohne', products: 0 }])
    expect((await call('POST', '/brands', { name: 'Aangan' })).body.errors[0].field).toBe('name')
    expect((await call('POST', '/brands', { name: 'Other', path: 'aangan' })).body.errors[0].field).toBe('path')
    expect((await call('POST', '/brands', { name: ' ' })).body.errors[0].field).toBe('name')
  })

  test('can be renamed', async () => {
    const [kashi] = await brands({ q: 'kashi' })
    expect((await call('PUT', `/brands/${kashi._id}`, { name: 'Kashi Weaves', path: 'kashi' })).status).toBe(200)
    const { body } = await one.call('GET', '/api/public/product', { query: { path: 'banarasi-saree' } })
    expect(body.data.brand).toBe('Kashi Weaves')
    const taken = await call('PUT', `/brands/${kashi._id}`, { name: 'Kashi', path: 'aangan' })
    expect(taken).toMatchObject({ status: 409, body: { errors: [{ field: 'path' }] } })
  })

  test('of a former path lead to the brand that has it now, or to the new one', async () => {
    const ctx = await one.ctx()
    const [kashi] = await brands({ q: 'kashi' })
    await call('PUT', `/brands/${kashi._id}`, { name: 'Kashi Weaves', path: 'kashi-weaves' })
    expect(await movedBrandPaths(ctx, ['kashi'])).toEqual(new Map([['kashi', 'kashi-weaves']]))
    const other = (await call('POST', '/brands', { name: 'Another', path: 'kashi' })).body.data
    expect(await movedBrandPaths(ctx, ['kashi'])).toEqual(new Map())
    await call('DELETE', `/brands/${other._id}`)
    await call('PUT', `/brands/${kashi._id}`, { name: 'Kashi Weaves', path: 'kashi' })
    expect(await movedBrandPaths(ctx, ['kashi', 'kashi-weaves'])).toEqual(new Map([['kashi-weaves', 'kashi']]))
  })

  test('are what their products are found by, under their new names', async () => {
    const found = async (q: string) => (await list({ q }, one)).paths
    const [kashi] = await brands({ q: 'kashi' })
    expect(await found('gharana')).toEqual([])
    await call('PUT', `/brands/${kashi._id}`, { name: 'Gharana', path: 'kashi' })
    await doJobs(app, new Date(Date.now() + 60_000))
    expect([await found('gharana'), await found('weaves')]).toEqual([['banarasi-saree'], []])
    await call('PUT', `/brands/${kashi._id}`, { name: 'Kashi Weaves', path: 'kashi' })
  })

  // Shows C60.
  test('are those at a path alone, although the name of another one is the same', async () => {
    const { _id } = (await call('POST', '/brands', { name: 'kashi', path: 'other-kashi' })).body.data
    await owner.query("update products set brand_id = $2 where site_id = $1 and path = 'mitti-diya'", [one.id, _id])
    const found = async (value: string) =>
      (await list({ filters: { brand: [{ operator: 'EQUALS', value }] } }, one)).paths
    expect(await found('kashi')).toEqual(['banarasi-saree'])
    expect(await found('other-kashi')).toEqual(['mitti-diya'])
    await owner.query('update brands set name = $2 where id = $1', [_id, 'Kashi Weaves'])
    expect((await found('Kashi Weaves')).sort()).toEqual(['banarasi-saree', 'mitti-diya'])
    await owner.query("update products set brand_id = b.id from brands b where b.name = 'Aangan' and brand_id = $1", [
      _id,
    ])
    expect((await call('DELETE', `/brands/${_id}`)).status).toBe(200)
  })

  test('can be deleted when no product has them', async () => {
    const [aangan] = await brands({ q: 'aangan' })
    const [rangoli] = await brands({ q: 'rangoli' })
    const used = await call('DELETE', `/brands/${aangan._id}`)
    expect(used).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('Products of the brand Aangan: 4') },
    })
    expect((await call('DELETE', `/brands/${rangoli._id}`)).status).toBe(200)
    expect((await call('DELETE', `/brands/${rangoli._id}`)).status).toBe(404)
  })
})
