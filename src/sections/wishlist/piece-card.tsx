import type { ReactNode } from 'react'
import { addressOf } from '../../shared/content/kinds/index.ts'
import type { WishlistItem } from '../../shared/selling/bag/wishlist.ts'
import { t } from '../../shared/words.ts'
import { Link } from '../../ui/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { Price } from '../../ui/price.tsx'
import { SaleBadge } from '../../ui/sale-badge.tsx'

type Props = {
  item: WishlistItem
  /** Lies on the picture's corner. */
  corner: ReactNode
  children: ReactNode
}

/** A piece on a wishlist, as a product's card: what is chosen, price and availability. */
export function PieceCard({ item, corner, children }: Props) {
  const { name, path, image, options, brand, price, mrp, currency, available, isSold } = item
  const chosen = Object.values(options).join(', ')
  return (
    <li className="product-card">
      <div>
        {image && (
          <Photo media={image.id} alt="" sizes="(min-width:64rem) 15rem,(min-width:48rem) 29vw,45vw" ratio="4 / 5" />
        )}
        {available === 0 && <b>{isSold ? t('Sold out') : t('No longer sold')}</b>}
        <SaleBadge price={price} mrp={mrp} />
      </div>
      {corner}
      {brand && <p>{brand}</p>}
      <h2>{isSold ? <Link href={addressOf('product', path)}>{name}</Link> : name}</h2>
      {chosen && <p>{chosen}</p>}
      <Price price={price} mrp={mrp} currency={currency} />
      {children}
    </li>
  )
}
