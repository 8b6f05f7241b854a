import { gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ChosenValues } from '../../../../shared/selling/catalogue/list-filters.ts'
import { anyAlike } from '../../../platform/any-of.ts'
import type { SiteScope } from '../../../platform/db.ts'
import { inSite } from '../../../platform/table.ts'
import { notArchived, variants } from './stock.tables.ts'

/** A variant as filters see it. */
export type OfferedOptions = { options: Record<string, string>; inStock: boolean }

/** All variants of the current product, as filters see them; null if it has none. */
export function optionsOffered(scope: SiteScope, productId: SQLWrapper): SQL<OfferedOptions[] | null> {
  const each = sql`jsonb_build_object('options', ${variants.options}, 'inStock', ${variants.stock} > 0)`
  return sql<OfferedOptions[] | null>`(select jsonb_agg(${each}) from ${variants}
    where ${inSite(scope, variants, notArchived, sql`${variants.productId} = ${productId}`)})`
}

/**
 * True for products with a variant that has one of the chosen values of every option, and is in stock if it has to be. Case, blanks and
 * joiners make no other name and no other value.
 */
export function hasVariantWith(
  scope: SiteScope,
  productId: SQLWrapper,
  { options, inStock }: { options: ChosenValues; inStock: boolean },
): SQL {
  const chosen = Object.entries(options).map(
    ([name, values]) => sql`exists (select from jsonb_each_text(${variants.options}) one (name, value)
      where alike_text(one.name) = alike_text(${sql.param(name)}::text) and alike_text(one.value) = ${anyAlike(values)})`,
  )
  const available = inStock ? gt(variants.stock, 0) : undefined
  const own = sql`${variants.productId} = ${productId}`
  return sql`exists (select from ${variants} where ${inSite(scope, variants, notArchived, own, available, ...chosen)})`
}
