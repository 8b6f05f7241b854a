import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { OpenPreviewLink, PreviewLink } from '../../../../shared/content/pages/preview-links.ts'
import { fullNameOf } from '../../../../shared/people/full-name.ts'
import { can } from '../../../../shared/people/permissions.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { hashToken, newToken } from '../../../platform/tokens.ts'
import { signedInUser, users } from '../../people/identity/index.ts'
import { previewLinks } from './preview-links.tables.ts'

/** Validity of a link, ms. */
const goodFor = 7 * 24 * 3600_000

type LinkRow = typeof previewLinks.$inferSelect

/** A kind of thing whose drafts are shown by links. */
export type Previewed = {
  kind: LinkRow['kind']
  /** @throws Refusal if the thing is not found */
  find: (ctx: Ctx, id: string) => Promise<unknown>
}

/** Creates a link that shows the thing's draft to anyone who has the link. @throws Refusal as `find` */
export function makePreviewLink(ctx: Ctx, { kind, find }: Previewed, thingId: string): Promise<PreviewLink> {
  return transaction(ctx, async (ctx) => {
    await find(ctx, thingId)
    const token = newToken()
    const now = ctx.now()
    const expiresAt = new Date(now.getTime() + goodFor)
    await ctx.db.delete(previewLinks).where(inSite(ctx, previewLinks, lt(previewLinks.expiresAt, now)))
    await ctx.db
      .insert(previewLinks)
      .values({ kind, thingId, madeBy: signedInUser(ctx).id, tokenHash: hashToken(token), createdAt: now, expiresAt })
    return { url: `${ctx.site.origin}/preview/${token}`, expires: expiresAt.toISOString() }
  })
}

/** Valid links to the thing, newest first, each with its maker. @throws Refusal as `find` */
export async function listPreviewLinks(
  ctx: Ctx,
  { kind, find }: Previewed,
  thingId: string,
): Promise<OpenPreviewLink[]> {
  await find(ctx, thingId)
  const rows = await selectLinks(ctx)
    .where(inSite(ctx, previewLinks, of(kind, thingId), gt(previewLinks.expiresAt, ctx.now())))
    .orderBy(desc(previewLinks.createdAt), desc(previewLinks.tokenHash))
  return rows
    .filter(({ maker }) => mayPreview(maker))
    .map(({ link, maker }) => ({
      _id: link.tokenHash.toString('hex'),
      by: fullNameOf(maker) || maker.email,
      created: link.createdAt.toISOString(),
      expires: link.expiresAt.toISOString(),
    }))
}

/** Revokes a link. @throws Refusal `preview.notFound` */
export async function endPreviewLink(ctx: Ctx, { kind }: Previewed, thingId: string, id: string): Promise<void> {
  const named = and(of(kind, thingId), eq(previewLinks.tokenHash, Buffer.from(id, 'hex')))
  const ended = await ctx.db
    .delete(previewLinks)
    .where(inSite(ctx, previewLinks, named))
    .returning({ thingId: previewLinks.thingId })
  if (ended.length === 0) throw refusal('preview.notFound')
}

/** The valid link with this token. The thing that it shows may have been deleted. */
export async function findPreviewLink(ctx: Ctx, token: string): Promise<LinkRow | undefined> {
  const good = and(eq(previewLinks.tokenHash, hashToken(token)), gt(previewLinks.expiresAt, ctx.now()))
  const [row] = await selectLinks(ctx).where(inSite(ctx, previewLinks, good))
  return row && mayPreview(row.maker) ? row.link : undefined
}

function selectLinks(ctx: Ctx) {
  return ctx.db
    .select({ link: previewLinks, maker: users })
    .from(previewLinks)
    .innerJoin(users, onSite(previewLinks, users, eq(users.id, previewLinks.madeBy)))
}

const of = (kind: LinkRow['kind'], id: string) => and(eq(previewLinks.kind, kind), eq(previewLinks.thingId, id))

/** A link stops working if its maker loses the permission. */
const mayPreview = (maker: Pick<typeof users.$inferSelect, 'userType' | 'permissions'>) => can(maker, 'content')
