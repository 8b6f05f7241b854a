import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { containsPlain } from '../../../platform/lists.ts'
import { inSite } from '../../../platform/table.ts'
import { type MapTexts, type Translatable, translated } from '../../content/translations/index.ts'
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
  const which = 'id' in wanted ? eq(sql`${id}::text`, wanted.id) : containsPlain(title, wanted.q)
  const query = ctx.db
    .select({ id, title })
    .from(discounts)
    .where(and(inSite(ctx, discounts, automatic), which))
    .orderBy(asc(sql`plain_text(${title})`), asc(id))
  const rows = await ('id' in wanted ? query : query.limit(wanted.most).offset(wanted.from))
  return rows.map(({ id, title }) => ({ id, name: title, visit: (say) => mapTexts({ title }, say), tags: [] }))
}
