import { type Route, route } from '../../../platform/http/route.ts'
import { refusal } from '../../../platform/refusal.ts'
import { changeCategories, changePrices, readSeveral } from './bulk-changes.ts'
import { deleteProducts, restoreProducts } from './delete-products.ts'
import { findProductByPath, readForEditing } from './detail.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { readGrid, saveGrid } from './grid.ts'
import * as calls from './products.contract.ts'
import { changeProduct, changeVariant, createProduct, restoreStatuses, setStatus } from './products.ts'
import { listForStaff } from './staff-list.ts'
import { usualTax } from './tax.ts'

export const productRoutes: Route[] = [
  route(calls.readPublicProduct, async (ctx, { query }) => {
    const data = await findProductByPath(ctx, query.path)
    if (!data) throw refusal('product.notFound', { field: 'path' })
    return { data }
  }),
  route(calls.listProducts, (ctx, { query }) => listForStaff(ctx, query)),
  route(calls.readProducts, async (ctx, { query }) => ({ data: await readSeveral(ctx, query.ids) })),
  route(calls.readUsualTax, async (ctx, { query }) => ({ data: await usualTax(ctx, query.category) })),
  route(calls.readGrid, (ctx, { query }) => readGrid(ctx, query)),
  route(calls.readProduct, async (ctx, { params }) => ({ data: await readForEditing(ctx, params.id) })),
  route(calls.createProduct, async (ctx, { body }) => ({
    data: await readForEditing(ctx, (await createProduct(ctx, body)).id),
  })),
  route(calls.changeProduct, async (ctx, { params, body: { revision, ...product } }) => {
    await changeProduct(ctx, params.id, product, revision)
    return { data: await readForEditing(ctx, params.id) }
  }),
  route(calls.setStatus, async (ctx, { params, body }) => {
    await setStatus(ctx, [params.id], body)
    return { data: await readForEditing(ctx, params.id) }
  }),
  route(calls.setStatuses, async (ctx, { body: { ids, ...change } }) => {
    return { data: { ids, before: await setStatus(ctx, ids, change) } }
  }),
  route(calls.restoreStatuses, async (ctx, { body: { products } }) => {
    await restoreStatuses(ctx, products)
    return { data: { ids: products.map(({ id }) => id) } }
  }),
  route(calls.deleteProduct, async (ctx, { params }) => {
    await deleteProducts(ctx, [params.id])
    return { data: { _id: params.id } }
  }),
  route(calls.deleteProducts, async (ctx, { body: { ids } }) => {
    await deleteProducts(ctx, ids)
    return { data: { ids } }
  }),
  route(calls.restoreProducts, async (ctx, { body: { ids } }) => {
    await restoreProducts(ctx, ids)
    return { data: { ids } }
  }),
  route(calls.duplicateProduct, async (ctx, { params }) => ({
    data: await readForEditing(ctx, await duplicateProduct(ctx, params.id)),
  })),
  route(calls.saveGrid, async (ctx, { body }) => ({ data: await saveGrid(ctx, body) })),
  route(calls.changePrices, async (ctx, { body }) => {
    await changePrices(ctx, body.changes)
    return { data: { variants: body.changes.length } }
  }),
  route(calls.changeCategories, async (ctx, { body }) => {
    await changeCategories(ctx, body.changes)
    return { data: { products: body.changes.length } }
  }),
  route(calls.changeVariant, async (ctx, { params, body }) => {
    await changeVariant(ctx, params.id, body)
    return { data: { _id: params.id } }
  }),
]
