import { useRemoveFromCart } from '../../client/cart.ts'
import { nameWithOptions } from '../../shared/selling/bag/bag.ts'
import type { UnsoldItem } from '../../shared/selling/bag/cart.ts'
import { t } from '../../shared/words.ts'
import { Notice } from '../../ui/notice.tsx'

/** Names what the bag holds and the shop no longer sells (B164), each with a button that takes it out. */
export function UnsoldItems({ items, className = '' }: { items: UnsoldItem[]; className?: string }) {
  const remove = useRemoveFromCart()
  if (items.length === 0) return null
  return (
    <Notice kind="info" className={className}>
      <ul>
        {items.map((item) => (
          <li key={item._id} className="wrap-anywhere">
            {t('{name} is no longer sold, so it is not part of your order.', { name: nameWithOptions(item) })}{' '}
            <button
              type="button"
              className="min-h-11 underline underline-offset-4"
              onClick={() => remove.isPending || remove.mutate(item._id)}
            >
              {t('Remove')}
              <span className="sr-only"> {item.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {remove.error && <p className="text-danger">{remove.error.message}</p>}
    </Notice>
  )
}
