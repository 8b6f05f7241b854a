import { useId } from 'react'
import type { Purchasable } from '../../client/product.ts'
import { lookOf } from '../../shared/selling/catalogue/looks.ts'
import { t } from '../../shared/words.ts'
import { FieldError } from '../../ui/field.tsx'
import { Swatch } from '../../ui/swatch.tsx'
import { type Chosen, canBeHad, choiceOf } from './choices.ts'

type Props = {
  option: Purchasable['options'][number]
  product: Purchasable
  chosen: Chosen
  /** The initial choice. */
  first: Chosen
  /** The button was pressed without a value of this option. */
  isMissing: boolean
}

/** The values of one option, as plain radio buttons. */
export function OptionChoice({ option, product, chosen, first, isMissing }: Props) {
  const id = useId()
  const { name, values } = option
  const choice = choiceOf(chosen, name)
  return (
    <fieldset aria-describedby={isMissing ? id : undefined}>
      <legend className="mb-2 text-sm wrap-anywhere">
        {name}
        {choice && <span className="font-semibold">: {choice}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {values.map((value) => (
          <label key={value} className="choice" data-gone={canBeHad(product, chosen, name, value) ? undefined : ''}>
            <input
              type="radio"
              name={name}
              value={value}
              required
              defaultChecked={values.length === 1 || choiceOf(first, name) === value}
            />
            <span>
              <Swatch look={lookOf(option, value)} />
              {value}
            </span>
          </label>
        ))}
      </div>
      {isMissing && <FieldError id={id} text={t('Choose {options}', { options: name })} />}
    </fieldset>
  )
}
