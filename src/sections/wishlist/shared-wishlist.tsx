import AddToBagButton from '../../features/add-to-bag/add-to-bag.island.tsx'
import { Heart } from '../../features/wishlist/heart.tsx'
import type { WishlistItem } from '../../shared/selling/bag/wishlist.ts'
import { t } from '../../shared/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Island } from '../define/island.tsx'
import { PieceCard } from './piece-card.tsx'

/** A customer's wishlist for anyone with its link (B286). Does not show the owner's name. */
export function SharedWishlist({ items }: { items: WishlistItem[] }) {
  if (items.length === 0)
    return (
      <>
        <h1 className="sr-only">{t('A wishlist')}</h1>
        <EmptyState heading={t('This wishlist is empty')} text={t('Something may be added to it later.')}>
          <Link href="/search" className={buttonClass('secondary')}>
            {t('Look around')}
          </Link>
        </EmptyState>
      </>
    )
  return (
    <>
      <header className="mb-10">
        <h1 className="text-3xl">{t('A wishlist')}</h1>
        <p className="mt-2 max-w-[60ch] text-ink-soft">
          {t('This list was shared with you. Prices and stock are up to date.')}
        </p>
      </header>
      <ul className="wish-grid">
        {items.map((item) => (
          <Piece key={item._id} item={item} />
        ))}
      </ul>
    </>
  )
}

function Piece({ item }: { item: WishlistItem }) {
  const { productId, productVariantId, name, path, available } = item
  const heart = <Heart product={{ _id: productId, name, shownVariantId: productVariantId }} />
  return (
    <PieceCard item={item} corner={heart}>
      {available > 0 && (
        <Island name="add-to-bag" of={AddToBagButton} start="touch" props={{ name, path, variant: productVariantId }} />
      )}
    </PieceCard>
  )
}
