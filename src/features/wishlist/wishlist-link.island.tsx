import { Heart } from 'lucide'
import { useWishlist } from '../../client/wishlist.ts'
import { t } from '../../shared/words.ts'
import { LineIcon } from '../../ui/line-icon.tsx'
import { Link } from '../../ui/link.tsx'

/** The header's wishlist link, with the count once loaded. */
export default function WishlistLink() {
  const count = useWishlist()?.total ?? 0
  return (
    <Link href="/setting/wishlist" className="relative grid size-11 place-items-center">
      <LineIcon of={Heart} size={22} strokeWidth={1.75} />
      <span className="sr-only">{count === 0 ? t('Your wishlist') : t('Your wishlist, {count} in it', { count })}</span>
      {count > 0 && (
        <span className="bag-count" aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  )
}
