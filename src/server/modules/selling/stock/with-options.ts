import { gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ChosenValues } from '../../../../shared/selling/catalogue/list-filters.ts'
import { alikeForm } from '../../../../shared/text.ts'
import type { SiteScope } from '../../../platform/db.ts'
import { withFreshPlan } from '../../../platform/statements.ts'
import { inSite } from '../../../platform/table.ts'
import { alikeOptions, notArchived, variants } from './stock.tables.ts'

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
  const { firstOption, secondOption, thirdOption } = alikeOptions
  const chosen = Object.entries(options).map(([name, values]) => {
    const any = sql`any(${sql.param(values.map((value) => alikeOption(name, value)))}::text[])`
    return withFreshPlan(sql`(${firstOption} = ${any} or ${secondOption} = ${any} or ${thirdOption} = ${any})`)
  })
  const available = inStock ? gt(variants.stock, 0) : undefined
  const own = sql`${variants.productId} = ${productId}`
  return sql`exists (select from ${variants} where ${inSite(scope, variants, notArchived, own, available, ...chosen)})`
}

/** SQL: `alike_option`. */
const alikeOption = (name: string, value: string) => `${alikeForm(name)}\n${alikeForm(value)}`
