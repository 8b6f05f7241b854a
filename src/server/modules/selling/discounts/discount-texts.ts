import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import { giftText } from '../../../../shared/selling/pricing/discount-reason.ts'
import { drawingFor } from '../../../../shared/site-now.ts'
import type { Ctx, Site } from '../../../platform/context.ts'
import { siteAsWritten } from '../../../platform/site-in-language.ts'
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

/** Why a discount is given, as customers read it: `DIWALI10: 10% off`. */
export function reasonOf(
  { settings }: Site,
  { code, title, gift }: Pick<DiscountRow, 'code' | 'title' | 'gift'>,
): string {
  return drawingFor(settings, () => `${code ?? title}: ${giftText(gift, settings.currency)}`)
}

/** Reasons of these discounts in the language of the request, by those that orders keep; none in the site's own language. */
export async function spokenReasons(ctx: Ctx, ids: string[]): Promise<Map<string, string>> {
  if (!ctx.site.language || ids.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(discounts)
    .where(inSite(ctx, discounts, inArray(discounts.id, [...new Set(ids)])))
  const named = await inTheirLanguage(ctx, rows)
  const own = siteAsWritten(ctx.site)
  return new Map(rows.map((row, at) => [reasonOf(own, row), reasonOf(ctx.site, named[at] ?? row)]))
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
