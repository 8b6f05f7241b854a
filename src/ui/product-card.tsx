import type { ReactNode } from 'react'
import { addressOf } from '../shared/content/kinds/index.ts'
import type { ShownPicture } from '../shared/content/picture-shapes.ts'
import type { ProductListItem } from '../shared/selling/products.ts'
import { Photo } from './photo.tsx'
import { Price } from './price.tsx'

export type CardLook = 'bag' | 'plain' | 'brand'

type Props = {
  item: ProductListItem
  /** How wide its picture stands, as in the `sizes` attribute. */
  sizes: string
  look?: CardLook
  /** Level of its heading: one below that of the list. */
  level?: 2 | 3
  /** In view at once on most screens: its picture does not wait. */
  first?: boolean
  /** The 'Add to bag' button; the card's link lies under it. */
  children?: ReactNode
}

/**
 * A product in a list: cover (the second picture on hover), name, category, price, struck-out list price and percent off
 * (S34, E4). The whole card is one link. A page holds forty of them, so one class styles the card and its elements carry
 * none.
 */
export function ProductCard({ item, sizes, look = 'bag', level = 3, first, children }: Props) {
  const Heading = `h${level}` as const
  const [cover, second] = item.basicDetails.media
  return (
    <article className="product-card" data-look={look === 'plain' ? look : undefined}>
      <div>
        {cover && <Cover picture={cover} sizes={sizes} first={first} />}
        {second && <Cover picture={second} sizes={sizes} />}
        {!item.inStock && <b>Sold out</b>}
      </div>
      {look === 'brand' && item.brand && <p>{item.brand}</p>}
      <Heading>
        <a href={addressOf('product', item.path)}>{item.name}</a>
      </Heading>
      {item.category && <p>{item.category.title}</p>}
      <Price price={item.price} mrp={item.mrp} currency={item.currency} priceVaries={item.priceVaries} />
      {children}
    </article>
  )
}

type CoverProps = { picture: ShownPicture; sizes: string; first?: boolean }

/** Its proportions are the card's, so its height is of no use. */
function Cover({ picture: { id, width, colour, focus }, sizes, first }: CoverProps) {
  return <Photo media={id} width={width} colour={colour} focus={focus} alt="" sizes={sizes} first={first} />
}
