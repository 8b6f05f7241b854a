import { Minus, Plus } from 'lucide-react'
import { useChangeQuantity, useRemoveFromCart } from '../../client/cart.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import type { CartItem } from '../../shared/selling/cart.ts'
import { formatPrice } from '../../shared/selling/money.ts'
import { Photo } from '../../ui/photo.tsx'

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
        <a href={href} className="font-semibold leading-snug wrap-anywhere hover:underline">
          {item.name}
        </a>
        {options.length > 0 && (
          <p className="text-sm text-ink-soft">{options.map(([name, value]) => `${name}: ${value}`).join(', ')}</p>
        )}
        <Shortage item={item} onAccept={setQuantity} />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <QuantityStepper item={item} busy={busy} onChange={setQuantity} />
          <LineAmount item={item} currency={currency} />
        </div>
        <button
          type="button"
          className="mt-1 min-h-11 text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
          onClick={() => busy || remove.mutate(item._id)}
        >
          Remove<span className="sr-only"> {item.name}</span>
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

type StepperProps = { item: CartItem; busy: boolean; onChange: (quantity: number) => void }

/** Fewer and more of one thing; never more than the shop has, or sells in one order. */
export function QuantityStepper({ item: { name, quantity, available, most }, busy, onChange }: StepperProps) {
  return (
    <fieldset className="stepper">
      <legend className="sr-only">Quantity of {name}</legend>
      <button type="button" disabled={quantity <= 1} onClick={() => onChange(quantity - 1)}>
        <Minus size={16} aria-hidden />
        <span className="sr-only">One less</span>
      </button>
      <output className={busy ? 'opacity-45' : undefined}>{quantity}</output>
      <button type="button" disabled={quantity >= Math.min(available, most)} onClick={() => onChange(quantity + 1)}>
        <Plus size={16} aria-hidden />
        <span className="sr-only">One more</span>
      </button>
    </fieldset>
  )
}

function LineAmount({ item: { amount, mrp, quantity }, currency }: { item: CartItem; currency: string }) {
  const listed = mrp * quantity
  return (
    <p className="text-right tabular-nums">
      {listed > amount && (
        <s className="mr-2 text-sm text-ink-soft">
          <span className="sr-only">List price </span>
          {formatPrice(listed, currency)}
        </s>
      )}
      <span className="font-semibold">{formatPrice(amount, currency)}</span>
    </p>
  )
}

type ShortageProps = { item: CartItem; onAccept: (quantity: number) => void }

/** Somebody else was faster, or it is more than one order may have: says so, and offers what can be had. */
function Shortage({ item: { quantity, available, most }, onAccept }: ShortageProps) {
  const had = Math.min(available, most)
  if (had >= quantity) return null
  if (had <= 0) return <p className="mt-1 text-sm font-semibold text-sale">Out of stock</p>
  return (
    <p className="mt-1 text-sm">
      <span className="font-semibold text-sale">
        {available <= most ? `Only ${available} left` : `Up to ${most} in one order`}
      </span>{' '}
      <button type="button" className="min-h-11 underline underline-offset-4" onClick={() => onAccept(had)}>
        Change to {had}
      </button>
    </p>
  )
}
