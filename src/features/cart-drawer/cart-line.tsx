import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cartScope, useChangeQuantity, useRemoveFromCart } from '../../client/cart.ts'
import { messageOf } from '../../client/message-of.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import type { CartItem } from '../../shared/selling/bag/cart.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { t } from '../../shared/words.ts'
import { Link } from '../../ui/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { Stepper } from '../../ui/stepper.tsx'

/**
 * One line of the bag: picture, name, options, quantity, amount, keep for later, remove. Shared by the cart drawer and the cart page. It
 * changes the cart itself and shows a refusal beside the line that it concerns.
 */
export function CartLine({ item, currency }: { item: CartItem; currency: string }) {
  const change = useChangeQuantity()
  const remove = useRemoveFromCart()
  const keep = useKeepForLater(item)
  const busy = change.isPending || remove.isPending || keep.isPending
  const failed = change.error ?? remove.error ?? keep.error
  const href = addressOf('product', item.path)
  const options = Object.entries(item.options)
  const act = (begin: () => void) => {
    if (busy) return
    // The reason of an earlier refusal would stay beside the line.
    for (const { reset } of [change, remove, keep]) reset()
    begin()
  }
  const setQuantity = (quantity: number) =>
    act(() => change.mutate({ id: item._id, productVariantId: item.productVariantId, quantity }))
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
        <div className="mt-1 flex flex-wrap gap-x-5">
          <LineButton text={t('Keep for later')} of={item} onPress={() => act(() => keep.mutate())} />
          <LineButton text={t('Remove')} of={item} onPress={() => act(() => remove.mutate(item._id))} />
        </div>
        {failed && (
          <p className="text-sm text-danger" role="alert">
            {messageOf(failed)}
          </p>
        )}
      </div>
    </article>
  )
}

/** The code of the wishlist is loaded on first use. */
function useKeepForLater(item: CartItem) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => (await import('../../client/keep-for-later.ts')).keepForLater(queries, item),
    scope: cartScope,
  })
}

type LineButtonProps = { text: string; of: CartItem; onPress: () => void }

function LineButton({ text, of: { name }, onPress }: LineButtonProps) {
  return (
    <button
      type="button"
      className="min-h-11 text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
      onClick={onPress}
    >
      {text}
      <span className="sr-only"> {name}</span>
    </button>
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
