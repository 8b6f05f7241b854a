import { addressOf } from '../../shared/content/kinds/index.ts'
import { feedPath } from '../../shared/content/kinds/post.ts'
import { systemRoutes } from '../../shared/content/paths.ts'
import { pictureUrls } from '../../shared/content/pictures.ts'
import { listShown } from '../modules/content/posts/index.ts'
import type { ServerKinds } from '../modules/kind.ts'
import type { Ctx } from '../platform/context.ts'
import { refusal } from '../platform/refusal.ts'

const hour = 'public, max-age=3600'

export function robots({ site }: Ctx): Response {
  const personal = systemRoutes
    .filter((route) => route.personal)
    .map(({ pattern }) => `Disallow: ${pattern.replace(/\{.*/, '')}`)
  const lines = [
    'User-agent: *',
    ...new Set(personal),
    'Disallow: /api/',
    'Disallow: /search',
    `Sitemap: ${site.origin}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': hour },
  })
}

/** For how long what security.txt says may be relied on, days; RFC 9116 wants less than a year. */
const contactDays = 180

/** Whom to tell of a weakness, where the operator has said it (RFC 9116). @throws Refusal `request.notFound` */
export function securityContact({ site, services: { config }, now }: Ctx): Response {
  if (config.securityContact === undefined) throw refusal('request.notFound')
  const expires = new Date(now().getTime() + contactDays * 24 * 3_600_000)
  const lines = [
    `Contact: ${config.securityContact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site.origin}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': hour },
  })
}

/** As many as one sitemap may list (sitemaps.org). */
const mostListed = 50_000

/** What the public may find, kind by kind. */
export async function sitemap(ctx: Ctx, kinds: ServerKinds): Promise<Response> {
  const entries = await Promise.all(Object.values(kinds).map((kind) => kind.sitemap(ctx, mostListed)))
  const urls = entries
    .flat()
    .slice(0, mostListed)
    .map(({ address, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
      return `<url><loc>${escapeXml(ctx.site.origin + address)}</loc>${changed}</url>`
    })
  const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': hour } })
}

/** As many as a reader of feeds looks at. */
const mostInFeed = 30

/** The newest posts of the blog as RSS 2.0. */
export async function feed(ctx: Ctx): Promise<Response> {
  const { name, origin, settings } = ctx.site
  const { items } = await listShown(ctx, { page: 0, size: mostInFeed })
  const entries = items.map(({ title, slug, shortDescription, date, categories }) => {
    const address = escapeXml(origin + addressOf('post', slug))
    const named = categories.map(({ title }) => `<category>${escapeXml(title)}</category>`).join('')
    const words = `<title>${escapeXml(title)}</title><description>${escapeXml(shortDescription)}</description>`
    const at = `<link>${address}</link><guid>${address}</guid><pubDate>${new Date(date).toUTCString()}</pubDate>`
    return `<item>${words}${at}${named}</item>`
  })
  const self = `<atom:link href="${escapeXml(`${origin}${feedPath}`)}" rel="self" type="application/rss+xml"/>`
  const about = `<title>${escapeXml(name)}</title><link>${escapeXml(`${origin}/blog`)}</link><description>${escapeXml(name)}</description>`
  const xml = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${about}<language>${settings.locale}</language>${self}${entries.join('')}</channel></rss>`
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': hour } })
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

/** Lets browsers prefetch a page when its link is hovered. Personal pages, the API and pictures are left out. */
export function speculationRules(): Response {
  const rules = {
    prefetch: [
      {
        source: 'document',
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: ['/api/*', '/setting/*', '/checkout', '/payment/*', '/admin/*', pictureUrls] } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  }
  return new Response(JSON.stringify(rules), {
    headers: { 'content-type': 'application/speculationrules+json', 'cache-control': hour },
  })
}
