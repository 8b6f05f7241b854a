import type { Reads } from '../../../../sections/define/reads.ts'
import { addressOf, plainAddress } from '../../../../shared/content/kinds/index.ts'
import { pictureUrl } from '../../../../shared/content/media/pictures.ts'
import type { ShownField } from '../../../../shared/selling/catalogue/custom-fields.ts'
import { pictureOf } from '../../../../shared/selling/catalogue/looks.ts'
import type { ProductDetail } from '../../../../shared/selling/catalogue/products.ts'
import { unitPrice } from '../../../../shared/selling/catalogue/unit-price.ts'
import { variantQuery } from '../../../../shared/selling/catalogue/variant-address.ts'
import type { Variant } from '../../../../shared/selling/catalogue/variants.ts'
import type { Ctx, Site } from '../../../platform/context.ts'
import { pageAddress } from '../../../platform/site-in-language.ts'
import type { KindHead, ServerKind } from '../../kind.ts'
import { productTag } from '../tags.ts'
import { countProductPaths, listProductPaths } from './counts.ts'
import { formerProductPaths } from './former-paths.ts'
import { linksInProducts } from './link-use.ts'
import { mediaInProducts } from './media-use.ts'
import { productSample } from './sample.ts'

export const productKind: ServerKind = {
  async find(ctx, path, reads) {
    const product = await reads.product(path)
    return product && { head: () => headOf(ctx, product, reads) }
  },
  async movedTo(ctx, path) {
    const moved = await formerProductPaths.moved(ctx, path)
    return moved && { address: addressOf('product', moved.path), tag: productTag(moved.id) }
  },
  async sitemap(ctx, part) {
    const paths = await listProductPaths(ctx, part)
    return paths.map(({ path, changedAt }) => ({ address: addressOf('product', path), changedAt }))
  },
  countListed: countProductPaths,
  present: formerProductPaths.present,
  named: async (ctx, ids) => ({ paths: await formerProductPaths.all(ctx, ids), titles: [] }),
  mediaUse: mediaInProducts,
  linking: linksInProducts,
  sample: productSample,
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
    data: [{ ...structuredData(ctx, product), ...(await opinions(product, reads)) }],
  }
}

/** JSON-LD of a product: each variant with its own price, stock and picture. */
function structuredData({ site }: Ctx, product: ProductDetail): object {
  const { variants } = product
  const picture = (id: string) => `${site.origin}${pictureUrl(id, 960)}`
  const [only] = variants.length === 1 ? variants : []
  const offers = variants.map((variant) => {
    const pictured = pictureOf(product.options, variant.options)
    return {
      ...offerOf(site, product, variant),
      ...(pictured ? { image: picture(pictured) } : {}),
      ...(only ? {} : propertiesOf(site, variant.custom)),
    }
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    image: product.basicDetails.media.map(({ id }) => picture(id)),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    ...(only ? codesOf(only) : {}),
    ...(only ? measuresOf(only) : {}),
    ...(product.countryOfOrigin ? { countryOfOrigin: { '@type': 'Country', name: product.countryOfOrigin } } : {}),
    ...(product.maker && product.makerRole === 'MAKER'
      ? { manufacturer: { '@type': 'Organization', name: product.maker.split('\n')[0] } }
      : {}),
    ...propertiesOf(site, [...product.custom, ...(only?.custom ?? [])]),
    ...(product.tags.length > 0 ? { keywords: product.tags.join(', ') } : {}),
    offers: only ? offers[0] : together(product, offers),
  }
}

/** Number of newest reviews in the JSON-LD. */
const mostTold = 5

/** Rating and reviews; empty without any. */
async function opinions({ _id, rating }: ProductDetail, reads: Reads): Promise<object> {
  if (!rating) return {}
  const { data } = await reads.reviews(_id, { page: 0, size: mostTold })
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    review: data.map(({ stars, title, text, writer, created }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
      author: { '@type': 'Person', name: writer },
      datePublished: created,
      ...(title ? { name: title } : {}),
      ...(text ? { reviewBody: text } : {}),
    })),
  }
}

function offerOf(site: Site, product: ProductDetail, variant: Variant): object {
  const { path, currency, name, variants } = product
  const address = pageAddress(site, plainAddress('product', path))
  const chosen = Object.values(variant.options).join(', ')
  return {
    '@type': 'Offer',
    ...codesOf(variant),
    ...(chosen ? { name: `${name}, ${chosen}` } : {}),
    url: variants.length > 1 ? address + variantQuery(variant.sku) : address,
    priceCurrency: currency,
    price: rupees(variant.price),
    ...(variant.saleUntil ? { priceValidUntil: variant.saleUntil } : {}),
    ...unitPriceOf(product, variant),
    availability: availability(variant.stock > 0),
  }
}

/** Values of the site's own fields; pictures by their address. */
function propertiesOf({ origin }: Site, fields: ShownField[]): object {
  const additionalProperty = fields.map(({ name, type, value, unit }) => ({
    ...{ '@type': 'PropertyValue', name },
    value:
      type === 'PICTURE'
        ? `${origin}${pictureUrl(String(value), 960)}`
        : Array.isArray(value)
          ? value.join(', ')
          : value,
    ...(unit ? { unitText: unit } : {}),
  }))
  return additionalProperty.length > 0 ? { additionalProperty } : {}
}

/** Lengths in millimetres and the weight in grams, by their UN/CEFACT codes. */
function measuresOf({ length, width, height, weight }: Variant): object {
  const measures = { depth: [length, 'MMT'], width: [width, 'MMT'], height: [height, 'MMT'], weight: [weight, 'GRM'] }
  const known = Object.entries(measures).filter(([, [value]]) => value !== null)
  return Object.fromEntries(
    known.map(([name, [value, unitCode]]) => [name, { '@type': 'QuantitativeValue', value, unitCode }]),
  )
}

/** The price per unit of the contents. */
function unitPriceOf({ netQuantity, netUnit, currency }: ProductDetail, variant: Variant): object {
  const unit = unitPrice(variant.price, { netQuantity: variant.netQuantity ?? netQuantity, netUnit })
  if (!unit) return {}
  const referenceQuantity = { '@type': 'QuantitativeValue', value: unit.value, unitCode: unit.code }
  const price = rupees(unit.amount)
  return {
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: currency, referenceQuantity },
  }
}

/** Several variants as one offer with a price range. */
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
