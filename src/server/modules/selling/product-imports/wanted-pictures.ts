import type { ImportChange } from '../../../../shared/selling/catalogue/product-imports.ts'
import type { EditableProduct } from '../../../../shared/selling/catalogue/products-admin.ts'
import type { StoredVariant } from '../../../../shared/selling/catalogue/variants.ts'
import { cut } from '../../../../shared/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { isStated, paired } from './merge.ts'
import { otherPictures } from './own-pictures.ts'
import type { WantedPicture } from './product-imports.tables.ts'
import type { Draft, DraftVariant } from './reading/draft.ts'
import { fieldLabels } from './reading/fields.ts'

/** A picture to fetch, and the change that it makes; undefined where it cannot be fetched. */
type Wanted = WantedPicture & { change: ImportChange | undefined }

/**
 * Pictures to fetch once a product is imported: its own if it has none, and those of fields that are empty.
 * @param held the product of the shop, unless it is new
 */
export function picturesWanted(ctx: Ctx, draft: Draft, held?: EditableProduct): Wanted[] {
  return [...ofProduct(ctx, draft, held), ...ofFields(draft, held)]
}

/** As they are kept until they are fetched. */
export const toFetch = (wanted: Wanted[]): WantedPicture[] => wanted.map(({ change: _, ...picture }) => picture)

export const changesBy = (wanted: Wanted[]): ImportChange[] => wanted.flatMap(({ change }) => change ?? [])

function ofProduct(ctx: Ctx, { pictures = [] }: Draft, held: EditableProduct | undefined): Wanted[] {
  if (held && held.media.length > 0) return []
  return otherPictures(ctx, pictures).map(({ url, alt, isMissing }) => ({
    ...{ url, alt },
    change: isMissing ? undefined : { field: fieldLabels.pictures, sku: '', before: '', after: cut(url, 200) },
  }))
}

function ofFields(draft: Draft, held: EditableProduct | undefined): Wanted[] {
  const { fieldPictures, variants } = draft
  const pairs = held ? paired(draft, held) : new Map<DraftVariant, StoredVariant>()
  return fieldPictures.flatMap(({ field: { _id: field, owner }, column, url, line, isMissing }) => {
    const wanted = (sku: string, variant?: DraftVariant): Wanted => ({
      ...{ url, alt: '', field, ...(variant && { variant: { sku: variant.sku, options: variant.options } }) },
      change: isMissing ? undefined : { field: column, sku, before: '', after: cut(url, 200) },
    })
    if (owner === 'PRODUCT') return held?.custom[field] === undefined ? [wanted('')] : []
    const own = variants.filter((variant) => variant.line === line)
    return own.flatMap((variant) => {
      const before = pairs.get(variant)
      const isThere = before ? before.custom[field] === undefined : held === undefined || isStated(variant)
      return isThere ? [wanted(before?.sku ?? variant.sku, variant)] : []
    })
  })
}
