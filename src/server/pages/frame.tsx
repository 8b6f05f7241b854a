import type { ReactElement } from 'react'
import { themeCss } from '../../shared/theme.ts'
import { type Assets, renderDocument } from '../../storefront/document.tsx'
import type { Ctx } from '../platform/context.ts'
import { pageSecurity } from '../platform/http/security.ts'
import { pageInfo } from './make-page.ts'
import { markup } from './render-section.tsx'

/** A page of ours that no configuration makes (the gallery, the API's documentation), in the site's look. */
export function framed(
  ctx: Ctx,
  assets: Assets,
  title: string,
  path: string,
  content: ReactElement,
  scripted: boolean,
): Response {
  const main = markup(content, 'page', pageInfo(ctx, { path, query: {}, params: {} }))
  const { theme } = ctx.site.settings
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
    icon: undefined,
    fonts: [theme.fonts.body.name],
    structuredData: [],
    assets,
    scripted,
    body: { announcement: '', header: '', main: main.html, footer: '' },
  })
  return new Response(html, {
    headers: { ...pageSecurity, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
