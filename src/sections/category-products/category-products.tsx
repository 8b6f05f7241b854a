import { CategoryLinks } from '../../features/product-listing/category-links.tsx'
import { ProductListing } from '../../features/product-listing/listing.tsx'
import { type Listing, loadListing } from '../../features/product-listing/listing-data.ts'
import { NearestList } from '../../features/product-listing/nearest-list.tsx'
import { OwnFields } from '../../features/product-listing/own-fields.tsx'
import { type Nearest, nearestWithProducts } from '../../features/product-listing/ways-out.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import type { Category } from '../../shared/selling/catalogue/categories.ts'
import { t } from '../../shared/words.ts'
import { Band } from '../../ui/band.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { type PageInfo, usePage } from '../define/page-info.tsx'
import type { Reads } from '../define/reads.ts'
import { defineSection } from '../define/section.ts'
import { type CategoryProducts, sample, schema } from './category-products.schema.ts'

export type CategoryData = {
  category: Category
  ancestors: Category[]
  children: Category[]
  listing: Listing
  nearest: Nearest
}

const categoryHref = ({ path }: { path: string }) => addressOf('category', path)

/** Loads the category in the address; without one (builder, gallery), the site's first. */
async function loadCategory(props: CategoryProducts, reads: Reads, page: PageInfo): Promise<CategoryData | undefined> {
  const path = page.params.path ?? (await reads.categories())[0]?.path
  if (path === undefined) return undefined
  const [found, listing] = await Promise.all([
    reads.category(path),
    loadListing(props, reads, page.query, { path: categoryHref({ path }), category: path }),
  ])
  if (!found) return undefined
  const nearest = listing.total === 0 ? await nearestWithProducts(reads, found.ancestors) : undefined
  return { ...found, listing, nearest }
}

/** A category's page (R5): breadcrumbs, title, description, sub-categories and products. */
function CategoryProductsView({ props, data }: { props: CategoryProducts; data: CategoryData }) {
  const { category, ancestors, children, listing, nearest } = data
  const { locale } = usePage().site
  const trail = ancestors.map((ancestor) => ({ title: ancestor.title, href: categoryHref(ancestor) }))
  return (
    <Band band={props} className="page-end">
      <Breadcrumbs trail={trail} here={category.title} />
      <header className="mt-3 mb-8 max-w-[46rem] lg:mb-10">
        <h1 className="text-4xl">{category.title}</h1>
        {props.showDescription && category.description && (
          <p className="mt-3 text-lg text-ink-soft">{category.description}</p>
        )}
      </header>
      {props.showChildren && <CategoryLinks categories={children} label={t('In {name}', { name: category.title })} />}
      <ProductListing listing={listing} settings={props} instead={<NearestList nearest={nearest} />} />
      {category.custom && category.custom.length > 0 && (
        <div className="mt-[clamp(3rem,6vw,5.5rem)] grid max-w-[46rem] gap-10">
          <OwnFields title={t('About {name}', { name: category.title })} fields={category.custom} locale={locale} />
        </div>
      )}
    </Band>
  )
}

export const categoryProducts = defineSection({
  type: 'category-products',
  title: 'Category products',
  category: 'commerce',
  schema,
  sample,
  words: 'collection products filter',
  view: CategoryProductsView,
  load: loadCategory,
  only: 'category',
})
