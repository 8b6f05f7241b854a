import type { Reads } from '../../../../sections/define/reads.ts'
import { addressOf, plainAddress } from '../../../../shared/content/kinds/index.ts'
import { pictureUrl } from '../../../../shared/content/pictures.ts'
import { pictureOf } from '../../../../shared/selling/looks.ts'
import type { ProductDetail } from '../../../../shared/selling/products.ts'
import type { Variant } from '../../../../shared/selling/variants.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { KindHead, ServerKind } from '../../kind.ts'
import { productTag } from '../tags.ts'
import { listProductPaths } from './counts.ts'
import { movedProductPath, presentProducts } from './former-paths.ts'
import { mediaInProducts } from './media-use.ts'

export const productKind: ServerKind = {
  async find(ctx, path, reads) {
    const product = await reads.product(path)
    return product && { head: () => headOf(ctx, product, reads) }
  },
  async movedTo(ctx, path) {
    const moved = await movedProductPath(ctx, path)
    return moved && { address: addressOf('product', moved.path), tag: productTag(moved.id) }
  },
  async sitemap(ctx, most) {
    const paths = await listProductPaths(ctx, most)
    return paths.map(({ path, changedAt }) => ({ address: addressOf('product', path), changedAt }))
  },
  present: presentProducts,
  mediaUse: mediaInProducts,
  async example(reads) {
    const [newest] = await reads.firstProducts({ sort: 'created', size: 1 })
    return newest?.path
  },
}

async function headOf(ctx: Ctx, product: ProductDetail, reads: Reads): Promise<KindHead> {
  const { name, path, summary, seoTitle, seoDescription, basicDetails, category } = product
  const main = category ? await reads.category(category.path) : undefined
  const trail = main ? [...main.ancestors, main.category] : []
  return {
    title: seoTitle || name,
    description: seoDescription || summary,
    picture: basicDetails.media[0]?.id,
    crumbs: [
      ...trail.map(({ title, path }) => ({ title, address: plainAddress('category', path) })),
      { title: name, address: plainAddress('product', path) },
    ],
    type: 'product',
    data: [structuredData(ctx, product)],
  }
}

/** What search engines read of a product: each variant with its own price, stock and picture. */
function structuredData({ site }: Ctx, product: ProductDetail): object {
  const { variants } = product
  const picture = (id: string) => `${site.origin}${pictureUrl(id, 960)}`
  const [only] = variants.length === 1 ? variants : []
  const offers = variants.map((variant) => {
    const pictured = pictureOf(product.options, variant.options)
    return { ...offerOf(site.origin, product, variant), ...(pictured ? { image: picture(pictured) } : {}) }
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    image: product.basicDetails.media.map(({ id }) => picture(id)),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    ...(only ? codesOf(only) : {}),
    ...(only?.weight ? { weight: { '@type': 'QuantitativeValue', value: only.weight, unitCode: 'GRM' } } : {}),
    offers: only ? offers[0] : together(product, offers),
  }
}

function offerOf(origin: string, { path, currency, name }: ProductDetail, variant: Variant): object {
  const chosen = Object.values(variant.options).join(', ')
  return {
    '@type': 'Offer',
    ...codesOf(variant),
    ...(chosen ? { name: `${name}, ${chosen}` } : {}),
    url: origin + plainAddress('product', path),
    priceCurrency: currency,
    price: rupees(variant.price),
    availability: availability(variant.stock > 0),
  }
}

/** Several variants as one offer that says what it spans. */
function together({ currency, variants, inStock }: ProductDetail, offers: object[]): object {
  const prices = variants.map(({ price }) => price)
  return {
    '@type': 'AggregateOffer',
    priceCurrency: currency,
    lowPrice: rupees(Math.min(...prices)),
    highPrice: rupees(Math.max(...prices)),
    offerCount: offers.length,
    availability: availability(inStock),
    offers,
  }
}

const codesOf = ({ sku, barcode }: Variant) => ({ sku, ...(barcode ? { gtin: barcode } : {}) })

const rupees = (amount: number) => (amount / 100).toFixed(2)

const availability = (inStock: boolean) => `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`
