import type { CustomValues } from '../../../../shared/selling/catalogue/custom-fields.ts'
import { productInput } from '../../../../shared/selling/catalogue/products-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { changeProduct, readSeveralForEditing } from '../products/index.ts'
import { knownOf } from './known.ts'
import { paired } from './merge.ts'
import type { WantedPicture } from './product-imports.tables.ts'

/** A picture that is in the library now. */
export type Fetched = WantedPicture & { id: string }

/**
 * Gives fields of a product and its variants their pictures; those that have a value by now keep it.
 * @returns the product's revision afterwards
 * @throws Refusal `product.gone`, `productImport.unsaved`, and those of `changeProduct`
 */
export async function fillFields(ctx: Ctx, id: string, pictures: Fetched[]): Promise<number> {
  const held = (await readSeveralForEditing(ctx, [id])).get(id)
  if (!held) throw refusal('product.gone')
  const known = new Set((await knownOf(ctx)).fields.filter(({ type }) => type === 'PICTURE').map(({ _id }) => _id))
  const ofVariants = new Map<string, Fetched[]>()
  const own: Fetched[] = []
  for (const picture of pictures.filter(({ field = '' }) => known.has(field))) {
    const { variant } = picture
    if (!variant) own.push(picture)
    const found = variant && paired({ variants: [variant] }, held).get(variant)
    if (found) ofVariants.set(found._id, [...(ofVariants.get(found._id) ?? []), picture])
  }
  if (own.length === 0 && ofVariants.size === 0) return held.revision
  const input = productInput.safeParse({
    ...held,
    custom: filled(held.custom, own),
    taxConfirmed: true,
    variants: held.variants.map((variant) => ({
      ...variant,
      stockSeen: variant.stock,
      custom: filled(variant.custom, ofVariants.get(variant._id)),
    })),
  })
  if (!input.success) throw refusal('productImport.unsaved')
  await changeProduct(ctx, id, input.data, held.revision)
  return held.revision + 1
}

const filled = (held: CustomValues, pictures: Fetched[] = []): CustomValues => ({
  ...Object.fromEntries(pictures.map(({ field = '', id }) => [field, id])),
  ...held,
})
