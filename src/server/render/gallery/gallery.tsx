import type { ReactElement } from 'react'
import { lookOf, type OfferedLook } from '../../../sections/looks.ts'
import { frameColours, themeCss } from '../../../shared/sites/theme/theme-css.ts'
import { cut } from '../../../shared/text.ts'
import { type Assets, renderDocument } from '../../../storefront/document.tsx'
import type { ServerKinds } from '../../modules/kind.ts'
import type { Ctx } from '../../platform/context.ts'
import { pageSecurity } from '../../platform/http/security.ts'
import { refusal } from '../../platform/refusal.ts'
import { framed } from '../frame.tsx'
import { Contents } from './contents.tsx'
import { LookDetails } from './look-details.tsx'
import { sampleOf } from './samples.tsx'
import { readWidth, themeOf } from './shown-as.ts'

/** `shop` is the site whose catalogue fills the samples. */
type Gallery = { ctx: Ctx; kinds: ServerKinds; shop: Ctx; assets: Assets }

type Query = Record<string, string | undefined>

/** `/sections` on the platform: all looks, by category and search text, for people who build pages. */
export function galleryPage({ ctx, assets }: Gallery, { category = '', q = '' }: Query): Promise<Response> {
  onPlatform(ctx)
  return page(ctx, assets, 'Sections', '/sections', <Contents category={category} text={cut(q, 200)} />)
}

/** `/sections/{type}/{look}`: the look at a chosen width and theme, with its fields and its sample's stored properties. */
export async function lookPage({ ctx, kinds, shop, assets }: Gallery, id: string, query: Query): Promise<Response> {
  onPlatform(ctx)
  const look = known(id)
  const { props, html } = await sampleOf(kinds, shop, look)
  const details = (
    <LookDetails
      look={look}
      props={props}
      isEmpty={html === ''}
      width={readWidth(query.width)}
      theme={themeOf(query.theme).name}
    />
  )
  return page(ctx, assets, look.title, `/sections/${id}`, details)
}

/** `/sections/{type}/{look}/view`: only the look, for the frames of the other two pages. */
export async function lookView({ ctx, kinds, shop, assets }: Gallery, id: string, query: Query): Promise<Response> {
  onPlatform(ctx)
  const look = known(id)
  const { html } = await sampleOf(kinds, shop, look)
  const { theme = shop.site.settings.theme } = themeOf(query.theme)
  const part = look.section.category === 'structure' ? 'header' : 'main'
  const document = renderDocument({
    ...{ language: 'en-IN', title: look.title, description: '', canonical: `${ctx.site.origin}/sections/${id}/view` },
    ...{ siteName: ctx.site.name, image: undefined, type: 'website', noIndex: true, icon: undefined, scripted: false },
    themeCss: themeCss(theme),
    frameColours: frameColours(theme),
    siteNow: '',
    fonts: [assets.fonts[theme.fonts.body.name] ?? []].flat(),
    rupee: undefined,
    structuredData: [],
    assets,
    body: { announcement: '', header: '', main: '', footer: '', [part]: html },
  })
  return new Response(document, {
    headers: {
      ...pageSecurity,
      'content-security-policy': withPicturesFrom(shop, pageSecurity['content-security-policy'] ?? ''),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    },
  })
}

function page(ctx: Ctx, assets: Assets, title: string, path: string, content: ReactElement): Promise<Response> {
  return framed(ctx, assets, title, path, content, false)
}

function withPicturesFrom({ site }: Ctx, policy: string): string {
  return policy.replace("img-src 'self'", `img-src 'self' ${site.origin}`)
}

function known(id: string): OfferedLook {
  const look = lookOf(id)
  if (!look) throw refusal('request.notFound')
  return look
}

function onPlatform({ site }: Ctx): void {
  if (site.kind !== 'platform') throw refusal('request.notFound')
}
