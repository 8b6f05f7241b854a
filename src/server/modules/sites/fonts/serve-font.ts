import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../../platform/context.ts'
import { replyOf } from '../../../platform/http/bytes-reply.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { fonts } from './fonts.tables.ts'

const fileName = /^(.{36})\.woff2$/

/** Browsers cache for a year, because another file has another address. CDNs revalidate, as for images. */
const headers = {
  'content-type': 'font/woff2',
  'cache-control': 'public, max-age=31536000, s-maxage=10, immutable',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}

/**
 * `/media/fonts/{id}.woff2`: a font of the request's site.
 * @throws Refusal `font.notFound`
 */
export async function serveFont(ctx: Ctx, name: string, ifNoneMatch: string): Promise<Response> {
  const { data: id } = z.uuid().safeParse(fileName.exec(name)?.[1])
  if (!id) throw refusal('font.notFound')
  const [font] = await ctx.db
    .select({ file: fonts.file })
    .from(fonts)
    .where(inSite(ctx, fonts, eq(fonts.id, id)))
  if (!font) throw refusal('font.notFound')
  const etag = `"${id}"`
  if (ifNoneMatch.includes(etag)) return new Response(null, { status: 304, headers: { ...headers, etag } })
  return replyOf(font.file, { headers: { ...headers, etag } })
}
