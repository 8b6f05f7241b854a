import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Purchasable } from '../../client/product.ts'
import type { Wanted } from '../../client/wanted.ts'
import { say } from '../../shared/own-words.ts'
import { pictureOf } from '../../shared/selling/catalogue/looks.ts'
import { unitPriceText } from '../../shared/selling/catalogue/unit-price.ts'
import type { Variant } from '../../shared/selling/catalogue/variants.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { t } from '../../shared/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Price } from '../../ui/price.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { Heart } from '../wishlist/heart.tsx'
import { BagButton } from './bag-button.tsx'
import { BarSummary } from './bar-summary.tsx'
import { type Chosen, missingOf, priceSpan, stockNote, variantOf } from './choices.ts'
import { OptionChoice } from './option-choice.tsx'
import { StockNotice } from './stock-notice.tsx'
import { useAddToBag } from './use-add-to-bag.ts'

const nothing: Chosen = {}

/** The value of the button that buys at once. */
const buyNow = 'buy-now'

/** The button by which a form was sent. */
const pressedIn = ({ nativeEvent }: FormEvent) =>
  nativeEvent instanceof SubmitEvent && nativeEvent.submitter instanceof HTMLButtonElement
    ? nativeEvent.submitter
    : undefined

const chosenIn = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Chosen

/** The radio buttons of an option. */
const radiosOf = (form: HTMLFormElement, name: string) =>
  [...form.elements].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.name === name,
  )

type Props = {
  product: Purchasable
  /** The initial choice. */
  first?: Chosen
  /** The latest choice made in another form of the same product. */
  elsewhere?: Chosen
  onChosen?: (chosen: Chosen) => void
  /** Asks for the missing options. Without it, or when it returns false, the form names them beside their values. */
  onMissing?: (chosen: Chosen) => boolean
  onAdded?: () => void
  /** Buys the chosen variant at once; without it there is no such button. */
  onBuy?: (wanted: Wanted) => void
  buying?: boolean
  /** Called with the picture of the chosen variant when it changes; undefined if it has none. */
  onPicture?: (id: string | undefined) => void
  /** Told the variant that is chosen, whenever that is another one; undefined while none is. */
  onVariant?: (variant: Variant | undefined) => void
}

/** More of one thing than this are ordered in the bag. */
const mostAtOnce = 10

/**
 * Price, options, quantity and 'Add to bag' of one product; shared by the product's page and the cards' dialog. The choices are plain
 * radio buttons: readable without script, and choices made before the script arrived count.
 */
export function PurchaseForm({
  product,
  first = nothing,
  elsewhere,
  onChosen,
  onMissing,
  onAdded,
  onBuy,
  buying = false,
  onPicture,
  onVariant,
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState(first)
  const [asked, setAsked] = useState(false)
  const [pieces, setPieces] = useState(1)
  const { add, busy } = useAddToBag(product.path)
  useEffect(() => {
    if (!form.current) return
    for (const [name, value] of Object.entries(elsewhere ?? nothing))
      for (const radio of radiosOf(form.current, name)) radio.checked = radio.value === value
    setChosen(chosenIn(form.current))
  }, [elsewhere])
  useEffect(() => onChosen?.(chosen), [chosen, onChosen])
  const picture = pictureOf(product.options, chosen)
  useEffect(() => onPicture?.(picture), [picture, onPicture])
  const variant = variantOf(product, chosen)
  useEffect(() => onVariant?.(variant), [variant, onVariant])
  const soldOut = variant ? variant.stock <= 0 : product.variants.every(({ stock }) => stock <= 0)
  const most = Math.max(1, Math.min(variant?.stock ?? 1, mostAtOnce))
  const quantity = Math.min(pieces, most)
  const missing = missingOf(product, chosen)
  const askFor = (form: HTMLFormElement) => {
    const [name] = missing
    if (name === undefined || onMissing?.(chosen)) return
    setAsked(true)
    radiosOf(form, name)[0]?.focus()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!variant) return askFor(event.currentTarget)
    const wanted = { productVariantId: variant._id, quantity }
    if (pressedIn(event)?.value === buyNow) onBuy?.(wanted)
    else add(wanted, onAdded)
  }
  return (
    <>
      <form ref={form} noValidate onChange={(event) => setChosen(chosenIn(event.currentTarget))} onSubmit={submit}>
        <PriceNow product={product} chosen={chosen} />
        <UnitPrice product={product} chosen={chosen} />
        <p className="mt-1 text-sm text-ink-soft">{t('Inclusive of all taxes')}</p>
        <div className="mt-6 grid gap-5 empty:hidden">
          {product.options.map((option) => (
            <OptionChoice
              key={option.name}
              {...{ option, product, chosen, first }}
              isMissing={asked && missing.includes(option.name)}
            />
          ))}
        </div>
        <p className="mt-4 min-h-6 font-semibold text-sale" aria-live="polite">
          {variant ? stockNote(variant) : soldOut && t('Out of stock')}
        </p>
        {most > 1 && (
          <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <span aria-hidden>{t('Quantity')}</span>
            <Stepper
              label={t('Quantity of {name}', { name: product.name })}
              quantity={quantity}
              most={most}
              onChange={setPieces}
            />
          </div>
        )}
        <div className="buy-bar">
          <BarSummary product={product} chosen={chosen} />
          <BagButton type="submit" busy={busy} disabled={soldOut} className={buttonClass('primary', 'flex-1')}>
            {soldOut ? t('Sold out') : say('product.addToBag')}
          </BagButton>
          {onBuy && !soldOut && (
            <BagButton type="submit" value={buyNow} busy={buying} className={buttonClass('secondary', 'flex-1')}>
              {t('Buy now')}
            </BagButton>
          )}
          <Heart
            product={{ ...product, shownVariantId: variant?._id ?? product.shownVariantId }}
            className="heart beside-bag"
          />
        </div>
      </form>
      {variant && soldOut && <StockNotice key={variant._id} variantId={variant._id} />}
    </>
  )
}

function PriceNow({ product, chosen }: { product: Purchasable; chosen: Chosen }) {
  const span = priceSpan(product, chosen)
  if (!span) return <p className="text-ink-soft">{t('This combination is not made.')}</p>
  const { low, high } = span
  if (low.price === high.price)
    return <Price price={low.price} mrp={low.mrp} currency={product.currency} size="large" />
  return (
    <p className="text-2xl font-semibold tabular-nums">
      {formatPrice(low.price, product.currency)} – {formatPrice(high.price, product.currency)}
    </p>
  )
}

/** Unit price, once the variant is known. */
function UnitPrice({ product, chosen }: { product: Purchasable; chosen: Chosen }) {
  const variant = product.variants.length === 1 ? product.variants[0] : variantOf(product, chosen)
  const netQuantity = variant?.netQuantity ?? product.netQuantity
  const text = variant && unitPriceText(variant.price, { netQuantity, netUnit: product.netUnit }, product.currency)
  return text ? <p className="mt-1 text-sm text-ink-soft tabular-nums">{text}</p> : null
}
