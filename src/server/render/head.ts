import type { Reads } from '../../sections/define/reads.ts'
import { pictureUrl } from '../../shared/content/pictures.ts'
import type { Category, ProductDetail } from '../../shared/selling/catalog.ts'
import type { DocumentProps } from '../../storefront/document.tsx'
import type { PublishedPage } from '../modules/content/pages/index.ts'
import type { Ctx } from '../platform/context.ts'
import type { Address } from './address.ts'
import { inertJson } from './render-section.tsx'

/** What a system route's path names, as far as the head of the document needs it. */
export type ResourceHead =
  | { kind: 'product'; product: ProductDetail }
  | { kind: 'category'; category: Category; ancestors: Category[] }

export type PageHead = Pick<
  DocumentProps,
  'title' | 'description' | 'canonical' | 'image' | 'type' | 'noIndex' | 'structuredData'
>

type Crumb = { title: string; path: string }

/** Title, description, canonical address, preview picture and structured data of a page. */
export async function pageHead(
  ctx: Ctx,
  address: Address,
  page: PublishedPage,
  resource: ResourceHead | undefined,
  reads: Reads,
): Promise<PageHead> {
  const { origin, name, settings } = ctx.site
  const own = resourceWords(resource)
  const heading = own?.title || page.seo.title || (address.path === '/' ? '' : page.title)
  const picture = own?.picture ?? page.seo.image
  const crumbs = resource ? await breadcrumbs(resource, reads) : []
  return {
    title: heading ? `${heading} · ${name}` : name,
    description: own?.description || page.seo.description || settings.description,
    canonical: `${origin}${address.path}${canonicalQuery(address)}`,
    image: picture ? `${origin}${pictureUrl(picture, 960)}` : undefined,
    type: resource?.kind === 'product' ? 'product' : 'website',
    noIndex: page.seo.noIndex,
    structuredData: [
      ...(crumbs.length > 0 ? [inertJson(breadcrumbData(origin, crumbs))] : []),
      ...(resource?.kind === 'product' ? [inertJson(productData(ctx, resource.product))] : []),
    ],
  }
}

function resourceWords(resource: ResourceHead | undefined) {
  if (resource?.kind === 'product') {
    const { name, summary, basicDetails } = resource.product
    return { title: name, description: summary, picture: basicDetails.media[0]?.id }
  }
  if (resource?.kind === 'category') {
    const { title, description, image } = resource.category
    return { title, description, picture: image?.id }
  }
  return undefined
}

/** Pages of a list are pages of their own; filters and sorts are views of them. */
function canonicalQuery({ query }: Address): string {
  return query.p ? `?p=${encodeURIComponent(query.p)}` : ''
}

async function breadcrumbs(resource: ResourceHead, reads: Reads): Promise<Crumb[]> {
  const home = { title: 'Home', path: '/' }
  if (resource.kind === 'category') {
    return [
      home,
      ...[...resource.ancestors, resource.category].map(({ title, path }) => ({ title, path: `/c/${path}` })),
    ]
  }
  const { product } = resource
  const found = product.category ? await reads.category(product.category.path) : undefined
  const trail = found ? [...found.ancestors, found.category] : []
  return [
    home,
    ...trail.map(({ title, path }) => ({ title, path: `/c/${path}` })),
    { title: product.name, path: `/p/${product.path}` },
  ]
}

function breadcrumbData(origin: string, crumbs: Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: `${origin}${path}`,
    })),
  }
}

function productData({ site }: Ctx, product: ProductDetail): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    image: product.basicDetails.media.map(({ id }) => `${site.origin}${pictureUrl(id, 960)}`),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    sku: product.variants[0]?.sku,
    offers: {
      '@type': 'Offer',
      url: `${site.origin}/p/${product.path}`,
      priceCurrency: product.currency,
      price: (product.price / 100).toFixed(2),
      availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
    },
  }
}
