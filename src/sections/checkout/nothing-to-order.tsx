import { t } from '../../shared/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'

/** The checkout of an empty bag. */
export function NothingToOrder() {
  return (
    <EmptyState
      heading={t('There is nothing in your bag to order')}
      text={t('If you have just ordered, your order is with the others.')}
    >
      <Link href="/setting/orders" className={buttonClass()}>
        {t('Your orders')}
      </Link>
      <Link href="/" className={buttonClass('secondary')}>
        {t('Keep looking')}
      </Link>
    </EmptyState>
  )
}
