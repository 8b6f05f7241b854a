import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Purchasable } from '../../client/product.ts'
import { say } from '../../shared/own-words.ts'
import { lookOf, pictureOf } from '../../shared/selling/looks.ts'
import { formatPrice } from '../../shared/selling/money.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Price } from '../../ui/price.tsx'
import { Swatch } from '../../ui/swatch.tsx'
import { BagButton } from './bag-button.tsx'
import { type Chosen, canBeHad, choiceOf, priceSpan, stockNote, variantOf } from './choices.ts'
import { useAddToBag } from './use-add-to-bag.ts'

const chosenIn = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Chosen

type Props = {
  product: Purchasable
  onAdded?: () => void
  /** Told the picture of what is chosen, whenever that is another one; undefined while nothing chosen has one. */
  onPicture?: (id: string | undefined) => void
}

/**
 * Price, options and 'Add to bag' of one product; shared by the product's page and the cards' dialog. The choices are plain
 * radio buttons: readable without script, checked by the browser, and what was chosen before script arrived counts.
 */
export function PurchaseForm({ product, onAdded, onPicture }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<Chosen>({})
  const { add, busy } = useAddToBag(product.path)
  useEffect(() => {
    if (form.current) setChosen(chosenIn(form.current))
  }, [])
  const picture = pictureOf(product.options, chosen)
  useEffect(() => onPicture?.(picture), [picture, onPicture])
  const variant = variantOf(product, chosen)
  const soldOut = variant ? variant.stock <= 0 : product.variants.every(({ stock }) => stock <= 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (variant) add(variant._id, onAdded)
  }
  return (
    <form ref={form} onChange={(event) => setChosen(chosenIn(event.currentTarget))} onSubmit={submit}>
      <PriceNow product={product} chosen={chosen} />
      <p className="mt-1 text-sm text-ink-soft">Inclusive of all taxes</p>
      <div className="mt-6 grid gap-5 empty:hidden">
        {product.options.map((option) => (
          <Choice key={option.name} option={option} product={product} chosen={chosen} />
        ))}
      </div>
      <p className="mt-4 min-h-6 font-semibold text-sale" aria-live="polite">
        {variant ? stockNote(variant) : soldOut && 'Out of stock'}
      </p>
      <div className="buy-bar">
        <BagButton type="submit" busy={busy} disabled={soldOut} className={buttonClass('primary', 'w-full')}>
          {soldOut ? 'Sold out' : say('product.addToBag')}
        </BagButton>
      </div>
    </form>
  )
}

function PriceNow({ product, chosen }: { product: Purchasable; chosen: Chosen }) {
  const span = priceSpan(product, chosen)
  if (!span) return <p className="text-ink-soft">This combination is not made.</p>
  const { low, high } = span
  if (low.price === high.price)
    return <Price price={low.price} mrp={low.mrp} currency={product.currency} size="large" />
  return (
    <p className="text-2xl font-semibold tabular-nums">
      {formatPrice(low.price, product.currency)} – {formatPrice(high.price, product.currency)}
    </p>
  )
}

type ChoiceProps = { option: Purchasable['options'][number]; product: Purchasable; chosen: Chosen }

function Choice({ option, product, chosen }: ChoiceProps) {
  const { name, values } = option
  const choice = choiceOf(chosen, name)
  return (
    <fieldset>
      <legend className="mb-2 text-sm">
        {name}
        {choice && <span className="font-semibold">: {choice}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {values.map((value) => (
          <label key={value} className="choice" data-gone={canBeHad(product, chosen, name, value) ? undefined : ''}>
            <input type="radio" name={name} value={value} required defaultChecked={values.length === 1} />
            <span>
              <Swatch look={lookOf(option, value)} />
              {value}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
