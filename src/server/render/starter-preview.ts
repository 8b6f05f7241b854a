import { randomUUID } from 'node:crypto'
import { isNotNull } from 'drizzle-orm'
import { starterChoices } from '../../shared/sites/beginning.ts'
import type { Assets } from '../../storefront/document.tsx'
import { media, serveShipped } from '../modules/content/media/index.ts'
import { createSite } from '../modules/ground/directory/index.ts'
import type { ServerKinds } from '../modules/kind.ts'
import { fillSite, findShipped, loadStarter } from '../modules/over/starters/index.ts'
import { type Ctx, forOtherSite, transaction } from '../platform/context.ts'
import { pageSecurity } from '../platform/http/security.ts'
import { refusal } from '../platform/refusal.ts'
import { inSite } from '../platform/table.ts'
import { readAddress } from './address.ts'
import { makePage } from './make-page.ts'

const headers: Record<string, string> = {
  ...pageSecurity,
  // Only viewed in a frame of the admin: scripts and links are disabled.
  'content-security-policy': `${pageSecurity['content-security-policy']}; sandbox allow-same-origin`,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, max-age=600',
  'x-robots-tag': 'noindex',
}

const drawn = new Map<string, Promise<string>>()

/**
 * `/admin/starters/{name}`: preview of a starter's home page.
 * @throws Refusal `request.notFound`
 */
export async function starterPreview(ctx: Ctx, kinds: ServerKinds, name: string, assets: Assets): Promise<Response> {
  const choice = starterChoices.find((choice) => choice.name === name)?.name
  if (!choice) throw refusal('request.notFound')
  const html = drawn.get(choice) ?? draw(ctx, kinds, choice, assets)
  if (ctx.services.config.mode === 'production') {
    drawn.set(choice, html)
    html.catch(() => drawn.delete(choice))
  }
  return new Response(await html, { headers })
}

/**
 * `/admin/starter-pictures/{hash}/{width}`: a starter's picture by content hash.
 * @throws Refusal `media.notFound`
 */
export async function starterPicture(
  ctx: Ctx,
  { hash, ...asked }: { hash: string; width: number; accept: string; ifNoneMatch: string },
): Promise<Response> {
  const picture = await findShipped(hash)
  if (!picture) throw refusal('media.notFound')
  const { hash: shipped, ...facts } = picture
  return serveShipped(ctx, { ...facts, shipped, fileName: shipped }, asked)
}

/** Thrown to roll back the transaction and carry the HTML out of it. */
class Undone extends Error {
  readonly html: string
  constructor(html: string) {
    super('the site was made to be looked at')
    this.html = html
  }
}

/**
 * Creates a site from the starter, renders its home page, and rolls everything back, so that previews need no rendering of
 * their own.
 */
async function draw(
  ctx: Ctx,
  kinds: ServerKinds,
  name: (typeof starterChoices)[number]['name'],
  assets: Assets,
): Promise<string> {
  const starter = await loadStarter(name)
  try {
    return await transaction(ctx, async (ctx) => {
      const made = {
        key: `preview-${randomUUID().slice(0, 20)}`,
        name: starter.name,
        kind: 'site' as const,
        settings: {},
        isOpen: true,
      }
      const site = await createSite(ctx.services, made, ctx.db)
      throw await forOtherSite(ctx, site, async (ctx) => {
        const settings = await fillSite(ctx, starter)
        const whole = { ...ctx, site: { ...ctx.site, settings, starter: starter.folder } }
        const { html } = await makePage(whole, kinds, readAddress('/'), assets)
        return new Undone(inert(withShippedPictures(html, await shippedPictures(ctx))))
      })
    })
  } catch (error) {
    if (error instanceof Undone) return error.html
    throw error
  }
}

async function shippedPictures(ctx: Ctx): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ id: media.id, shipped: media.shipped })
    .from(media)
    .where(inSite(ctx, media, isNotNull(media.shipped)))
  return new Map(rows.map(({ id, shipped }) => [id, shipped ?? '']))
}

/** The site that owned the pictures is rolled back, so they are addressed by content hash. */
function withShippedPictures(html: string, shipped: Map<string, string>): string {
  return html.replace(/\/media\/([a-z0-9]+)\/(\d+)/g, (address, id: string, width: string) => {
    const hash = shipped.get(id)
    return hash === undefined ? address : `/admin/starter-pictures/${hash}/${width}`
  })
}

/**
 * Removes links, which would lead to pages of the current site, and scripts and autofocus, which the sandbox blocks with
 * console errors.
 */
function inert(html: string): string {
  return html
    .replace(/(<a(?:\s[^>]*?)?)\shref="[^"]*"/g, '$1')
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/(<(?:input|textarea|button|select)\b[^>]*?)\sautofocus(?:="")?/gi, '$1')
}
