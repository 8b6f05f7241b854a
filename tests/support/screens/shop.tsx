import type { z } from 'zod'
import type { PageInfo } from '../../../src/sections/define/page-info.tsx'
import type { Facets, ProductQuery, Reads } from '../../../src/sections/define/reads.ts'
import type { Section } from '../../../src/sections/define/section.ts'
import { defaultsOf } from '../../../src/shared/fields.ts'
import type { Category } from '../../../src/shared/selling/catalogue/categories.ts'
import type { Collection } from '../../../src/shared/selling/catalogue/collections.ts'
import {
  type ProductDetail,
  type productDetail,
  productOption,
  publicFields,
} from '../../../src/shared/selling/catalogue/products.ts'
import { variantFields } from '../../../src/shared/selling/catalogue/variants.ts'
import { renderLoaded } from './render.tsx'

export const sarees: Category = {
  _id: 'c-sarees',
  title: 'Sarees',
  path: 'sarees',
  description: 'Nine days on the loom.',
  image: null,
  parentId: null,
}

export const chanderi: Category = {
  ...sarees,
  _id: 'c-chanderi',
  title: 'Chanderi',
  path: 'chanderi',
  parentId: 'c-sarees',
}

export const festive: Collection = {
  _id: 'c-festive',
  title: 'Festive',
  path: 'festive',
  description: 'For the evening of lights.',
  image: null,
  sort: 'chosen',
}

const pathOfBrand = (name: string) => name.toLowerCase().replaceAll(' ', '-')

let serial = 0

/** A product with one variant on sale, or what is given. Prices are paise. */
export function product({
  variants,
  options = [],
  ...given
}: Partial<z.input<typeof productDetail>> = {}): ProductDetail {
  const id = `p${serial++}`
  const { price = 250_000, mrp = price } = given
  const sold = variants ?? [{ _id: `v-${id}`, sku: id, price, mrp, stock: 9 }]
  return {
    ...defaultsOf(publicFields),
    _id: id,
    name: `Saree ${id}`,
    path: `saree-${id}`,
    brand: 'Kosi Looms',
    price,
    mrp,
    currency: 'INR',
    category: sarees,
    basicDetails: { media: [{ id: `pictureof${id}`, alt: '', url: `/media/pictureof${id}/960` }] },
    inStock: true,
    priceVaries: false,
    productVariantId: `v-${id}`,
    variantCount: 1,
    shownVariantId: `v-${id}`,
    rating: null,
    summary: 'Soft and light.',
    description: '<p>Woven by hand.</p>',
    facts: [{ name: 'Weave', value: 'Chanderi' }],
    options: options.map((option) => productOption.parse(option)),
    variants: sold.map((variant) => ({
      ...defaultsOf(variantFields),
      saleUntil: null,
      ...variant,
      custom: variant.custom ?? [],
    })),
    categories: [sarees],
    hsn: '5007',
    gstRate: 5,
    sizeGuide: null,
    custom: [],
    ...given,
  }
}

const noFacets: Facets = {
  isPartial: false,
  ...{ brands: [], priceMin: 0, priceMax: 0, inStock: null, categories: [], ratings: [], discounts: [] },
  ...{ options: [], fields: [] },
}

/** A shop's catalogue in memory; `asked` keeps every query for products. */
export function shopReads(
  products: ProductDetail[],
  facets?: Partial<Facets>,
): { reads: Reads; asked: ProductQuery[] } {
  const asked: ProductQuery[] = []
  function list(query: ProductQuery) {
    asked.push(query)
    const { text = '', brand, paths, page, size } = query
    const found = products.filter(
      (item) =>
        item.name.toLowerCase().includes(text.toLowerCase()) &&
        (!brand || brand.includes(pathOfBrand(item.brand ?? ''))) &&
        (!paths || paths.includes(item.path)),
    )
    return { items: found.slice(page * size, (page + 1) * size), total: found.length }
  }
  const reads: Reads = {
    products: async (query) => list(query),
    firstProducts: async (query) => list({ ...query, page: 0 }).items,
    hasProducts: async () => products.length > 0,
    facets: async () => ({ ...noFacets, ...facets }),
    reviews: async () => ({ data: [], total: 0, rating: null, withPictures: 0 }),
    brands: async () => brandsOf(products),
    brandPaths: async (names) => names.map(() => undefined),
    searched: async () => ({ understood: [], isWhole: true, categories: [], brands: [], pages: [] }),
    companions: async () => ({ chosen: [], together: [] }),
    product: async (path) => products.find((item) => item.path === path),
    questions: async () => [],
    category: async (path) => {
      if (path === 'sarees') return { category: sarees, ancestors: [], children: [chanderi] }
      return path === 'chanderi' ? { category: chanderi, ancestors: [sarees], children: [] } : undefined
    },
    categories: async () => [sarees, chanderi],
    collection: async (path) => (path === 'festive' ? festive : undefined),
    collections: async () => [festive],
    posts: async () => ({ items: [], total: 0 }),
    firstPosts: async () => [],
    blogTopic: async () => undefined,
    firstBlogTopic: async () => undefined,
    post: async () => undefined,
    linkedPost: async () => undefined,
    blogCategories: async () => [],
    form: async () => undefined,
    optional: (reading) => reading,
  }
  return { reads, asked }
}

function brandsOf(products: ProductDetail[]): Facets['brands'] {
  const named = Map.groupBy(products, ({ brand }) => brand ?? '')
  return [...named].flatMap(([name, { length: count }]) => (name ? [{ name, path: pathOfBrand(name), count }] : []))
}

/** A section's public HTML; empty if it has nothing to show. */
export const shopHtml = (section: Section, props: Record<string, unknown>, reads: Reads, at: Partial<PageInfo> = {}) =>
  renderLoaded(section, props, reads, at)
