import { and, asc, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { type MapTexts, partOf, type Translatable, translated, wantedOf } from '../../content/translations/index.ts'
import { type DiscountRow, discounts } from './discounts.tables.ts'

type Named = Pick<DiscountRow, 'title'>

const mapTexts: MapTexts<Named> = ({ title }, say) => ({ title: say(title, 'Title') })

/** Discounts that apply by themselves: customers read their titles, and of others the code. */
const automatic = isNull(discounts.codeKey)

/** Discounts with their titles in the customer's language. */
export async function inTheirLanguage(ctx: Ctx, rows: DiscountRow[]): Promise<DiscountRow[]> {
  return translated<DiscountRow>(
    ctx,
    'discount',
    rows,
    ({ id }) => id,
    (row, say) => ({ ...row, ...mapTexts(row, say) }),
  )
}

export const translatableDiscounts: Translatable = async (ctx, wanted) => {
  const { id, title } = discounts
  const query = ctx.db
    .select({ id, title })
    .from(discounts)
    .where(and(inSite(ctx, discounts, automatic), wantedOf(wanted, id, title)))
    .orderBy(asc(sql`plain_text(${title})`), asc(id))
  const rows = await partOf(wanted, query)
  return rows.map(({ id, title }) => ({ id, name: title, visit: (say) => mapTexts({ title }, say), tags: [] }))
}
