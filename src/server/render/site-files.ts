import type { PostQuery } from '../../sections/define/reads.ts'
import type { TopicKind } from '../../shared/content/blog/blog-topics.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import { feedPath } from '../../shared/content/kinds/post.ts'
import { pictureUrls } from '../../shared/content/media/pictures.ts'
import { barePath, usualForm } from '../../shared/content/pages/page-path.ts'
import { systemRoutes } from '../../shared/content/pages/paths.ts'
import { escapeXml } from '../../shared/content/texts/xml.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { findTopic, listShown, movedTopicPath } from '../modules/content/posts/index.ts'
import { sampleAddresses } from '../modules/ground/samples/index.ts'
import type { ServerKinds } from '../modules/kind.ts'
import type { Ctx } from '../platform/context.ts'
import { refusal } from '../platform/refusal.ts'
import { languagesIn, pageAddress } from '../platform/site-in-language.ts'

const hour = 'public, max-age=3600'

/** Replies of a closed site are out of date the moment it opens. */
export const keptFor = ({ site }: Ctx) => (site.closed ? 'no-store' : hour)

export function robots(ctx: Ctx): Response {
  const { site } = ctx
  const languages = languagesIn(site)
  const personal = systemRoutes
    .filter((route) => route.personal)
    .flatMap(({ pattern }) =>
      languages.map((language) => `Disallow: ${inLanguage(pattern.replace(/\{.*/, ''), language)}`),
    )
  const open = [
    ...new Set(personal),
    'Disallow: /api/',
    ...languages.map((language) => `Disallow: ${inLanguage('/search', language)}`),
    `Sitemap: ${site.origin}/sitemap.xml`,
  ]
  const lines = ['User-agent: *', ...(site.closed ? ['Disallow: /'] : open)]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': keptFor(ctx) },
  })
}

/** Validity of security.txt, days; RFC 9116 recommends less than a year. */
const contactDays = 180

/** Contact for security reports, if the operator has set one (RFC 9116). @throws Refusal `request.notFound` */
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

/** Entries of a feed. */
const mostInFeed = 30

type Channel = { title: string; description: string; at: string; address: string; of: Omit<PostQuery, 'page' | 'size'> }

/** The newest posts of the blog as RSS 2.0, in the language of the address. */
export function feed(ctx: Ctx, kinds: ServerKinds): Promise<Response> {
  const { name } = ctx.site
  return feedOf(ctx, kinds, { title: name, description: name, at: feedPath, address: '/blog', of: {} })
}

/** Like `feed`, for one category, tag or author; redirects from its former addresses. @throws Refusal `request.notFound` */
export async function topicFeed(ctx: Ctx, kinds: ServerKinds, kind: TopicKind, path: string): Promise<Response> {
  const topic = await findTopic(ctx, kind, path)
  if (!topic) return movedTopicFeed(ctx, kind, barePath(usualForm(path)))
  const { _id, title, description, named } = topic
  const address = addressOf(kind, path)
  const of = { blogCategory: { category: path }, blogTag: { tag: named }, blogAuthor: { author: _id } }[kind]
  const at = topicFeedPath(kind, path)
  return feedOf(ctx, kinds, {
    title: `${title} · ${ctx.site.name}`,
    description: description || title,
    at,
    address,
    of,
  })
}

const topicFeedPath = (kind: TopicKind, path: string) => `${addressOf(kind, path)}/rss.xml`

/** @param usual the path that was asked for, in its usual form: readers subscribe to what people type */
async function movedTopicFeed(ctx: Ctx, kind: TopicKind, usual: string): Promise<Response> {
  const found = (await findTopic(ctx, kind, usual)) ?? (await movedTopicPath(ctx, kind, usual))
  if (!found) throw refusal('request.notFound')
  return new Response(null, {
    status: 301,
    headers: { location: inLanguage(topicFeedPath(kind, found.path), ctx.site.language), 'cache-control': hour },
  })
}

async function feedOf(
  ctx: Ctx,
  kinds: ServerKinds,
  { title, description, at, address, of }: Channel,
): Promise<Response> {
  const { site } = ctx
  const [{ items }, samples] = await Promise.all([
    listShown(ctx, { ...of, page: 0, size: mostInFeed }),
    sampleAddresses(ctx, kinds),
  ])
  const own = items.filter(({ slug }) => !samples.has(addressOf('post', slug)))
  // A feed's descriptions are HTML, so text is escaped as HTML first, then as XML.
  const entries = own.map(({ _id, title, slug, shortDescription, date, categories }) => {
    const link = escapeXml(pageAddress(site, addressOf('post', slug)))
    const named = categories.map(({ title }) => `<category>${escapeXml(title)}</category>`).join('')
    const words = `<title>${escapeXml(title)}</title><description>${escapeXml(escapeXml(shortDescription))}</description>`
    const place = `<link>${link}</link><guid isPermaLink="false">${_id}</guid><pubDate>${new Date(date).toUTCString()}</pubDate>`
    return `<item>${words}${place}${named}</item>`
  })
  const self = `<atom:link href="${escapeXml(pageAddress(site, at))}" rel="self" type="application/rss+xml"/>`
  const about = `<title>${escapeXml(title)}</title><link>${escapeXml(pageAddress(site, address))}</link><description>${escapeXml(escapeXml(description))}</description>`
  const xml = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${about}<language>${site.settings.locale}</language>${self}${entries.join('')}</channel></rss>`
  return new Response(xml, {
    headers: {
      ...{ 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': hour },
      // Posts that are corrected, taken back or deleted leave no later time behind.
      'last-modified': ctx.now().toUTCString(),
    },
  })
}

const personal = ['/setting/*', '/checkout', '/payment/*']

/** Lets browsers prefetch a page when its link is hovered. Personal pages, the API and pictures are left out. */
export function speculationRules(): Response {
  const rules = {
    prefetch: [
      {
        source: 'document',
        where: {
          and: [
            { href_matches: '/*' },
            {
              not: {
                href_matches: [
                  '/api/*',
                  '/admin/*',
                  pictureUrls,
                  ...personal,
                  ...personal.map((path) => `/:language${path}`),
                ],
              },
            },
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
