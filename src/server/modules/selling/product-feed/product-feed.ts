import { createHash } from 'node:crypto'
import { asc, eq, gt, inArray } from 'drizzle-orm'
import { plainAddress } from '../../../../shared/content/kinds/index.ts'
import { pictureUrl } from '../../../../shared/content/media/pictures.ts'
import { escapeXml } from '../../../../shared/content/texts/xml.ts'
import { isColourName, isSizeName } from '../../../../shared/selling/catalogue/option-names.ts'
import { variantQuery } from '../../../../shared/selling/catalogue/variant-address.ts'
import { cut } from '../../../../shared/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { openFairTurns } from '../../../platform/fair-turns.ts'
import { isKnown, type Known } from '../../../platform/http/if-none-match.ts'
import { plainText } from '../../../platform/plain-text.ts'
import { refusal } from '../../../platform/refusal.ts'
import { pageAddress } from '../../../platform/site-in-language.ts'
import { streamOf } from '../../../platform/stream.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { findVariants, products, published, type SellableVariant } from '../products/index.ts'
import { notArchived, variants } from '../stock/index.ts'

/** Variants that are held in memory, and written without letting other requests have their turn. */
const atOnce = 50

/** Parts of all feeds are written one at a time in a process, so that many readers of feeds do not delay other requests. */
const turns = openFairTurns({ places: 1, patience: 60_000, tooLate: () => refusal('server.busy') })

/** Limits of ids, titles, descriptions and attributes (Google's product data specification). */
const mostOfId = 50
const mostOfTitle = 150
const mostOfDescription = 5_000
const mostOfAttribute = 100
const mostOfDetail = 1_000

/** A longer feed is written a second time while it is sent, bytes. */
const mostHeld = 4 * 1024 * 1024

/**
 * Every variant on sale as an item of RSS 2.0 with Google's names, or 304 to a reader that has them. A variant without a picture is
 * left out, because Google refuses it; a closed site has none.
 */
export async function productFeed(ctx: Ctx, known: Known): Promise<Response> {
  const { hash, whole } = await drawn(ctx)
  const headers = {
    ...{ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    ...{ etag: `"${hash}"`, 'last-modified': writtenAt(ctx, hash).toUTCString() },
  }
  if (isKnown(known, headers)) return new Response(null, { status: 304, headers })
  return new Response(whole ? new Uint8Array(whole) : streamOf(piecesOf(ctx)), { headers })
}

/** The hash of the feed, which its ETag needs before it is sent, and the feed itself unless it is long. */
async function drawn(ctx: Ctx): Promise<{ hash: string; whole: Buffer | undefined }> {
  const hash = createHash('sha256')
  const held: Uint8Array[] = []
  let bytes = 0
  for await (const piece of piecesOf(ctx)) {
    hash.update(piece)
    bytes += piece.length
    if (bytes <= mostHeld) held.push(piece)
    else held.length = 0
  }
  const whole = bytes <= mostHeld ? Buffer.concat(held) : undefined
  return { hash: hash.digest('base64url').slice(0, 22), whole }
}

type Written = { hash: string; at: number }

/** When this process first wrote the feed as it is. The time tells changes within a second apart, which `Last-Modified` cannot. */
function writtenAt({ site, now, services: { readCache } }: Ctx, hash: string): Date {
  const key = `product-feed ${site.settings.locale}`
  const before = readCache.last(site.id, key) as Written | undefined
  if (before?.hash === hash) return new Date(before.at)
  const at = Math.max(now().getTime(), before ? before.at + 1_000 : 0)
  readCache.keepLast(site.id, key, { hash, at } satisfies Written)
  return new Date(at)
}

async function* piecesOf(ctx: Ctx): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const { name, origin } = ctx.site
  const about = `<title>${escapeXml(name)}</title><link>${escapeXml(origin)}</link><description>${escapeXml(name)}</description>`
  yield encoder.encode(
    `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${about}`,
  )
  let last: string | undefined
  while (!ctx.site.closed) {
    const part = await partAfter(ctx, last)
    if (!part) break
    yield encoder.encode(part.items.join(''))
    last = part.last
  }
  yield encoder.encode('</channel></rss>')
}

/** A turn ends before its part is sent: a slow reader blocks no other request. */
async function partAfter(ctx: Ctx, last: string | undefined): Promise<{ items: string[]; last: string } | undefined> {
  await turns.enter(ctx.site.id)
  try {
    const rows = await rowsAfter(ctx, last)
    const end = rows.at(-1)?.id
    return end === undefined ? undefined : { items: await itemsOf(ctx, rows), last: end }
  } finally {
    turns.leave(ctx.site.id)
  }
}

type Row = Awaited<ReturnType<typeof rowsAfter>>[number]

function rowsAfter(ctx: Ctx, last: string | undefined) {
  const { summary, seoDescription, description } = products
  return ctx.db
    .select({ id: variants.id, barcode: variants.barcode, summary, seoDescription, description })
    .from(variants)
    .innerJoin(products, onSite(variants, products, eq(products.id, variants.productId)))
    .where(inSite(ctx, variants, notArchived, published, last === undefined ? undefined : gt(variants.id, last)))
    .orderBy(asc(variants.id))
    .limit(atOnce)
}

async function itemsOf(ctx: Ctx, rows: Row[]): Promise<string[]> {
  const ids = rows.map(({ id }) => id)
  const [found, grouped] = await Promise.all([findVariants(ctx, ids), severalIn(ctx, ids)])
  return rows.flatMap((row) => {
    const variant = found.get(row.id)
    return variant?.published && variant.image ? [itemOf(ctx, row, variant, grouped.has(variant.productId))] : []
  })
}

/** Products of these variants that have more than one. */
async function severalIn(ctx: Ctx, ids: string[]): Promise<Set<string>> {
  const own = ctx.db
    .select({ productId: variants.productId })
    .from(variants)
    .where(inSite(ctx, variants, inArray(variants.id, ids)))
  const rows = await ctx.db
    .select({ productId: variants.productId })
    .from(variants)
    .where(inSite(ctx, variants, notArchived, inArray(variants.productId, own)))
  const seen = new Set<string>()
  return new Set(rows.flatMap(({ productId }) => (seen.size === seen.add(productId).size ? [productId] : [])))
}

function itemOf({ site }: Ctx, row: Row, variant: SellableVariant, isGrouped: boolean): string {
  const { sku, name, path, brand, options, image, stock, price, mrp } = variant
  const chosen = Object.values(options).join(', ')
  const asked = `${(price / 100).toFixed(2)} ${site.settings.currency}`
  const listed = `${(mrp / 100).toFixed(2)} ${site.settings.currency}`
  const address = pageAddress(site, plainAddress('product', path))
  const values: [string, string | null][] = [
    ['id', sku.length > mostOfId ? row.id : sku],
    ['title', cut(chosen ? `${name}, ${chosen}` : name, mostOfTitle)],
    ['description', cut(row.seoDescription || row.summary || plainText(row.description) || name, mostOfDescription)],
    ['link', isGrouped ? address + variantQuery(sku) : address],
    ['image_link', image ? `${site.origin}${pictureUrl(image.id, 1200)}` : null],
    ['availability', stock > 0 ? 'in_stock' : 'out_of_stock'],
    ['price', mrp > price ? listed : asked],
    ['sale_price', mrp > price ? asked : null],
    ['condition', 'new'],
    ['brand', brand],
    ['gtin', row.barcode || null],
    ['identifier_exists', brand || row.barcode ? null : 'no'],
    // Addresses are longer than Google allows, and change.
    ['item_group_id', isGrouped ? variant.productId.replaceAll('-', '') : null],
    ...attributesOf(options),
  ]
  return `<item>${marked(values)}${detailsOf(options)}</item>`
}

type Values = [key: string, value: string | null][]

const marked = (values: Values): string =>
  values.flatMap(([key, value]) => (value ? `<g:${key}>${escapeXml(value)}</g:${key}>` : [])).join('')

/** Variants of a group differ in attributes that Google knows. */
const known: [key: string, isCalled: (name: string) => boolean][] = [
  ['color', isColourName],
  ['size', isSizeName],
  ['material', (name) => /^material$/i.test(name)],
  ['pattern', (name) => /^pattern$/i.test(name)],
]

function attributesOf(options: Record<string, string>): Values {
  const chosen = Object.entries(options)
  return known.map(([key, isCalled]) => {
    const value = chosen.find(([name]) => isCalled(name))?.[1]
    return [key, value === undefined ? null : cut(value, mostOfAttribute)]
  })
}

/** Other options. */
function detailsOf(options: Record<string, string>): string {
  const others = Object.entries(options).filter(([name]) => !known.some(([, isCalled]) => isCalled(name)))
  const details = others.map(([name, value]) =>
    marked([
      ['attribute_name', name],
      ['attribute_value', cut(value, mostOfDetail)],
    ]),
  )
  return details.map((detail) => `<g:product_detail>${detail}</g:product_detail>`).join('')
}
