import { useChangeQuantity, useRemoveFromCart } from '../../client/cart.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import type { CartItem } from '../../shared/selling/cart.ts'
import { formatPrice } from '../../shared/selling/money.ts'
import { t } from '../../shared/words.ts'
import { Link } from '../../ui/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { Stepper } from '../../ui/stepper.tsx'

/**
 * One line of the bag: picture, name, options, quantity, amount, remove. Shared by the cart drawer and the cart page; it
 * changes the cart by itself, and shows what the shop answered beside the line that it concerns.
 */
export function CartLine({ item, currency }: { item: CartItem; currency: string }) {
  const change = useChangeQuantity()
  const remove = useRemoveFromCart()
  const busy = change.isPending || remove.isPending
  const failed = change.error ?? remove.error
  const href = addressOf('product', item.path)
  const options = Object.entries(item.options)
  const setQuantity = (quantity: number) =>
    busy || change.mutate({ id: item._id, productVariantId: item.productVariantId, quantity })
  return (
    <article className="flex gap-4" aria-busy={busy || undefined}>
      {item.image && (
        <Photo
          media={item.image.id}
          alt=""
          sizes="5.5rem"
          ratio="4 / 5"
          className="w-22 shrink-0 self-start rounded-card"
        />
      )}
      <div className="min-w-0 flex-1">
        <Link href={href} className="font-semibold leading-snug wrap-anywhere hover:underline">
          {item.name}
        </Link>
        {options.length > 0 && (
          <p className="text-sm text-ink-soft">{options.map(([name, value]) => `${name}: ${value}`).join(', ')}</p>
        )}
        <Shortage item={item} onAccept={setQuantity} />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Stepper
            label={t('Quantity of {name}', { name: item.name })}
            quantity={item.quantity}
            most={Math.min(item.available, item.most)}
            busy={busy}
            onChange={setQuantity}
          />
          <LineAmount item={item} currency={currency} />
        </div>
        <button
          type="button"
          className="mt-1 min-h-11 text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
          onClick={() => busy || remove.mutate(item._id)}
        >
          {t('Remove')}
          <span className="sr-only"> {item.name}</span>
        </button>
        {failed && (
          <p className="text-sm text-danger" role="alert">
            {failed.message}
          </p>
        )}
      </div>
    </article>
  )
}

function LineAmount({ item: { amount, mrp, quantity }, currency }: { item: CartItem; currency: string }) {
  const listed = mrp * quantity
  return (
    <p className="text-right tabular-nums">
      {listed > amount && (
        <s className="mr-2 text-sm text-ink-soft">
          <span className="sr-only">{t('List price')} </span>
          {formatPrice(listed, currency)}
        </s>
      )}
      <span className="font-semibold">{formatPrice(amount, currency)}</span>
    </p>
  )
}

type ShortageProps = { item: CartItem; onAccept: (quantity: number) => void }

/** Shown if the quantity exceeds the stock or the limit per order; offers the available quantity. */
function Shortage({ item: { quantity, available, most }, onAccept }: ShortageProps) {
  const had = Math.min(available, most)
  if (had >= quantity) return null
  if (had <= 0) return <p className="mt-1 text-sm font-semibold text-sale">{t('Out of stock')}</p>
  return (
    <p className="mt-1 text-sm">
      <span className="font-semibold text-sale">
        {available <= most
          ? t('Only {count} left', { count: available })
          : t('Up to {count} in one order', { count: most })}
      </span>{' '}
      <button type="button" className="min-h-11 underline underline-offset-4" onClick={() => onAccept(had)}>
        {t('Change to {count}', { count: had })}
      </button>
    </p>
  )
}
