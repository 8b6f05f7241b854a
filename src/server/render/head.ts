import { pictureUrl } from '../../shared/content/pictures.ts'
import type { DocumentProps } from '../../storefront/document.tsx'
import type { PublishedPage } from '../modules/content/pages/index.ts'
import type { KindHead } from '../modules/kind.ts'
import type { Ctx } from '../platform/context.ts'
import type { Address } from './address.ts'
import { inertJson } from './render-section.tsx'

export type PageHead = Pick<
  DocumentProps,
  'title' | 'description' | 'canonical' | 'image' | 'type' | 'noIndex' | 'structuredData'
>

/** Title, description, canonical address, preview picture and structured data of a page; `own` of what it is about. */
export function pageHead(
  { site }: Ctx,
  { path, query }: Pick<Address, 'path' | 'query'>,
  page: PublishedPage,
  own: KindHead | undefined,
): PageHead {
  const { origin, name, settings } = site
  const heading = own?.title || page.seo.title || (path === '/' ? '' : page.title)
  const picture = own?.picture ?? page.seo.image
  return {
    title: heading ? `${heading} · ${name}` : name,
    description: own?.description || page.seo.description || settings.description,
    canonical: `${origin}${path}${canonicalQuery(query)}`,
    image: picture ? `${origin}${pictureUrl(picture, 960)}` : undefined,
    type: own?.type ?? 'website',
    noIndex: page.seo.noIndex,
    structuredData: own ? [breadcrumbs(origin, own.crumbs), ...own.data].map(inertJson) : [],
  }
}

/** Pages of a list are pages of their own; filters and sorts are views of them. */
function canonicalQuery({ p }: Address['query']): string {
  return p ? `?p=${encodeURIComponent(p)}` : ''
}

function breadcrumbs(origin: string, crumbs: KindHead['crumbs']): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: 'Home', address: '/' }, ...crumbs].map(({ title, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + address,
    })),
  }
}
