import { useId } from 'react'
import { ProductCards } from '../../features/product-listing/product-cards.tsx'
import { ProductShelf } from '../../features/product-listing/product-shelf.tsx'
import { say } from '../../shared/own-words.ts'
import type { ProductListItem } from '../../shared/selling/catalogue/products.ts'
import { t } from '../../shared/words.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { Band } from '../../ui/band.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import type { PageInfo } from '../define/page-info.tsx'
import type { Reads } from '../define/reads.ts'
import { defineSection } from '../define/section.ts'
import { looks, type ProductList, sample, schema } from './product-list.schema.ts'

/** The products that the configuration asks for, at most `totalCardsToShow`. */
async function loadProductList(props: ProductList, reads: Reads, _page: PageInfo): Promise<ProductListItem[]> {
  const { show, category, products, sort, totalCardsToShow: size } = props
  if (show === 'collection' && props.collection) return firstOfCollection(props, reads)
  return reads.firstProducts({
    category: show === 'category' && category ? category : undefined,
    paths: show === 'chosen' ? products : undefined,
    onSale: show === 'sale' || undefined,
    sort,
    size,
  })
}

/** In the collection's own order; where it has none, in the section's. */
async function firstOfCollection({ collection: path, sort, totalCardsToShow: size }: ProductList, reads: Reads) {
  const collection = await reads.collection(path)
  if (!collection) return []
  const asChosen = collection.sort === 'chosen' || undefined
  return reads.firstProducts({ collection: collection.path, asChosen, sort, size })
}

function ProductListView({ props, data: items }: { props: ProductList; data: ProductListItem[] }) {
  const { heading, title, description, button } = props
  const link = <ActionLink button={button} look="quiet" className="px-0!" />
  const headed = Boolean(heading || title || description)
  return (
    <Band band={props}>
      <SectionHeader {...props} aside={link} />
      {items.length === 0 ? (
        <p className="py-8 text-center text-lg text-ink-soft">{say('product.empty')}</p>
      ) : (
        <Cards props={props} items={items} level={heading ? 3 : 2} />
      )}
      {!headed && <div className="mt-8 flex justify-center empty:hidden">{link}</div>}
    </Band>
  )
}

function Cards({ props, items, level }: { props: ProductList; items: ProductListItem[]; level: 2 | 3 }) {
  const { card: look, layout, enablePaging, cardPerSection } = props
  if (layout === 'carousel')
    return (
      <ProductShelf items={items} look={look} level={level} label={props.heading || props.title || t('Products')} />
    )
  if (layout === 'row') return <ProductCards items={items} look={look} arrangement="row" level={level} />
  if (!enablePaging || items.length <= cardPerSection)
    return <ProductCards items={items} look={look} arrangement="grid" level={level} />
  return <Paged items={items} size={cardPerSection} look={look} level={level} />
}

type PagedProps = { items: ProductListItem[]; size: number; look: ProductList['card']; level: 2 | 3 }

/** The pages of the list stand side by side; the bar's links lead to them, without script and without a new page. */
function Paged({ items, size, look, level }: PagedProps) {
  const id = useId()
  const pages = Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  )
  return (
    <div className="snap-strip -mx-1 gap-4">
      {pages.map((cards, page) => (
        <div key={page} id={`${id}${page}`} className="p-1">
          <ProductCards items={cards} look={look} arrangement="grid" level={level} />
          <Pagination
            page={page}
            pages={pages.length}
            href={(to) => `#${id}${to}`}
            label={t('Products, page {number}', { number: page + 1 })}
          />
        </div>
      ))}
    </div>
  )
}

export const productList = defineSection({
  type: 'product-list',
  title: 'Product list',
  category: 'commerce',
  schema,
  sample,
  looks,
  view: ProductListView,
  load: loadProductList,
})
