import { sql } from 'drizzle-orm'
import { type Finding, type FindingName, findings } from '../../../../shared/sites/opening.ts'
import type { Ctx } from '../../../platform/context.ts'
import { isSample, listSamples, type SampleThing } from '../../ground/samples/index.ts'
import { offeredWays } from '../../selling/payments/index.ts'
import { checkPages } from './check-samples.ts'

/** Maximum places per finding. */
const mostPlaces = 20

type Found = Pick<Finding, 'name' | 'count' | 'places'>

/** Findings to review before opening, most serious first. */
export async function check(ctx: Ctx, samples: SampleThing[]): Promise<Finding[]> {
  const sells = (await countOnSale(ctx)) > 0
  const [pages, catalogue, shop] = await Promise.all([
    checkPages(ctx),
    checkCatalogue(ctx, samples, sells),
    sells ? checkShop(ctx) : [],
  ])
  const found = [...pages, ...catalogue, ...shop].filter(({ count }) => count > 0)
  const order = Object.keys(findings)
  return found
    .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
    .map(({ places, ...rest }) => ({
      ...rest,
      ...findings[rest.name],
      places: places.slice(0, mostPlaces),
    }))
}

async function checkCatalogue(ctx: Ctx, samples: SampleThing[], sells: boolean): Promise<Found[]> {
  const { product, category, brand, post, blogCategory, blogAuthor, settings } = await listSamples(ctx, samples)
  return [
    { name: 'products', count: product.length, places: [{ title: 'Products', href: '/products' }] },
    {
      name: 'catalogue',
      count: category.length + brand.length,
      places: [
        ...(category.length > 0 ? [{ title: 'Categories', href: '/categories' }] : []),
        ...(brand.length > 0 ? [{ title: 'Brands', href: '/brands' }] : []),
      ],
    },
    {
      name: 'posts',
      count: post.length + blogCategory.length + blogAuthor.length,
      places: [
        ...(post.length > 0 ? [{ title: 'Blog', href: '/blog' }] : []),
        ...(blogCategory.length > 0 ? [{ title: 'Blog categories', href: '/blog/categories' }] : []),
        ...(blogAuthor.length > 0 ? [{ title: 'Authors', href: '/blog/authors' }] : []),
      ],
    },
    one('business', settings.includes('business') || (sells && !isReached(ctx)), 'Business', '/settings/business'),
    one('delivery', sells && settings.includes('shipping'), 'Delivery', '/settings/delivery'),
  ]
}

function isReached({ site }: Ctx): boolean {
  const { address, email, phone } = site.settings.business
  return address.line1 !== '' && address.pincode !== '' && (email !== '' || phone !== '')
}

/** Findings of a shop: no real payment method, missing tax rates with a GSTIN. */
async function checkShop(ctx: Ctx): Promise<Found[]> {
  const isPaid = (await offeredWays(ctx)).some(({ test }) => !test)
  return [
    one('payment', !isPaid, 'Payments', '/settings/selling/payments'),
    ...(ctx.site.settings.gst.number === '' ? [] : [await checkTax(ctx)]),
  ]
}

const one = (name: FindingName, isFound: boolean, title: string, href: string): Found => ({
  name,
  count: isFound ? 1 : 0,
  places: [{ title, href }],
})

const onSale = sql`t.status = 'PUBLISHED' and t.deleted is null and not ${isSample('product', sql`t.id`)}`

async function countOnSale(ctx: Ctx): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from products t where t.site_id = ${ctx.site.id} and ${onSale}`,
  )
  return rows[0]?.count ?? 0
}

/** In the composition scheme nothing is charged at a rate. */
async function checkTax(ctx: Ctx): Promise<Found> {
  const isUnrated = ctx.site.settings.gst.composition
    ? sql`false`
    : sql`t.gst_rate = 0 and not t.gst_chosen and t.gst_changes = '[]'`
  const { rows } = await ctx.db.execute<{ id: string; name: string }>(sql`
    select t.id, t.name from products t
    where t.site_id = ${ctx.site.id} and ${onSale} and (t.hsn = '' or ${isUnrated}) order by plain_text(t.name), t.id`)
  const places = rows.map(({ id, name }) => ({ title: name, href: `/products/${id}` }))
  return { name: 'tax', count: rows.length, places }
}
