import { renderToStaticMarkup } from 'react-dom/server'
import type { PageDocument } from '../../shared/content/pages/page-document.ts'
import { dateFormat } from '../../shared/date-format.ts'
import type { Assets } from '../../storefront/document.tsx'
import { type Draft, findDraftOrNone, findPublished } from '../modules/content/pages/index.ts'
import { findDraftedPost } from '../modules/content/posts/index.ts'
import { findPreviewLink } from '../modules/content/preview-links/index.ts'
import type { ServerKinds } from '../modules/kind.ts'
import type { Ctx } from '../platform/context.ts'
import { pageSecurity } from '../platform/http/security.ts'
import { type Address, readAddress } from './address.ts'
import { canvasInfo } from './canvas.ts'
import { type PageHead, pageHead } from './head.ts'
import { asHtml, makePage } from './make-page.ts'
import { type Body, renderBody } from './page-body.ts'
import { recordReads } from './reads.ts'

const headers: Record<string, string> = {
  ...pageSecurity,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // The address is the secret, so it must not leak by the Referer header.
  'referrer-policy': 'no-referrer',
}

/** `/preview/{token}`: the draft of a page or blog post as visitors would see it, for anyone with a valid link. */
export async function previewPage(ctx: Ctx, kinds: ServerKinds, token: string, assets: Assets): Promise<Response> {
  const address = readAddress('/preview')
  const link = await findPreviewLink(ctx, token)
  const shown = link && (await previews[link.kind](ctx, kinds, address, link))
  if (!shown) {
    const { html } = await makePage(ctx, kinds, address, assets)
    return new Response(html, { status: 404, headers })
  }
  const { head, body } = shown
  const ribbon = renderToStaticMarkup(<Ribbon until={asTime(ctx, link.expiresAt)} />)
  const html = await asHtml(
    ctx,
    assets,
    { ...head, noIndex: true },
    { ...body, announcement: ribbon + body.announcement },
  )
  return new Response(html, { headers })
}

type Link = NonNullable<Awaited<ReturnType<typeof findPreviewLink>>>
type Shown = { head: PageHead; body: Body }
/** Renders the thing that a link shows; undefined if the thing is gone. */
type Preview = (ctx: Ctx, kinds: ServerKinds, address: Address, link: Link) => Promise<Shown | undefined>

const pagePreview: Preview = async (ctx, kinds, address, { thingId }) => {
  const draft = await findDraftOrNone(ctx, thingId)
  return draft && { head: pageHead(ctx, address, draft, undefined), body: await previewBody(ctx, kinds, draft) }
}

/** A post's draft in the published template of blog posts. */
const postPreview: Preview = async (ctx, kinds, address, { thingId, madeBy }) => {
  const [post, template] = await Promise.all([
    findDraftedPost(ctx, thingId, madeBy),
    findPublished(ctx, 'template', 'post'),
  ])
  if (!post || !template) return undefined
  const stored = recordReads(ctx, new Set())
  const reads = { ...stored, post: async (path: string) => (path === post.slug ? post : stored.post(path)) }
  const [info, found] = await Promise.all([
    canvasInfo(ctx, kinds, template, reads, post.slug),
    kinds.post.find(ctx, post.slug, reads),
  ])
  const head = pageHead(ctx, address, template, await found?.head?.())
  return { head, body: await renderBody(ctx, template.document, info, reads) }
}

const previews: Record<Link['kind'], Preview> = { page: pagePreview, post: postPreview }

/** A group is shown with the home page. */
async function previewBody(ctx: Ctx, kinds: ServerKinds, draft: Draft): Promise<Body> {
  const reads = recordReads(ctx, new Set())
  const info = await canvasInfo(ctx, kinds, draft, reads)
  if (draft.kind !== 'group') return renderBody(ctx, draft.document, info, reads)
  const home = await findPublished(ctx, 'page', ctx.site.settings.home)
  const main: PageDocument = home?.document ?? { schemaVersion: 1, sections: [] }
  return renderBody(ctx, main, info, reads, draft)
}

function Ribbon({ until }: { until: string }) {
  return (
    <div role="note" className="bg-ink text-ground">
      <p className="frame flex flex-wrap justify-center gap-x-3 py-2 text-center text-sm">
        <strong>Preview</strong>
        <span>This may not be public yet. The link is good until {until}.</span>
      </p>
    </div>
  )
}

function asTime({ site }: Ctx, instant: Date): string {
  const { locale, timeZone } = site.settings
  return dateFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(instant)
}
