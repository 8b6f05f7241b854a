import { X } from 'lucide'
import { BagButton } from '../../features/add-to-bag/bag-button.tsx'
import { addressOf } from '../../shared/content/kinds/index.ts'
import { formatPrice } from '../../shared/selling/money.ts'
import type { WishlistItem } from '../../shared/selling/wishlist.ts'
import { t } from '../../shared/words.ts'
import { LineIcon } from '../../ui/line-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { Price } from '../../ui/price.tsx'
import { SaleBadge } from '../../ui/sale-badge.tsx'
import { useWish } from './use-wish.ts'

/** A wishlist item: price now and when saved, availability, buttons to move it to the bag or remove it. */
export function WishlistCard({ item }: { item: WishlistItem }) {
  const { name, path, image, options, brand, price, mrp, currency, available, isSold } = item
  const { moveToBag, remove, busy } = useWish(item)
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
      <button
        type="button"
        className="heart"
        aria-label={t('Remove {name} from your wishlist', { name })}
        onClick={remove}
        disabled={busy}
      >
        <LineIcon of={X} className="size-5" />
      </button>
      {brand && <p>{brand}</p>}
      <h2>{isSold ? <Link href={addressOf('product', path)}>{name}</Link> : name}</h2>
      {chosen && <p>{chosen}</p>}
      <Price price={price} mrp={mrp} currency={currency} />
      <PriceNote item={item} />
      {available > 0 && (
        <BagButton className="bag-button" busy={busy} onClick={moveToBag}>
          {t('Move to bag')}
          <span className="sr-only"> {name}</span>
        </BagButton>
      )}
    </li>
  )
}

/** How the price changed since the item was saved. */
function PriceNote({ item: { price, keptPrice, currency, isSold } }: { item: WishlistItem }) {
  if (!isSold || price === keptPrice) return null
  const before = formatPrice(keptPrice, currency)
  return (
    <p className={`wish-note ${price < keptPrice ? 'font-semibold text-sale' : 'text-ink-soft'}`}>
      {price < keptPrice
        ? t('Cheaper: it was {price} when you kept it', { price: before })
        : t('It was {price} when you kept it', { price: before })}
    </p>
  )
}
