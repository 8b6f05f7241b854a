import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { UsualTax } from '../../../../shared/selling/catalogue/products-admin.ts'
import type { GstChange } from '../../../../shared/selling/invoices/gst-rates.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { productCategories } from '../categories/index.ts'
import { notDeleted, products } from './products.tables.ts'

type Taxed = { name: string; hsn: string; gstRate: number; gstChosen: boolean; gstChanges: GstChange[] }

const rateWord = 'GST rate'

/** The tax details that an invoice needs and the product lacks. */
function lacking({ hsn, gstRate, gstChosen, gstChanges }: Taxed): string[] {
  const isRated = gstRate !== 0 || gstChosen || gstChanges.length > 0
  return [...(hsn === '' ? ['HSN code'] : []), ...(isRated ? [] : [rateWord])]
}

/** Missing tax details that were not missing before the change. */
export function newlyLacking(after: Taxed, before?: Taxed): string[] {
  const known = before ? lacking(before) : []
  return lacking(after).filter((one) => !known.includes(one))
}

/** Whether invoices of the site need this. */
function isNeededAt({ settings: { gst } }: Ctx['site']): (what: string) => boolean {
  return (what) => gst.number !== '' && (!gst.composition || what !== rateWord)
}

/** The tax details that invoices of a product on sale need, and that it lacks, other than what it lacked on sale before. */
export const untaxedOnSale = ({ site }: Ctx, after: Taxed, before?: Taxed): string[] =>
  newlyLacking(after, before).filter(isNeededAt(site))

const mostNamed = 3

/**
 * In a shop with a GSTIN, publishing a product without HSN code or GST rate needs confirmation; without HSN code alone in the
 * composition scheme, where nothing is charged at a rate.
 * @throws Refusal `product.untaxed` naming `taxConfirmed`, the field that confirms it
 */
export function refuseUntaxed({ site }: Ctx, given: { name: string; lacks: string[] }[]): void {
  const untaxed = given
    .map(({ name, lacks }) => ({ name, lacks: lacks.filter(isNeededAt(site)) }))
    .filter(({ lacks }) => lacks.length > 0)
  if (untaxed.length === 0) return
  const what = [...new Set(untaxed.flatMap(({ lacks }) => lacks))].join(' or ')
  const named = untaxed.slice(0, mostNamed).map(({ name }) => `“${name}”`)
  const others = untaxed.length - named.length
  const which = `${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}`
  throw refusal('product.untaxed', { field: 'taxConfirmed', what, products: which })
}

export const asUntaxed = (product: Taxed) => ({ name: product.name, lacks: lacking(product) })

const tax = { hsn: products.hsn, gstRate: products.gstRate, gstChosen: products.gstChosen }
const isWhole = and(ne(products.hsn, ''), eq(products.gstChosen, true))

/** The tax details of a new product: those of the latest product in its category, else the shop's most common. */
export async function usualTax(ctx: Ctx, categoryId: string): Promise<UsualTax> {
  const [latest] = await ctx.db
    .select(tax)
    .from(products)
    .innerJoin(
      productCategories,
      onSite(
        products,
        productCategories,
        and(eq(productCategories.productId, products.id), eq(productCategories.position, 0)),
      ),
    )
    .where(inSite(ctx, products, and(notDeleted, isWhole, eq(productCategories.categoryId, categoryId))))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(1)
  if (latest) return latest
  const [usual] = await ctx.db
    .select(tax)
    .from(products)
    .where(inSite(ctx, products, and(notDeleted, isWhole)))
    .groupBy(products.hsn, products.gstRate, products.gstChosen)
    .orderBy(desc(sql`count(*)`), desc(sql`max(${products.createdAt})`))
    .limit(1)
  return usual ?? { hsn: '', gstRate: 0, gstChosen: false }
}
