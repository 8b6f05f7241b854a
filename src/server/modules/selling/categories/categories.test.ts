import { describe, expect, test } from 'vitest'
import { itemsForSale, list, testCatalog } from '../../../../../tests/support/selling/catalogue.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'
import { importProduct } from '../products/index.ts'
import { formerCategoryPaths } from './former-paths.ts'
import { categoryAt, listCategories } from './index.ts'

const app = await testCatalog()
const { one, two } = app
const { token } = await one.signIn({ userType: 'ADMIN' })

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const call = (method: Method, path: string, body?: unknown) => one.call(method, `/api/v1${path}`, { token, body })

type Row = { _id: string; path: string; title: string; revision: number; parentId: string | null }
const all = async (): Promise<Row[]> => (await call('GET', '/categories')).body.data
async function row(path: string): Promise<Row> {
  const found = (await all()).find((candidate) => candidate.path === path)
  if (!found) throw new Error(`no category ${path}`)
  return found
}
async function add(more: object): Promise<string> {
  const { status, body } = await call('POST', '/categories', more)
  expect({ status, msg: body.msg }).toEqual({ status: 200, msg: undefined })
  return body.data._id
}

describe('categories', () => {
  test('a category has its ancestors, outermost first, and its children', async () => {
    const ctx = await one.ctx()
    const found = categoryAt(await listCategories(ctx), 'sarees')
    expect(found?.ancestors.map(({ path }) => path)).toEqual(['home', 'textiles'])
    expect(categoryAt(await listCategories(ctx), 'home')?.children.map(({ path }) => path)).toEqual(['textiles'])
    expect(categoryAt(await listCategories(ctx), 'nothing')).toBeUndefined()
    expect((await listCategories(ctx)).map(({ path }) => path)).toEqual(['home', 'textiles', 'sarees', 'toys'])
  })

  test('come as a tree, with the number of products in each and below it', async () => {
    const rows = await all()
    expect(rows.map(({ path }) => path)).toEqual(['home', 'textiles', 'sarees', 'toys'])
    expect(rows[0]).toMatchObject({ ownProducts: 3, products: 4, parentId: null })
    expect(rows[1]).toMatchObject({ ownProducts: 0, products: 1, parentId: rows[0]?._id })
  })

  test('are added last among their siblings, and shown at once', async () => {
    const parentId = (await row('home'))._id
    await add({ title: 'Lamps', path: 'lamps', parentId, description: 'Light' })
    const paths = (await listCategories(await one.ctx())).map(({ path }) => path)
    expect(paths).toEqual(['home', 'textiles', 'sarees', 'lamps', 'toys'])
  })

  test.each([
    [{ title: '', path: 'x' }, 'title'],
    [{ title: 'X', path: 'X y' }, 'path'],
    [{ title: 'X', path: 'toys' }, 'path'],
    [{ title: 'X', path: 'x', parentId: '019a0000-0000-7000-8000-000000000000' }, 'parentId'],
    [{ title: 'X', path: 'x', mediaId: 'nothing' }, 'mediaId'],
  ])('are refused at the invalid field: %j', async (wrong, field) => {
    expect((await call('POST', '/categories', wrong)).body.errors[0].field).toBe(field)
  })

  test('can be changed, and their former path still finds their products', async () => {
    const toys = await row('toys')
    const answer = await call('PUT', `/categories/${toys._id}`, { ...toys, title: 'Playthings', path: 'playthings' })
    expect(answer.status).toBe(200)
    const ctx = await one.ctx()
    expect(await formerCategoryPaths.moved(ctx, 'toys')).toEqual({ id: toys._id, path: 'playthings' })
    expect((await itemsForSale(ctx, { category: 'toys', sort: 'name', page: 0, size: 5 })).total).toBe(1)
    const late = await call('PUT', `/categories/${toys._id}`, { ...toys, title: 'Late' })
    expect(late.status).toBe(409)
    await call('PUT', `/categories/${toys._id}`, { ...(await row('playthings')), path: 'toys' })
    expect(await formerCategoryPaths.moved(ctx, 'toys')).toBeUndefined()
  })

  test.each([
    [{ path: 'home' }, 'path'],
    [{ mediaId: 'nothing' }, 'mediaId'],
  ])('with invalid changes are refused at the field: %j', async (wrong, field) => {
    const toys = await row('toys')
    expect((await call('PUT', `/categories/${toys._id}`, { ...toys, ...wrong })).body.errors[0].field).toBe(field)
  })

  test('cannot be moved below themselves', async () => {
    const home = await row('home')
    for (const below of [home._id, (await row('sarees'))._id]) {
      const answer = await call('PUT', `/categories/${home._id}`, { ...home, parentId: below })
      expect(answer).toMatchObject({ status: 400, body: { msg: 'A category can’t be placed below itself.' } })
    }
  })

  test('cannot be moved below each other by concurrent requests', async () => {
    const [a, b] = [await add({ title: 'A', path: 'a' }), await add({ title: 'B', path: 'b' })]
    const under = (id: string, path: string, parentId: string) =>
      call('PUT', `/categories/${id}`, { title: path, path, parentId, revision: 1 })
    const answers = await Promise.all([under(a, 'a', b), under(b, 'b', a)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await all()).map(({ path }) => path)).toEqual(expect.arrayContaining(['a', 'b']))
  })

  test('can be sorted within their parent', async () => {
    const parentId = (await row('home'))._id
    const ids = (await all()).filter((candidate) => candidate.parentId === parentId).map(({ _id }) => _id)
    const { body } = await call('POST', '/categories/order', { parentId, ids: ids.toReversed() })
    expect(body.data.map(({ path }: Row) => path).slice(0, 4)).toEqual(['home', 'lamps', 'textiles', 'sarees'])
    const partial = await call('POST', '/categories/order', { parentId, ids: ids.slice(1) })
    expect(partial.status).toBe(409)
    const twice = await call('POST', '/categories/order', { parentId, ids: ids.map(() => ids[0]) })
    expect(twice.status).toBe(409)
  })

  test('stand last among their siblings where they are moved to, whatever they are called', async () => {
    const [from, to] = [await add({ title: 'From', path: 'from' }), await add({ title: 'To', path: 'to' })]
    for (const path of ['b', 'c']) await add({ title: path, path: `to-${path}`, parentId: to })
    const id = await add({ title: 'A', path: 'moved', parentId: from })
    const put = async (title: string) =>
      call('PUT', `/categories/${id}`, { title, path: 'moved', parentId: to, revision: (await row('moved')).revision })
    const below = async () => (await all()).filter(({ parentId }) => parentId === to).map(({ title }) => title)
    await put('A')
    expect(await below()).toEqual(['b', 'c', 'A'])
    await put('AA')
    expect(await below()).toEqual(['b', 'c', 'AA'])
  })

  test('are what their products are found by, under their new names', async () => {
    const found = async (q: string) => (await list({ q }, one)).paths
    const toys = await row('toys')
    expect(await found('playthings')).toEqual([])
    await call('PUT', `/categories/${toys._id}`, { ...toys, title: 'Playthings' })
    await doJobs(app, new Date(Date.now() + 60_000))
    expect(await found('playthings')).toEqual(['wooden-horse'])
    await call('PUT', `/categories/${toys._id}`, { ...(await row('toys')), title: 'Toys' })
    await doJobs(app, new Date(Date.now() + 60_000))
    expect(await found('playthings')).toEqual([])
  })

  test('can be deleted when nothing uses them', async () => {
    const kept = await call('DELETE', `/categories/${(await row('home'))._id}`)
    expect(kept).toMatchObject({ status: 409, body: { msg: expect.stringContaining('has subcategories') } })
    const used = await call('DELETE', `/categories/${(await row('sarees'))._id}`)
    expect(used).toMatchObject({ status: 409, body: { msg: expect.stringContaining('main category: 1.') } })
    expect((await call('DELETE', `/categories/${(await row('lamps'))._id}`)).status).toBe(200)
    expect((await all()).map(({ path }) => path)).not.toContain('lamps')
  })

  test('can be deleted although products have them as a further one, which keep their others', async () => {
    const id = await add({ title: 'Gifts', path: 'gifts' })
    const variants = [{ sku: 'gift', price: 10_000, mrp: 10_000, stock: 1 }]
    const ofBoth = { categories: ['sarees', 'gifts'], variants }
    await importProduct(await one.ctx(), { path: 'gift', name: 'Gift', brand: 'Kashi', ...ofBoth })
    expect(await row('gifts')).toMatchObject({ ownProducts: 1 })
    expect((await call('DELETE', `/categories/${id}`)).status).toBe(200)
    const { items } = await itemsForSale(await one.ctx(), { category: 'sarees', sort: 'name', page: 0, size: 20 })
    expect(items.map(({ path }) => path)).toContain('gift')
  })

  test('of another site are not found', async () => {
    const foreign = await two.signIn({ userType: 'ADMIN' })
    const { _id, ...rest } = await row('toys')
    const asked = [
      two.call('PUT', `/api/v1/categories/${_id}`, { token: foreign.token, body: rest }),
      two.call('DELETE', `/api/v1/categories/${_id}`, { token: foreign.token }),
    ]
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404])
  })
})
