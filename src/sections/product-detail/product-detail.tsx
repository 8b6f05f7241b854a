import { useId } from 'react'
import type { Purchasable } from '../../client/product.ts'
import { type OwnField, OwnFields } from '../../features/product-listing/own-fields.tsx'
import { ProductCards } from '../../features/product-listing/product-cards.tsx'
import { addressOf } from '../../shared/content/kinds/index.ts'
import type { CategoryRef } from '../../shared/selling/catalogue/categories.ts'
import type { ProductDetail, ProductListItem } from '../../shared/selling/catalogue/products.ts'
import { variantParam } from '../../shared/selling/catalogue/variant-address.ts'
import { Band } from '../../ui/band.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Link } from '../../ui/link.tsx'
import { RatingLine } from '../../ui/rating-line.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { Island, useIsPublic } from '../define/island.tsx'
import { type PageInfo, usePage } from '../define/page-info.tsx'
import type { Companions, Reads } from '../define/reads.ts'
import { defineSection } from '../define/section.ts'
import { toldByVariant } from './by-variant.ts'
import { Declarations } from './declarations.tsx'
import DeliveryCheck from './delivery-check.island.tsx'
import { Gallery } from './gallery.tsx'
import { type ProductDetailProps, sample, schema } from './product-detail.schema.ts'
import ProductPurchase from './product-purchase.island.tsx'
import { Facts, Notes } from './product-words.tsx'
import RememberProduct from './remember-product.island.tsx'
import ShareProduct from './share-product.island.tsx'
import { SizeGuide } from './size-guide.tsx'

export type ProductData = {
  product: ProductDetail
  trail: CategoryRef[]
  related: ProductListItem[]
  companions: Companions
}

const mostTogether = 8

/** Loads the product in the address; without one (builder, gallery), the newest. */
async function loadProduct(props: ProductDetailProps, reads: Reads, page: PageInfo): Promise<ProductData | undefined> {
  const path = page.params.path ?? (await reads.firstProducts({ sort: 'created', size: 1 }))[0]?.path
  const product = path === undefined ? undefined : await reads.product(path)
  if (!product) return undefined
  const { category } = product
  const [found, related, companions] = await Promise.all([
    category ? reads.category(category.path) : undefined,
    props.showRelated && category ? relatedTo(product, category, props.relatedCount, reads) : [],
    reads.optional(reads.companions(product._id, props.showTogether ? mostTogether : 0)),
  ])
  const trail = found ? [...found.ancestors, found.category] : []
  return { product, trail, related, companions: companions ?? { chosen: [], together: [] } }
}

async function relatedTo(product: ProductDetail, category: CategoryRef, size: number, reads: Reads) {
  const items = await reads.firstProducts({ category: category.path, sort: 'created', size: size + 1 })
  return items.filter((item) => item._id !== product._id).slice(0, size)
}

/** The purchase island's props; the rest of the product stays out of its JSON. */
const purchasable = (product: ProductDetail): Purchasable => {
  const { _id, shownVariantId, name, path, currency, options, variants, basicDetails, netQuantity, netUnit } = product
  return { _id, shownVariantId, name, path, currency, options, variants, basicDetails, netQuantity, netUnit }
}

/** A product's page: pictures, choices, words, and what else there is like it. */
function ProductDetailView({ props, data }: { props: ProductDetailProps; data: ProductData }) {
  const { product, trail, related, companions } = data
  const strip = useId()
  // In the gallery and the builder it is one section of several.
  const page = usePage()
  const isOwnPage = page.params.path === product.path
  const named = product.variants.find(({ sku }) => sku === page.query[variantParam])
  const isLookedAt = useIsPublic() && isOwnPage
  const crumbs = trail.map(({ title, path }) => ({ title, href: addressOf('category', path) }))
  return (
    <Band band={props} className={`page-end ${isOwnPage ? 'buying-page' : ''}`}>
      {isLookedAt && <Island name="remember-product" of={RememberProduct} start="idle" props={{ id: product._id }} />}
      <Breadcrumbs trail={crumbs} here={product.name} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(2rem,5vw,5rem)] gap-y-4 md:gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Gallery pictures={product.basicDetails.media} name={product.name} strip={strip} />
        <div className="lg:sticky lg:top-28 lg:self-start">
          {product.brand && <p className="mb-1 text-ink-soft">{product.brand}</p>}
          <h1 className="mb-2 text-3xl">{product.name}</h1>
          {product.rating && (
            <Link href={`${addressOf('product', product.path)}#reviews`} className="mb-3 inline-block">
              <RatingLine rating={product.rating} />
            </Link>
          )}
          <Island
            name="product-purchase"
            needs="Adding to the bag"
            of={ProductPurchase}
            start="load"
            props={{ product: purchasable(product), first: isOwnPage ? (named?.options ?? {}) : {}, strip }}
          />
          {isLookedAt && page.site.deliversByPlace && (
            <Island name="delivery-check" of={DeliveryCheck} start="idle" props={{ product: product.path }} />
          )}
          {isLookedAt && <Island name="share-product" of={ShareProduct} start="touch" props={{ name: product.name }} />}
          {product.summary && <p className="mt-6 max-w-[52ch] text-ink-soft">{product.summary}</p>}
          {product.sizeGuide && <SizeGuide guide={product.sizeGuide} />}
          <Notes notes={props.notes} />
        </div>
      </div>
      <div className="mt-[clamp(3rem,6vw,5.5rem)] grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-12 empty:hidden lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {product.description && (
          <section>
            <h2 className="mb-5 text-2xl">{props.descriptionTitle}</h2>
            <div className="prose-text max-w-[65ch]" dangerouslySetInnerHTML={{ __html: product.description }} />
          </section>
        )}
        <Facts title={props.factsTitle} facts={product.facts} />
        <OwnFields title={props.factsTitle} fields={ownFields(product)} locale={page.site.locale} />
        <Declarations title={props.declarationsTitle} product={product} />
      </div>
      <Others heading={props.chosenTitle} items={companions.chosen} />
      <Others heading={props.togetherTitle} items={companions.together} />
      <Others heading={props.relatedTitle} items={related} />
    </Band>
  )
}

/** Those of the product, and of its variants: where these differ, each with what it is chosen by. */
const ownFields = (product: ProductDetail): OwnField[] => [...product.custom, ...variantFields(product)]

function variantFields(product: ProductDetail): OwnField[] {
  const ids = new Set(product.variants.flatMap(({ custom }) => custom.map(({ _id }) => _id)))
  return [...ids].flatMap((id) =>
    toldByVariant(product, ({ custom }) => custom.find(({ _id }) => _id === id)).map(({ of, value }) => ({
      ...value,
      ...(of ? { of } : {}),
    })),
  )
}

/** Other products in a row that is swiped. */
function Others({ heading, items }: { heading: string; items: ProductListItem[] }) {
  if (items.length === 0) return null
  return (
    <section className="mt-[clamp(3rem,6vw,5.5rem)]">
      <SectionHeader title="" heading={heading} description="" align="start" />
      <ProductCards items={items} look="bag" arrangement="row" />
    </section>
  )
}

export const productDetail = defineSection({
  type: 'product-detail',
  title: 'Product',
  category: 'commerce',
  schema,
  sample,
  words: 'product page',
  view: ProductDetailView,
  load: loadProduct,
  only: 'product',
})
