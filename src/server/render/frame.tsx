import type { ReactElement } from 'react'
import type { PageDocument } from '../../shared/content/page-document.ts'
import { pictureUrl } from '../../shared/content/pictures.ts'
import { themeCss } from '../../shared/sites/theme.ts'
import { type Assets, renderDocument } from '../../storefront/document.tsx'
import type { Ctx } from '../platform/context.ts'
import { pageSecurity } from '../platform/http/security.ts'
import { pageInfo, renderBody } from './page-body.ts'
import { recordReads } from './reads.ts'
import { markup, siteForBrowser } from './render-section.tsx'

const nothing: PageDocument = { schemaVersion: 1, sections: [] }

/** A page of ours that no configuration makes (the gallery, the API's documentation), in the site's look, between its header and footer. */
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
  const { theme, logo } = ctx.site.settings
  const html = renderDocument({
    language: 'en-IN',
    title: `${title} · ${ctx.site.name}`,
    description: '',
    canonical: `${ctx.site.origin}${path}`,
    siteName: ctx.site.name,
    image: undefined,
    type: 'website',
    noIndex: true,
    themeCss: themeCss(theme),
    siteNow: siteForBrowser(ctx.site.settings),
    icon: logo ? pictureUrl(logo.id, 240) : undefined,
    fonts: [theme.fonts.body.name],
    structuredData: [],
    assets,
    scripted: scripted || frame.islands > 0,
    body: { ...frame, main: main.html },
  })
  return new Response(html, {
    headers: { ...pageSecurity, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
