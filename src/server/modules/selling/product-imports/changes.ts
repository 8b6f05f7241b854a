import { isDeepStrictEqual } from 'node:util'
import type { CustomValue, CustomValues } from '../../../../shared/selling/catalogue/custom-fields.ts'
import { lookOf } from '../../../../shared/selling/catalogue/looks.ts'
import type { ImportChange } from '../../../../shared/selling/catalogue/product-imports.ts'
import type { CheckedProduct, EditableProduct } from '../../../../shared/selling/catalogue/products-admin.ts'
import type { CheckedVariant, StoredVariant } from '../../../../shared/selling/catalogue/variants.ts'
import { formatPrice } from '../../../../shared/selling/pricing/money.ts'
import { cut } from '../../../../shared/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { sanitise } from '../../../platform/sanitise.ts'
import { cellOf } from './reading/custom-cells.ts'
import type { Draft } from './reading/draft.ts'
import { fieldLabels } from './reading/fields.ts'
import type { Known } from './reading/known.ts'
import { ratesInCell } from './reading/later-rates.ts'
import { headingOf } from './reading/own-fields.ts'

const productKeys = {
  name: fieldLabels.name,
  path: fieldLabels.path,
  status: fieldLabels.status,
  publishAt: fieldLabels.publishAt,
  summary: fieldLabels.summary,
  description: fieldLabels.description,
  brandId: fieldLabels.brand,
  categoryIds: fieldLabels.categories,
  tags: fieldLabels.tags,
  hsn: fieldLabels.hsn,
  gstRate: fieldLabels.gstRate,
  countryOfOrigin: fieldLabels.countryOfOrigin,
  makerRole: fieldLabels.makerRole,
  maker: fieldLabels.maker,
  consumerCare: fieldLabels.consumerCare,
  netQuantity: fieldLabels.netQuantity,
  netUnit: fieldLabels.netUnit,
  seoTitle: fieldLabels.seoTitle,
  seoDescription: fieldLabels.seoDescription,
  facts: fieldLabels.facts,
  media: fieldLabels.pictures,
} as const

const variantKeys = {
  sku: fieldLabels.sku,
  barcode: fieldLabels.barcode,
  price: fieldLabels.price,
  mrp: fieldLabels.mrp,
  salePrice: fieldLabels.salePrice,
  saleFrom: fieldLabels.saleFrom,
  saleUntil: fieldLabels.saleUntil,
  stock: fieldLabels.stock,
  netQuantity: fieldLabels.variantNetQuantity,
  weight: fieldLabels['weight.g'],
  length: fieldLabels['length.mm'],
  width: fieldLabels['width.mm'],
  height: fieldLabels['height.mm'],
} as const

/** Fields that are told without their values: these are ids, or long. */
const unsaid = new Set(['description', 'brandId', 'categoryIds', 'facts', 'media'])
const money = new Set(['price', 'mrp', 'salePrice'])
const times = new Set(['publishAt', 'saleFrom', 'saleUntil'])

type Compared = { held: EditableProduct; input: CheckedProduct; draft: Draft; known: Known }

/** Changes of a product by a file, field by field. */
export function changesOf(ctx: Ctx, { held, input, draft, known }: Compared): ImportChange[] {
  const said = (key: string, value: unknown) => sayValue(ctx, key, value)
  const changes: ImportChange[] = []
  const add = (key: string, field: string, sku: string, before: unknown, after: unknown) => {
    if (!isSame(key, before, after)) changes.push({ field, sku, before: said(key, before), after: said(key, after) })
  }
  for (const [key, field] of Object.entries(productKeys))
    add(key, field, '', held[key as keyof EditableProduct], input[key as keyof CheckedProduct])
  const guideOf = (id: string | null) => known.sizeGuides.find((guide) => guide.id === id)?.title ?? ''
  if (held.sizeGuideId !== input.sizeGuideId)
    changes.push({
      ...{ field: fieldLabels.sizeGuide, sku: '' },
      ...{ before: guideOf(held.sizeGuideId), after: guideOf(input.sizeGuideId) },
    })
  const ratesOf = ({ gstChanges }: Pick<EditableProduct, 'gstChanges'>) => ratesInCell(gstChanges).split('\n')
  add('gstChanges', fieldLabels.gstChanges, '', ratesOf(held), ratesOf(input))
  changes.push(...customChanges(known, '', held.custom, input.custom), ...lookChanges(held, input))
  const byId = new Map(held.variants.map((variant) => [variant._id, variant]))
  for (const variant of input.variants) {
    const before = byId.get(variant._id ?? '')
    if (!before) changes.push({ field: 'New variant', sku: variant.sku, before: '', after: nameOf(variant, draft) })
    else {
      for (const [key, field] of Object.entries(variantKeys))
        add(key, field, before.sku, before[key as keyof StoredVariant], variant[key as keyof CheckedVariant])
      changes.push(...customChanges(known, before.sku, before.custom, variant.custom))
    }
  }
  return changes
}

/** Changed colours of option values. */
function lookChanges(held: EditableProduct, input: CheckedProduct): ImportChange[] {
  return input.options.flatMap((option, at) => {
    const own = held.options.find(({ name }) => name === option.name) ?? {}
    return option.values.flatMap((value) => {
      const [before = '', after = ''] = [own, option].map((one) => lookOf(one, value)?.swatch)
      const field = fieldLabels[`optionLook.${(at + 1) as 1 | 2 | 3}` as const]
      return before === after ? [] : [{ field, sku: '', before, after }]
    })
  })
}

/** Changed values of the site's own fields. */
function customChanges(known: Known, sku: string, held: CustomValues, input: CustomValues): ImportChange[] {
  return known.fields.flatMap((field) => {
    const [before, after] = [held[field._id], input[field._id]]
    if (isDeepStrictEqual(before, after)) return []
    const say = (value = '' as CustomValue) =>
      field.type === 'PICTURE' ? '' : cut(cellOf(field, value, String).replaceAll('\n', ', '), 200)
    return { field: headingOf(field, known), sku, before: say(before), after: say(after) }
  })
}

const nameOf = ({ options }: CheckedVariant, { values }: Draft) =>
  Object.values(options).join(', ') || (values.name ?? '')

function isSame(key: string, before: unknown, after: unknown): boolean {
  if (key === 'description') return before === sanitise(String(after))
  if (times.has(key)) return timeOf(before) === timeOf(after)
  if (key === 'media') return isDeepStrictEqual(pictureIds(before), pictureIds(after))
  return isDeepStrictEqual(before, after)
}

const timeOf = (instant: unknown) => (typeof instant === 'string' ? Date.parse(instant) : null)
const pictureIds = (media: unknown) => (Array.isArray(media) ? media.map(({ id, alt }) => [id, alt]) : [])

function sayValue({ site }: Ctx, key: string, value: unknown): string {
  if (unsaid.has(key) || value === null || value === undefined) return ''
  if (money.has(key)) return formatPrice(Number(value), site.settings.currency)
  return cut(Array.isArray(value) ? value.join(', ') : String(value), 200)
}

/**
 * Whether what a variant costs, is listed at or is asked for now moves by half of what it was, or more, or a sale takes off half:
 * such a change is often a mistake.
 */
export function hasJump(ctx: Ctx, held: EditableProduct, input: CheckedProduct): boolean {
  const byId = new Map(held.variants.map((variant) => [variant._id, variant]))
  return input.variants.some((after) => {
    const before = byId.get(after._id ?? '')
    if (!before) return false
    const asked = (variant: Offer) => askedAt(variant, ctx.now())
    const isHalved = after.salePrice !== before.salePrice && (after.salePrice ?? after.price) * 2 <= after.price
    return (
      isJump(before.price, after.price) ||
      isJump(before.mrp, after.mrp) ||
      isJump(asked(before), asked(after)) ||
      isHalved
    )
  })
}

const isJump = (before: number, after: number) => before > 0 && Math.abs(after - before) * 2 >= before

type Offer = Pick<StoredVariant, 'price' | 'salePrice' | 'saleFrom' | 'saleUntil'>

function askedAt({ price, salePrice, saleFrom, saleUntil }: Offer, now: Date): number {
  const isOn = (saleFrom === null || new Date(saleFrom) <= now) && (saleUntil === null || new Date(saleUntil) > now)
  return salePrice !== null && isOn ? salePrice : price
}
