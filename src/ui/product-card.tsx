import type { ReactNode } from 'react'
import { addressOf } from '../shared/content/kinds/index.ts'
import type { ShownPicture } from '../shared/content/media/picture-shapes.ts'
import type { ProductListItem } from '../shared/selling/catalogue/products.ts'
import { t } from '../shared/words.ts'
import { Link } from './link.tsx'
import { Photo } from './photo.tsx'
import { Price } from './price.tsx'
import { RatingLine } from './rating-line.tsx'
import { SaleBadge } from './sale-badge.tsx'

export type CardLook = 'bag' | 'plain' | 'brand' | 'rating' | 'wishlist'

type Props = {
  item: ProductListItem
  /** How wide its picture stands, as in the `sizes` attribute. */
  sizes: string
  look?: CardLook
  /** Level of its heading: one below that of the list. */
  level?: 2 | 3
  /** In view at once on most screens: its picture does not wait. */
  first?: boolean
  /** Lies on the picture's corner, above the card's link. */
  heart?: ReactNode
  /** The 'Add to bag' button; the card's link lies under it. */
  children?: ReactNode
}

/**
 * A product in a list: cover (the second picture on hover), name, category, price, struck-out list price and percent off
 * (S34, E4); with stars on the rating card (S28), with the sale badge on the wishlist card (S29). The whole card is one link. A page holds forty of them, so one class styles the card and its elements carry
 * none.
 */
export function ProductCard({ item, sizes, look = 'bag', level = 3, first, heart, children }: Props) {
  const Heading = `h${level}` as const
  const [cover, second] = item.basicDetails.media
  return (
    <article className="product-card" data-look={look === 'plain' ? look : undefined}>
      <div>
        {cover && <Cover picture={cover} sizes={sizes} first={first} />}
        {second && <Cover picture={second} sizes={sizes} />}
        {!item.inStock && <b>{t('Sold out')}</b>}
        {look === 'wishlist' && <SaleBadge price={item.price} mrp={item.mrp} />}
      </div>
      {heart}
      {look === 'brand' && item.brand && <p>{item.brand}</p>}
      <Heading>
        <Link href={addressOf('product', item.path)}>{item.name}</Link>
      </Heading>
      {look === 'rating' && item.rating && <RatingLine rating={item.rating} />}
      {item.category && <p>{item.category.title}</p>}
      <Price price={item.price} mrp={item.mrp} currency={item.currency} priceVaries={item.priceVaries} />
      {children}
    </article>
  )
}

type CoverProps = { picture: ShownPicture; sizes: string; first?: boolean }

/** Its proportions are the card's, so its height is of no use. */
function Cover({ picture: { id, width, colour, focus, file }, sizes, first }: CoverProps) {
  return <Photo {...{ media: id, width, colour, focus, file, sizes, first }} alt="" />
}
