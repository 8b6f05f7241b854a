import { pictureUrl } from '../../shared/content/media/pictures.ts'
import { isPageNumber } from '../../shared/content/pages/own-lists.ts'
import { drawingFor } from '../../shared/site-now.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { t } from '../../shared/words.ts'
import type { DocumentProps } from '../../storefront/document.tsx'
import type { PublishedPage } from '../modules/content/pages/index.ts'
import type { KindHead } from '../modules/kind.ts'
import type { Ctx, Site } from '../platform/context.ts'
import { languagesIn, pageAddress } from '../platform/site-in-language.ts'
import type { Address } from './address.ts'
import { inertJson } from './render-section.tsx'

export type PageHead = Pick<
  DocumentProps,
  'title' | 'description' | 'canonical' | 'alternates' | 'image' | 'type' | 'noIndex' | 'structuredData'
>

/** Title, description, canonical address, preview picture and structured data of a page. `own` is the head of its thing. */
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
    canonical: pageAddress(site, path) + canonicalQuery(query),
    alternates: alternatesOf(site, path, canonicalQuery(query)),
    image: picture ? `${origin}${pictureUrl(picture, 960)}` : undefined,
    type: own?.type ?? 'website',
    noIndex: page.seo.noIndex,
    structuredData: own ? [breadcrumbs(site, own.crumbs), ...own.data].map(inertJson) : [],
  }
}

/** The page's addresses in each of the site's languages; none if it has only one. */
function alternatesOf(site: Site, path: string, query: string): PageHead['alternates'] {
  const languages = languagesIn(site)
  if (languages.length === 1) return []
  return languages.map((language) => ({
    locale: language.locale,
    href: site.origin + inLanguage(path, language) + query,
  }))
}

/**
 * Searches and pages of a list have canonical addresses of their own; filters and sorting do not. A page of a filtered or sorted
 * list leads to the list, whose page of that number has other things.
 */
function canonicalQuery({ q, p, ...others }: Address['query']): string {
  const isNarrowed = Object.keys(others).some((name) => !isPageNumber(name))
  const own = Object.entries({ q, p: isNarrowed ? undefined : p })
  const kept = own.flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

function breadcrumbs(site: Site, crumbs: KindHead['crumbs']): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: drawingFor(site.settings, () => t('Home')), address: '/' }, ...crumbs].map(
      ({ title, address }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: pageAddress(site, address),
      }),
    ),
  }
}
