import { X } from 'lucide'
import { BagButton } from '../../features/add-to-bag/bag-button.tsx'
import type { WishlistItem } from '../../shared/selling/bag/wishlist.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { t } from '../../shared/words.ts'
import { LineIcon } from '../../ui/line-icon.tsx'
import { PieceCard } from './piece-card.tsx'
import { useWish } from './use-wish.ts'

/** A wishlist item: price now and when saved, availability, buttons to move it to the bag or remove it. */
export function WishlistCard({ item }: { item: WishlistItem }) {
  const { name, available } = item
  const { moveToBag, remove, busy } = useWish(item)
  const removeButton = (
    <button
      type="button"
      className="heart"
      aria-label={t('Remove {name} from your wishlist', { name })}
      onClick={remove}
      disabled={busy}
    >
      <LineIcon of={X} className="size-5" />
    </button>
  )
  return (
    <PieceCard item={item} corner={removeButton}>
      <PriceNote item={item} />
      {available > 0 && (
        <BagButton className="bag-button" busy={busy} onClick={moveToBag}>
          {t('Move to bag')}
          <span className="sr-only"> {name}</span>
        </BagButton>
      )}
    </PieceCard>
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
