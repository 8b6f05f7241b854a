import { useSignedIn } from '../../client/session.ts'
import type { Order } from '../../shared/selling/orders/orders.ts'
import { t } from '../../shared/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

type Props = { order: Order; look?: 'primary' | 'secondary'; isPreview?: boolean }

/** The way to the order among the customer's. A guest has none: their mail leads to the order, and an account to more (B303). */
export function SeeOrder({ order, look = 'secondary', isPreview = false }: Props) {
  const isGuest = !useSignedIn() && !isPreview
  return (
    <Link href={isGuest ? '/signup' : `/setting/orders/${order._id}`} className={buttonClass(look)}>
      {isGuest ? t('Create an account') : t('See the order')}
    </Link>
  )
}

/** Tells a guest how to see, cancel or return the order. */
export function ForGuest({ isPreview }: { isPreview: boolean }) {
  if (useSignedIn() || isPreview) return null
  return (
    <p className="mt-4">
      {t('We have mailed you a link to your order. You can cancel or return it there, without an account.')}
    </p>
  )
}
