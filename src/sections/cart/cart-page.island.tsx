import { useAddressBar } from '../../client/address-bar.ts'
import { mayFillBag, useHasBag } from '../../client/bag.ts'
import { useCart } from '../../client/cart.ts'
import { keptCoupon } from '../../client/coupon.ts'
import { UnsoldItems } from '../../features/cart-drawer/unsold-items.tsx'
import type { Cart } from '../../shared/selling/bag/cart.ts'
import { t } from '../../shared/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { FilledBag } from './filled-bag.tsx'

type Props = {
  currency: string
  note: string
  emptyHeading: string
  emptyText: string
  shop: { text: string; href: string }
  /** Sample bag for the gallery and the builder. */
  preview: Cart | null
}

/** The bag's lines and amounts, or the notice for visitors or for an empty bag. */
export default function CartPage({ preview, ...props }: Props) {
  if (preview)
    return (
      <div inert>
        <FilledBag cart={preview} {...props} />
      </div>
    )
  return <OwnBag {...props} />
}

function OwnBag(props: Omit<Props, 'preview'>) {
  const inBrowser = useAddressBar() !== undefined
  const has = useHasBag()
  const { data: cart, fault, refetch } = useCart()
  if (inBrowser && !has) return mayFillBag() ? <EmptyBag {...props} /> : <VisitorBag shop={props.shop} />
  // The header may have loaded the cart already, but the first render must equal the server's.
  if (inBrowser && cart)
    return (
      <>
        <UnsoldItems items={cart.unsold} className="mb-6" />
        {cart.data.length > 0 ? <FilledBag cart={cart} {...props} /> : <EmptyBag {...props} />}
      </>
    )
  if (inBrowser && fault) return <LoadFault text={fault} retry={refetch} />
  return <BagSkeleton />
}

function EmptyBag({ emptyHeading, emptyText, shop }: Omit<Props, 'preview'>) {
  return (
    <EmptyState heading={emptyHeading} text={emptyText}>
      <ShopLink shop={shop} />
    </EmptyState>
  )
}

function VisitorBag({ shop }: Pick<Props, 'shop'>) {
  const code = keptCoupon()
  return (
    <EmptyState
      heading={t('Sign in to see your bag')}
      text={
        code === null
          ? t('It is kept with your account, so you find the same one on every device.')
          : t('{code} is put into your bag once you are signed in.', { code })
      }
    >
      <Link href="/login?from=%2Fcart" className={buttonClass()}>
        {t('Sign in')}
      </Link>
      <ShopLink shop={shop} />
    </EmptyState>
  )
}

function ShopLink({ shop }: Pick<Props, 'shop'>) {
  if (!shop.text) return null
  return (
    <Link href={shop.href} className={buttonClass('secondary')}>
      {shop.text}
    </Link>
  )
}

function BagSkeleton() {
  return (
    <Loading text={t('Opening your bag')}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="divide-y divide-line border-t border-line">
          {[0, 1].map((row) => (
            <div key={row} className="flex gap-4 py-6">
              <Skeleton className="h-28 w-22" />
              <div className="grid flex-1 content-start gap-3">
                <Skeleton className="h-5 w-3/5" />
                <Skeleton className="h-4 w-1/4" />
                <Skeleton className="mt-3 h-11 w-32" />
              </div>
            </div>
          ))}
        </div>
        <Skeleton className="h-72" />
      </div>
    </Loading>
  )
}
