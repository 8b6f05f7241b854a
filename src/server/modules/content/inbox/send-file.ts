import { createHmac, timingSafeEqual } from 'node:crypto'
import { asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { MessageFile } from '../../../../shared/content/forms/inbox-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { streamOf } from '../../../platform/stream.ts'
import { inSite } from '../../../platform/table.ts'
import { piecesOf } from './file-parts.ts'
import { messageFiles } from './inbox.tables.ts'

/** Validity of a download link, ms. */
const goodFor = 15 * 60_000

/** Files of a message, each with a link that is valid for 15 minutes. */
export async function filesOf(ctx: Ctx, messageId: string): Promise<MessageFile[]> {
  const { id, name, contentType, size } = messageFiles
  const rows = await ctx.db
    .select({ _id: id, name, contentType, size })
    .from(messageFiles)
    .where(inSite(ctx, messageFiles, eq(messageFiles.messageId, messageId)))
    .orderBy(asc(id))
  return rows.map((row) => ({ ...row, url: linkTo(ctx, row._id) }))
}

/** A file in its sender's copy of their data. */
export type OwnFile = Omit<MessageFile, 'url'>

/** Files by message. */
export async function filesOfEach(ctx: Ctx, messageIds: string[]): Promise<Map<string, OwnFile[]>> {
  const { id, messageId, name, contentType, size } = messageFiles
  const rows = await ctx.db
    .select({ messageId, file: { _id: id, name, contentType, size } })
    .from(messageFiles)
    .where(inSite(ctx, messageFiles, inArray(messageId, messageIds)))
    .orderBy(asc(id))
  const of = Map.groupBy(rows, ({ messageId }) => messageId ?? '')
  return new Map([...of].map(([id, some]) => [id, some.map(({ file }) => file)]))
}

function linkTo(ctx: Ctx, id: string): string {
  const until = ctx.now().getTime() + goodFor
  return `/forms/files/${id}?until=${until}&key=${keyOf(ctx, id, until)}`
}

function keyOf({ services, site }: Ctx, id: string, until: number): string {
  return createHmac('sha256', services.secret).update(`message file:${site.id}:${id}:${until}`).digest('base64url')
}

/**
 * Serves a file to the holder of a valid link, as a download so that nothing in it runs.
 * @throws Refusal `file.notFound`
 */
export async function sendFile(ctx: Ctx, id: string, link: { until: number; key: string }): Promise<Response> {
  const own = Buffer.from(keyOf(ctx, id, link.until))
  const given = Buffer.from(link.key)
  const isGood = given.length === own.length && timingSafeEqual(given, own) && link.until > ctx.now().getTime()
  const file = isGood ? await findFile(ctx, id) : undefined
  if (!file) throw refusal('file.notFound')
  return new Response(streamOf(piecesOf(ctx, id, file.size)), {
    headers: {
      'content-type': file.contentType,
      'content-length': String(file.size),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    },
  })
}

async function findFile(ctx: Ctx, id: string) {
  const { name, contentType, size, messageId } = messageFiles
  const [file] = await ctx.db
    .select({ name, contentType, size })
    .from(messageFiles)
    .where(inSite(ctx, messageFiles, eq(messageFiles.id, id), isNotNull(messageId)))
  return file
}
