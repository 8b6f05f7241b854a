import type { Reads } from '../../../../sections/define/reads.ts'
import { addressOf, plainAddress } from '../../../../shared/content/kinds/index.ts'
import { pictureUrl } from '../../../../shared/content/pictures.ts'
import type { ProductDetail } from '../../../../shared/selling/products.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { KindHead, ServerKind } from '../../kind.ts'
import { productTag } from '../tags.ts'
import { listProductPaths } from './counts.ts'
import { movedProductPath } from './former-paths.ts'
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

function structuredData({ site }: Ctx, product: ProductDetail): object {
  const [first] = product.variants
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    image: product.basicDetails.media.map(({ id }) => `${site.origin}${pictureUrl(id, 960)}`),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    sku: first?.sku,
    ...(first?.barcode ? { gtin: first.barcode } : {}),
    ...(first?.weight ? { weight: { '@type': 'QuantitativeValue', value: first.weight, unitCode: 'GRM' } } : {}),
    offers: {
      '@type': 'Offer',
      url: site.origin + plainAddress('product', product.path),
      priceCurrency: product.currency,
      price: (product.price / 100).toFixed(2),
      availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
    },
  }
}
