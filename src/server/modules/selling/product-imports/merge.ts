import { isDeepStrictEqual } from 'node:util'
import type { CustomValues } from '../../../../shared/selling/catalogue/custom-fields.ts'
import type { Look } from '../../../../shared/selling/catalogue/products.ts'
import {
  type CheckedProduct,
  type EditableProduct,
  productInput,
} from '../../../../shared/selling/catalogue/products-admin.ts'
import type { StoredVariant } from '../../../../shared/selling/catalogue/variants.ts'
import { inOneForm, trimmed } from '../../../../shared/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Shop } from './book.ts'
import { faultsOf } from './faults.ts'
import { statedPath } from './match.ts'
import { otherPictures, ownPictures } from './own-pictures.ts'
import type { Draft, DraftOption, DraftVariant } from './reading/draft.ts'
import type { DraftLook } from './reading/options.ts'
import type { RowFault } from './reading/row.ts'
import { firstStock, stockNotes } from './reading/stock.ts'
import { statedGuide } from './size-guide.ts'
import { statusAt } from './status-at.ts'

type Merged = { success: true; input: CheckedProduct; notes: RowFault[] } | { success: false; faults: RowFault[] }

/** Stands for a brand or category that is made when the import runs. */
const notYet = '00000000-0000-4000-8000-000000000000'

/** A product of the shop with what the file states; variants that the file does not name stay as they are. */
export function mergedInto(ctx: Ctx, { book, known }: Shop, draft: Draft, held: EditableProduct): Merged {
  const { brand, categories, path: _, sizeGuideIds: __, complements: ___, ...own } = draft.values
  const guide = statedGuide(draft, known, held.sizeGuideId)
  if (guide.faults.length > 0) return { success: false, faults: guide.faults }
  const options = mergedOptions(held.options, draft.options)
  if (!options) return differ(draft, held)
  const pairs = paired(draft, held)
  const added = draft.variants.filter((variant) => !pairs.has(variant) && isStated(variant))
  const unpriced = added.filter(({ values }) => values.price === undefined)
  if (unpriced.length > 0)
    return {
      success: false,
      faults: unpriced.map(({ line }) => ({ line, column: 'Price', text: 'A new variant needs a price.' })),
    }
  const byId = new Map([...pairs].map(([variant, { _id }]) => [_id, variant]))
  const lines = [...held.variants.map(({ _id }) => byId.get(_id)?.line), ...added.map(({ line }) => line)]
  const checked = productInput.safeParse({
    ...held,
    ...own,
    ...guide.stated,
    ...{ status: held.status, publishAt: held.publishAt, ...statusAt(ctx, draft, held.status).stated },
    custom: mergedCustom(held.custom, own.custom),
    ...{ options, taxConfirmed: true, media: mergedPictures(ctx, draft, held) },
    path: statedPath(draft) || held.path,
    ...(brand === undefined ? {} : { brandId: book.brandId(brand) ?? notYet }),
    ...(categories ? { categoryIds: [...new Set(categories.map((trail) => book.category(trail).id ?? notYet))] } : {}),
    variants: [
      ...held.variants.map((variant) => changedVariant(variant, byId.get(variant._id))),
      ...added.map(newVariant),
    ],
  })
  if (!checked.success) return { success: false, faults: faultsOf(draft, checked.error.issues, lines) }
  return { success: true, input: checked.data, notes: stockNotes(added) }
}

/** A row may be about the product alone. */
export const isStated = ({ sku, options, values }: DraftVariant) =>
  sku !== '' || Object.keys(options).length + Object.keys(values).length > 0

function newVariant(variant: DraftVariant) {
  const { sku, options, values } = variant
  return { ...values, sku, options, mrp: values.mrp ?? values.price, stock: firstStock(variant) }
}

function changedVariant(held: StoredVariant, stated: DraftVariant | undefined) {
  const seen = { ...held, stockSeen: held.stock }
  if (!stated) return seen
  const { price = held.price, mrp = held.mrp } = stated.values
  // A list price that the file does not state keeps up with a price above it.
  const listed = stated.values.mrp === undefined && held.mrp < price ? price : mrp
  const custom = mergedCustom(held.custom, stated.values.custom)
  return { ...seen, ...stated.values, custom, price, mrp: listed, sku: stated.sku || held.sku }
}

/** A text that differs in blanks at its ends alone stays as it is: cells have none. */
function mergedCustom(held: CustomValues, stated: CustomValues = {}): CustomValues {
  const differing = Object.entries(stated).filter(([id, value]) => {
    const before = held[id]
    return typeof before !== 'string' || trimmed(inOneForm(before)) !== value
  })
  return { ...held, ...Object.fromEntries(differing) }
}

/** The shop's options with the file's values after their own; undefined where they are others. */
function mergedOptions(
  held: EditableProduct['options'],
  stated: DraftOption[],
): EditableProduct['options'] | undefined {
  if (stated.length === 0) return held
  if (!isDeepStrictEqual(held.map(({ name }) => name).sort(), stated.map(({ name }) => name).sort())) return undefined
  return held.map((option) => {
    const { values = [], looks = [] } = stated.find(({ name }) => name === option.name) ?? {}
    return {
      ...option,
      values: [...new Set([...option.values, ...values])],
      ...(looks.length > 0 ? { looks: mergedLooks(option.looks, looks) } : {}),
    }
  })
}

/** Pictures of values stay as they are: files have none. */
function mergedLooks(held: Look[] = [], stated: DraftLook[]): Look[] {
  const values = new Set([...held, ...stated].map(({ value }) => value))
  const lookAt = <One extends { value: string }>(looks: One[], value: string) =>
    looks.find((look) => look.value === value)
  return [...values].map((value) => ({
    swatch: '',
    picture: '',
    ...lookAt(held, value),
    ...lookAt(stated, value),
    value,
  }))
}

function differ({ line, options }: Draft, held: EditableProduct): Merged {
  const names = (some: { name: string }[]) => some.map(({ name }) => name).join(', ') || 'none'
  const text = `The product has the options ${names(held.options)}, the file ${names(options)}.`
  return { success: false, faults: [{ line, column: 'Options', text }] }
}

/** Variants of the file that the shop has: by SKU, else by their options, else the only ones. */
export function paired<One extends Pick<DraftVariant, 'sku' | 'options'>>(
  { variants }: { variants: One[] },
  held: EditableProduct,
): Map<One, StoredVariant> {
  const pairs = new Map<One, StoredVariant>()
  for (const variant of variants) {
    const bySku = held.variants.find(({ sku }) => sku === variant.sku)
    const byOptions = held.variants.find(({ options }) => isDeepStrictEqual(options, variant.options))
    const found = bySku ?? (variant.sku === '' || bySku === byOptions ? byOptions : alone(byOptions, variants, held))
    if (found && ![...pairs.values()].includes(found)) pairs.set(variant, found)
  }
  return pairs
}

/** A product without options keeps its only variant, whatever its SKU becomes. */
function alone(found: StoredVariant | undefined, variants: unknown[], held: EditableProduct) {
  return variants.length === 1 && held.variants.length === 1 ? found : undefined
}

/** Pictures of our own library as the file orders them; others are fetched later, for products that have none. */
function mergedPictures(ctx: Ctx, { pictures }: Draft, held: EditableProduct) {
  if (!pictures || otherPictures(ctx, pictures).length > 0) return held.media
  return ownPictures(ctx, pictures)
}
