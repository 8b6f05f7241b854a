import { renderToStaticMarkup } from 'react-dom/server'
import type { PageDocument } from '../../shared/content/page-document.ts'
import type { Assets } from '../../storefront/document.tsx'
import { type Draft, findPreview, findPublished } from '../modules/content/pages/index.ts'
import type { ServerKinds } from '../modules/kind.ts'
import type { Ctx } from '../platform/context.ts'
import { pageSecurity } from '../platform/http/security.ts'
import { readAddress } from './address.ts'
import { canvasInfo } from './canvas.ts'
import { pageHead } from './head.ts'
import { asHtml, makePage } from './make-page.ts'
import { type Body, renderBody } from './page-body.ts'
import { recordReads } from './reads.ts'

const headers: Record<string, string> = {
  ...pageSecurity,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // The address is the key, so no other address hears of it.
  'referrer-policy': 'no-referrer',
}

/** `/preview/{token}`: a draft as the public would see it, for whoever holds the link while it is good. */
export async function previewPage(ctx: Ctx, kinds: ServerKinds, token: string, assets: Assets): Promise<Response> {
  const preview = await findPreview(ctx, token)
  const address = readAddress('/preview')
  if (!preview) {
    const { html } = await makePage(ctx, kinds, address, assets)
    return new Response(html, { status: 404, headers })
  }
  const { draft, expiresAt } = preview
  const body = await previewBody(ctx, kinds, draft)
  const head = pageHead(ctx, address, draft, undefined)
  const ribbon = renderToStaticMarkup(<Ribbon until={asTime(ctx, expiresAt)} />)
  const html = await asHtml(
    ctx,
    assets,
    { ...head, noIndex: true },
    { ...body, announcement: ribbon + body.announcement },
  )
  return new Response(html, { headers })
}

/** A shared group is shown around the home page. */
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
  return new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(instant)
}
