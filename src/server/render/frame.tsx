import type { ReactElement } from 'react'
import type { PageDocument } from '../../shared/content/pages/page-document.ts'
import { type Assets, needsStart, renderDocument } from '../../storefront/document.tsx'
import type { Ctx } from '../platform/context.ts'
import { pageSecurity } from '../platform/http/security.ts'
import { pageInfo, renderBody } from './page-body.ts'
import { recordReads } from './reads.ts'
import { markup } from './render-section.tsx'
import { siteLook } from './site-look.ts'

const nothing: PageDocument = { schemaVersion: 1, sections: [] }

/** Renders a built-in page (the gallery, the API's documentation) in the site's look, between its header and footer. */
export async function framed(
  ctx: Ctx,
  assets: Assets,
  title: string,
  path: string,
  content: ReactElement,
  scripted: boolean,
): Promise<Response> {
  const info = pageInfo(ctx, { path, query: {}, params: {} })
  const frame = await renderBody(ctx, nothing, info, recordReads(ctx, new Set()))
  const main = markup(content, 'page', info)
  const html = renderDocument({
    ...(await siteLook(ctx, assets)),
    language: 'en-IN',
    title: `${title} · ${ctx.site.name}`,
    description: '',
    canonical: `${ctx.site.origin}${path}`,
    image: undefined,
    type: 'website',
    noIndex: true,
    structuredData: [],
    assets,
    scripted: scripted || needsStart(frame),
    body: { ...frame, main: main.html },
  })
  return new Response(html, {
    headers: { ...pageSecurity, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
