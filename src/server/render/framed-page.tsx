import type { ReactElement } from 'react'
import { drawingFor } from '../../shared/site-now.ts'
import type { Assets } from '../../storefront/document.tsx'
import type { Ctx } from '../platform/context.ts'
import { pageSecurity } from '../platform/http/security.ts'
import { asHtml } from './make-page.ts'
import { pageInfo, renderBody } from './page-body.ts'
import { inTurn } from './page-turns.ts'
import { recordReads } from './reads.ts'
import { markup } from './render-section.tsx'

/** Headers of a page that is one visitor's alone: no cache keeps it, and no search engine lists it. */
export const ownHeaders: Record<string, string> = {
  ...pageSecurity,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}

/** Headers of a page whose address is a secret, so it must not leak by the Referer header. */
export const secretHeaders: Record<string, string> = { ...ownHeaders, 'referrer-policy': 'no-referrer' }

type Framed = {
  path: string
  /** Parameters that the page in another language needs too. */
  query?: Record<string, string>
  /** Drawn in the language of the page; the site's name follows. */
  title: () => string
  main: ReactElement
  status?: number | undefined
  headers?: Record<string, string>
}

/** Renders a page that is made of no sections, between the site's header and footer, in the turn of its site. */
export function framedPage(ctx: Ctx, assets: Assets, framed: Framed): Promise<Response> {
  return inTurn(ctx, () => draw(ctx, assets, framed))
}

async function draw(ctx: Ctx, assets: Assets, framed: Framed): Promise<Response> {
  const { path, query = {}, title, main, status = 200, headers = ownHeaders } = framed
  const info = pageInfo(ctx, { path, query, params: {} })
  const body = await renderBody(ctx, { schemaVersion: 1, sections: [] }, info, recordReads(ctx, new Set()))
  const head = {
    ...{ title: `${drawingFor(info.site, title)} · ${ctx.site.name}`, description: '', canonical: '' },
    ...{ image: undefined, type: 'website' as const, noIndex: true, structuredData: [] },
  }
  const drawn = markup(main, 'main', info)
  const islands = body.islands + drawn.islands
  const html = await asHtml(ctx, assets, head, { ...body, main: drawn.html, islands })
  return new Response(html, { status, headers })
}
