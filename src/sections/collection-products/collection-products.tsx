import { ProductListing } from '../../features/product-listing/listing.tsx'
import { type Listing, loadListing } from '../../features/product-listing/listing-data.ts'
import { NearestList } from '../../features/product-listing/nearest-list.tsx'
import { type Nearest, nearestWithProducts } from '../../features/product-listing/ways-out.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import type { Collection } from '../../shared/selling/catalogue/collections.ts'
import { Band } from '../../ui/band.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Photo } from '../../ui/photo.tsx'
import type { PageInfo } from '../define/page-info.tsx'
import type { Reads } from '../define/reads.ts'
import { defineSection } from '../define/section.ts'
import { type CollectionProducts, sample, schema } from './collection-products.schema.ts'

export type CollectionData = { collection: Collection; listing: Listing; nearest: Nearest }

/** Loads the collection in the address; without one (builder, gallery), the site's first. */
async function loadCollection(
  props: CollectionProducts,
  reads: Reads,
  page: PageInfo,
): Promise<CollectionData | undefined> {
  const path = page.params.path ?? (await reads.collections())[0]?.path
  const collection = path === undefined ? undefined : await reads.collection(path)
  if (!collection) return undefined
  const sort = collection.sort === 'chosen' ? props.sort : collection.sort
  const subject = { path: addressOf('collection', collection.path), collection }
  const listing = await loadListing({ ...props, sort }, reads, page.query, subject)
  return { collection, listing, nearest: listing.total === 0 ? await nearestWithProducts(reads, []) : undefined }
}

/** A collection's page: its picture, title and words, and its products. */
function CollectionProductsView({ props, data }: { props: CollectionProducts; data: CollectionData }) {
  const { collection, listing, nearest } = data
  const { title, description, image, sort } = collection
  return (
    <Band band={props} className="page-end">
      <Breadcrumbs trail={[]} here={title} />
      <header className="mt-3 mb-8 grid items-center gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-6 md:has-[figure]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:mb-10">
        <div className="max-w-[46rem]">
          <h1 className="text-4xl">{title}</h1>
          {props.showDescription && description && (
            <p className="mt-3 text-lg whitespace-pre-line text-ink-soft">{description}</p>
          )}
        </div>
        {props.showPicture && image && (
          <figure className="overflow-hidden rounded-card max-md:order-first">
            <Photo
              {...image}
              media={image.id}
              alt={image.alt}
              sizes="(min-width:48rem) 50vw,94vw"
              ratio="16 / 9"
              className="w-full"
              first
            />
          </figure>
        )}
      </header>
      <ProductListing
        listing={listing}
        settings={{ ...props, sort: sort === 'chosen' ? props.sort : sort }}
        instead={<NearestList nearest={nearest} />}
      />
    </Band>
  )
}

export const collectionProducts = defineSection({
  type: 'collection-products',
  title: 'Collection products',
  category: 'commerce',
  schema,
  sample,
  words: 'collection products filter',
  view: CollectionProductsView,
  load: loadCollection,
  only: 'collection',
})
