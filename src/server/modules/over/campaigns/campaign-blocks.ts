import type { CampaignPart } from '../../../../shared/content/campaigns-admin.ts'
import { addressOf } from '../../../../shared/content/kinds/index.ts'
import { type PictureWidth, pictureUrl } from '../../../../shared/content/media/pictures.ts'
import { formatPrice } from '../../../../shared/selling/pricing/money.ts'
import { priceText } from '../../../../shared/selling/pricing/price-text.ts'
import { drawingFor } from '../../../../shared/site-now.ts'
import type { Ctx } from '../../../platform/context.ts'
import { pageAddress } from '../../../platform/site-in-language.ts'
import { findFacts } from '../../content/media/index.ts'
import { listFirst } from '../../content/posts/index.ts'
import type { Card, Letter, MailPicture } from '../../ground/mail/index.ts'
import { itemsOf } from '../../selling/products/index.ts'
import { firstForSale } from '../../selling/search/index.ts'

export type Block = Letter['blocks'][number]

/**
 * A campaign's blocks with current images, products and posts: today's prices; deleted and unavailable things are left out.
 * Addresses are absolute, because mails are read elsewhere.
 */
export async function readBlocks(ctx: Ctx, parts: CampaignPart[]): Promise<Block[]> {
  const blocks: Block[] = []
  for (const part of parts) blocks.push(...(await blocksOf(ctx, part)))
  return blocks
}

async function blocksOf(ctx: Ctx, part: CampaignPart): Promise<Block[]> {
  switch (part.kind) {
    case 'heading':
      return [{ heading: part.text }]
    // An empty line starts a new paragraph.
    case 'text':
      return part.text.split(/\n\s*\n/).map((paragraph) => ({ lines: paragraph.trim().split('\n') }))
    case 'button':
      return [{ button: { text: part.text, href: whole(ctx, part.href) } }]
    case 'divider':
      return [{ divider: true }]
    case 'picture':
      return pictureBlock(ctx, part)
    case 'products':
      return productBlock(ctx, part.paths)
    case 'posts':
      return postBlock(ctx, part.slugs)
  }
}

const whole = ({ site }: Ctx, address: string) => (address.startsWith('/') ? pageAddress(site, address) : address)

type PicturePart = Extract<CampaignPart, { kind: 'picture' }>

async function pictureBlock(ctx: Ctx, { mediaId, alt, href }: PicturePart): Promise<Block[]> {
  const picture = await pictureOf(ctx, { id: mediaId, alt }, 1200)
  return picture ? [{ picture, ...(href ? { href: whole(ctx, href) } : {}) }] : []
}

/** At most twice the displayed width, for high-density screens. */
async function pictureOf(
  ctx: Ctx,
  { id, alt }: { id: string; alt: string },
  width: PictureWidth,
): Promise<MailPicture | undefined> {
  const [found] = await findFacts(ctx, [id])
  if (!found?.value) return undefined
  const size = { width: found.value.width, height: found.value.height }
  return { src: ctx.site.origin + pictureUrl(id, width), alt, ...size }
}

async function productBlock(ctx: Ctx, paths: string[]): Promise<Block[]> {
  const items = await itemsOf(ctx, await firstForSale(ctx, { paths, sort: 'created', size: paths.length }))
  const { currency } = ctx.site.settings
  const cards = items.map(async (item): Promise<Card> => {
    const [cover] = item.basicDetails.media
    return {
      title: item.name,
      href: pageAddress(ctx.site, addressOf('product', item.path)),
      note: drawingFor(ctx.site.settings, () => priceText(item, currency)),
      before: item.mrp > item.price ? formatPrice(item.mrp, currency) : undefined,
      picture: cover && (await pictureOf(ctx, cover, 480)),
    }
  })
  return items.length > 0 ? [{ cards: await Promise.all(cards), as: 'tiles' }] : []
}

async function postBlock(ctx: Ctx, slugs: string[]): Promise<Block[]> {
  const items = await listFirst(ctx, { slugs, size: slugs.length })
  const cards = items.map(
    async ({ title, slug, shortDescription, image }): Promise<Card> => ({
      title,
      href: pageAddress(ctx.site, addressOf('post', slug)),
      note: shortDescription,
      picture: image ? await pictureOf(ctx, image, 480) : undefined,
    }),
  )
  return items.length > 0 ? [{ cards: await Promise.all(cards), as: 'lines' }] : []
}
