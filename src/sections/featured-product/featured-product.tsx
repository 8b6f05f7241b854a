import { AddToBag } from '../../features/add-to-bag/add-to-bag.tsx'
import { addressOf } from '../../shared/content/kinds/index.ts'
import type { ProductDetail } from '../../shared/selling/catalogue/products.ts'
import { t } from '../../shared/words.ts'
import { Band } from '../../ui/band.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { Price } from '../../ui/price.tsx'
import type { Reads } from '../define/reads.ts'
import { defineSection } from '../define/section.ts'
import { type FeaturedProduct, sample, schema } from './featured-product.schema.ts'

/** The chosen product, also at another address since; without a choice the newest one. */
async function loadFeaturedProduct({ product }: FeaturedProduct, reads: Reads): Promise<ProductDetail | undefined> {
  const paths = product ? [product] : undefined
  const [found] = await reads.firstProducts({ paths, sort: 'created', size: 1 })
  return found && reads.product(found.path)
}

/** One large product: picture, name, price, description, options and the button to add it to the bag. */
function FeaturedProductView({ props, data: product }: { props: FeaturedProduct; data: ProductDetail }) {
  const [cover] = product.basicDetails.media
  const atEnd = props.side === 'end'
  return (
    <Band band={props}>
      <article
        className={cover ? 'grid items-center gap-x-[clamp(2rem,6vw,6rem)] gap-y-8 lg:grid-cols-2' : 'max-w-[46rem]'}
      >
        {cover && (
          <Link
            href={addressOf('product', product.path)}
            className={`block overflow-hidden rounded-card ${atEnd ? 'lg:order-1' : ''}`}
          >
            <Photo
              {...cover}
              media={cover.id}
              alt={cover.alt || product.name}
              sizes="(min-width: 84rem) 38rem, (min-width: 64rem) 45vw, 92vw"
              ratio="4 / 5"
              className="max-h-[44rem] w-full"
            />
          </Link>
        )}
        <Words props={props} product={product} />
      </article>
    </Band>
  )
}

/** More prominent than on cards: it is the only bag button. */
const soleButton =
  '[&_.bag-button]:min-h-(--control-height) [&_.bag-button]:w-auto [&_.bag-button]:border-[var(--button-line)] [&_.bag-button]:bg-[var(--button-bg)] [&_.bag-button]:px-(--button-side) [&_.bag-button]:text-base [&_.bag-button]:text-[var(--button-text)]'

function Words({ props, product }: { props: FeaturedProduct; product: ProductDetail }) {
  const { title, linkText } = props
  const href = addressOf('product', product.path)
  const description = props.description || product.summary
  return (
    <div className="min-w-0 wrap-anywhere">
      {title && <p className="mb-2 text-sm font-semibold text-accent">{title}</p>}
      {product.brand && <p className="mb-1 text-ink-soft">{product.brand}</p>}
      <h2 className="mb-3 text-3xl">
        <Link href={href} className="decoration-1 underline-offset-[0.15em] hover:underline">
          {product.name}
        </Link>
      </h2>
      <Price {...product} size="large" />
      {description && <p className="mt-5 max-w-[52ch] text-lg whitespace-pre-line text-ink-soft">{description}</p>}
      <Options options={product.options} />
      <div className={`mt-8 flex flex-wrap items-center gap-x-3 gap-y-2 ${soleButton}`}>
        {!product.inStock && <p className="mr-3 font-semibold">{t('Sold out')}</p>}
        <AddToBag item={product} />
        {linkText && (
          <Link href={href} className={buttonClass('quiet', product.inStock ? '' : 'px-0!')}>
            {linkText}
            <span className="sr-only">: {product.name}</span>
          </Link>
        )}
      </div>
    </div>
  )
}

/** The product's options, for reading only: they are chosen on adding to the bag. */
function Options({ options }: Pick<ProductDetail, 'options'>) {
  if (options.length === 0) return null
  return (
    <dl className="mt-5 grid max-w-[52ch] grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {options.map(({ name, values }) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd>{values.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}

export const featuredProduct = defineSection({
  type: 'featured-product',
  title: 'Featured product',
  category: 'commerce',
  words: 'single product spotlight one product highlight buy',
  schema,
  sample,
  view: FeaturedProductView,
  load: loadFeaturedProduct,
})
