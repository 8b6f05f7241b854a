import { escapeXml } from '../../shared/content/texts/xml.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { sampleAddresses } from '../modules/ground/samples/index.ts'
import type { Listed, ServerKind, ServerKinds } from '../modules/kind.ts'
import type { Ctx } from '../platform/context.ts'
import { refusal } from '../platform/refusal.ts'
import { languagesIn } from '../platform/site-in-language.ts'
import { keptFor } from './site-files.ts'

/** URLs in a file, in all languages together: far below the limits of sitemaps.org, for a file is written in one go. */
const mostInFile = 10_000

const things = (ctx: Ctx, most: number) => Math.max(1, Math.floor(most / languagesIn(ctx.site).length))

/** All public addresses, kind by kind; of a large site the index of the files that have them (B277). */
export async function sitemap(ctx: Ctx, kinds: ServerKinds, most = mostInFile): Promise<Response> {
  const size = things(ctx, most)
  const counted = await Promise.all(
    listedKinds(ctx, kinds).map(async ([name, kind]) => ({ name, kind, count: await kind.countListed(ctx) })),
  )
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  if (total > size) return indexOf(ctx, counted, size)
  const entries = await Promise.all(counted.map(({ kind }) => kind.sitemap(ctx, { from: 0, most: size })))
  return urlSet(ctx, kinds, entries.flat())
}

/** A file of the index: `sitemap-product-2.xml`. @throws Refusal `request.notFound` */
export async function sitemapFile(ctx: Ctx, kinds: ServerKinds, file: string, most = mostInFile): Promise<Response> {
  const { kind: wanted, number = '' } = /^sitemap-(?<kind>\w+)-(?<number>[1-9]\d{0,4})\.xml$/.exec(file)?.groups ?? {}
  const [, kind] = listedKinds(ctx, kinds).find(([name]) => name === wanted) ?? []
  if (!kind) throw refusal('request.notFound')
  const size = things(ctx, most)
  const entries = await kind.sitemap(ctx, { from: (Number(number) - 1) * size, most: size })
  if (entries.length === 0 && number !== '1') throw refusal('request.notFound')
  return urlSet(ctx, kinds, entries)
}

const listedKinds = ({ site }: Ctx, kinds: ServerKinds): [string, ServerKind][] =>
  site.closed ? [] : Object.entries(kinds)

function indexOf(ctx: Ctx, counted: { name: string; count: number }[], size: number): Response {
  const files = counted.flatMap(({ name, count }) =>
    Array.from({ length: Math.ceil(count / size) }, (_, at) => `sitemap-${name}-${at + 1}.xml`),
  )
  const listed = files.map((file) => `<sitemap><loc>${escapeXml(`${ctx.site.origin}/${file}`)}</loc></sitemap>`)
  return xml(ctx, `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${listed.join('')}</sitemapindex>`)
}

async function urlSet(ctx: Ctx, kinds: ServerKinds, entries: Listed[]): Promise<Response> {
  const samples = await sampleAddresses(ctx, kinds)
  const languages = languagesIn(ctx.site)
  const urls = entries
    .filter(({ address }) => !samples.has(address))
    .flatMap(({ address, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
      const places = languages.map((language) => ({
        locale: language.locale,
        href: escapeXml(ctx.site.origin + inLanguage(address, language)),
      }))
      const others = places.length > 1 ? places.map(alternate).join('') : ''
      return places.map(({ href }) => `<url><loc>${href}</loc>${changed}${others}</url>`)
    })
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return xml(ctx, `<urlset ${names}>${urls.join('')}</urlset>`)
}

const alternate = ({ locale, href }: { locale: string; href: string }) =>
  `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`

function xml(ctx: Ctx, root: string): Response {
  const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': keptFor(ctx) }
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>${root}`, { headers })
}
