import { pick } from '../../../../shared/fields.ts'
import type { CustomValue, CustomValues } from '../../../../shared/selling/catalogue/custom-fields.ts'
import {
  type GridChange,
  type GridChanges,
  type GridProduct,
  type GridSaved,
  gridProductFields,
  gridVariantFields,
} from '../../../../shared/selling/catalogue/product-grid.ts'
import {
  type EditableProduct,
  type ProductTableQuery,
  productInput,
} from '../../../../shared/selling/catalogue/products-admin.ts'
import { type Ctx, inPart } from '../../../platform/context.ts'
import { parsed, Refusal, refusal } from '../../../platform/refusal.ts'
import { readForEditing } from './detail.ts'
import { changeProduct } from './products.ts'
import { idsForStaff } from './staff-list.ts'

/** Products with their variants for the grid, in the order of the owner's table. */
export async function readGrid(ctx: Ctx, query: ProductTableQuery): Promise<{ data: GridProduct[]; total: number }> {
  const { ids, total } = await idsForStaff(ctx, query)
  const data: GridProduct[] = []
  for (const id of ids) data.push(asRow(await readForEditing(ctx, id)))
  return { data, total }
}

const asRow = ({ variants, ...product }: EditableProduct): GridProduct => ({
  ...pick(gridProductFields, product),
  ...{ _id: product._id, revision: product.revision, custom: product.custom },
  variants: variants.map((variant) => ({
    ...pick(gridVariantFields, variant),
    ...{ _id: variant._id, options: variant.options, custom: variant.custom },
  })),
})

/** Saves changed cells, each product by itself as its form would: one that is stale or invalid does not stop the others. */
export async function saveGrid(ctx: Ctx, { products, taxConfirmed }: GridChanges): Promise<GridSaved> {
  const done: GridSaved = { saved: [], refused: [] }
  for (const change of products) {
    try {
      await inPart(ctx, (ctx) => saveOne(ctx, change, taxConfirmed))
      done.saved.push(asRow(await readForEditing(ctx, change._id)))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      done.refused.push(await refusedOf(ctx, change, error))
    }
  }
  return done
}

async function saveOne(ctx: Ctx, change: GridChange, taxConfirmed: boolean): Promise<void> {
  const { _id, revision, product: changed, variants } = change
  const before = await readForEditing(ctx, _id)
  if (before.revision !== revision) throw refusal('product.stale')
  const changes = new Map(variants.map((one) => [one._id, one]))
  const stray = variants.find((one) => !before.variants.some((variant) => variant._id === one._id))
  if (stray) throw refusal('variant.notFound')
  const wanted = parsed(productInput, {
    ...before,
    ...changed,
    taxConfirmed,
    ...(changed.gstRate === undefined ? {} : { gstChosen: true }),
    custom: withCustom(before.custom, changed.custom),
    variants: before.variants.map((variant) => {
      const { change = {}, stockSeen = variant.stock } = changes.get(variant._id) ?? {}
      return { ...variant, stockSeen, ...change, custom: withCustom(variant.custom, change.custom) }
    }),
  })
  await changeProduct(ctx, _id, wanted, revision)
}

const withCustom = (held: CustomValues, changed: Record<string, CustomValue | null> = {}): CustomValues =>
  Object.fromEntries(
    Object.entries({ ...held, ...changed }).flatMap(([id, value]) => (value === null ? [] : [[id, value]])),
  )

/** Errors by cell: `variants.2.mrp` becomes `mrp` of the third variant. */
async function refusedOf(ctx: Ctx, { _id }: GridChange, error: Refusal): Promise<GridSaved['refused'][number]> {
  const isStale = error.code === 'product.stale' || error.code === 'product.gone' || error.code === 'variant.notFound'
  const known = error.code === 'product.gone' ? undefined : await readForEditing(ctx, _id).catch(() => undefined)
  const told = error.faults.length > 0 ? error.faults : [{ field: '', defaultMessage: error.message }]
  const faults = told.map(({ field = '', defaultMessage: text }) => {
    const [, index, name = ''] = /^(?:variants\.(\d+)\.)?(custom\.[^.]+|\w+)/.exec(field) ?? []
    const variantId = index === undefined ? null : (known?.variants[Number(index)]?._id ?? null)
    return { variantId, field: name, text }
  })
  return { _id, name: known?.name ?? '', isStale, faults }
}
