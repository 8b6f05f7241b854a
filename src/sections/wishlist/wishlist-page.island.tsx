import { usePersonal } from '../../client/personal.ts'
import { wishlistQuery } from '../../client/wishlist.ts'
import { AccountShell } from '../../features/account/account-shell.tsx'
import type { Person } from '../../shared/people/customer.ts'
import type { WishlistItem } from '../../shared/selling/bag/wishlist.ts'
import { t } from '../../shared/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { PriceMails } from './price-mails.tsx'
import { ShareList } from './share-list.tsx'
import { WishlistCard } from './wishlist-card.tsx'

type Props = {
  heading: string
  emptyHeading: string
  emptyText: string
  shop: { text: string; href: string }
  preview: { person: Person; items: WishlistItem[] } | null
}

/** The signed-in customer's wishlist, from the same query as the hearts and the header's count. */
export default function WishlistPage({ heading, emptyHeading, emptyText, shop, preview }: Props) {
  const shown = preview && { data: preview.items, total: preview.items.length }
  const {
    data: list,
    fault,
    retry,
  } = usePersonal({
    key: wishlistQuery.queryKey,
    run: wishlistQuery.queryFn,
    preview: shown,
  })
  return (
    <AccountShell current="wishlist" heading={heading} preview={preview?.person ?? null}>
      {fault && <LoadFault text={fault} retry={retry} />}
      {!list && !fault && <WishlistSkeleton />}
      {list?.total === 0 && (
        <EmptyState heading={emptyHeading} text={emptyText}>
          {shop.text && (
            <Link href={shop.href} className={buttonClass()}>
              {shop.text}
            </Link>
          )}
        </EmptyState>
      )}
      <ul className="wish-grid empty:hidden">
        {list?.data.map((item) => (
          <WishlistCard key={item._id} item={item} />
        ))}
      </ul>
      {list && <ShareList inert={preview !== null} isEmpty={list.total === 0} />}
      {list && list.total > 0 && <PriceMails inert={preview !== null} />}
    </AccountShell>
  )
}

function WishlistSkeleton() {
  return (
    <Loading text={t('Loading your wishlist')}>
      <div className="wish-grid">
        {[0, 1, 2].map((card) => (
          <div key={card}>
            <Skeleton className="aspect-[4/5] w-full" />
            <Skeleton className="mt-4 h-4 w-3/4" />
            <Skeleton className="mt-2 h-4 w-1/3" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
