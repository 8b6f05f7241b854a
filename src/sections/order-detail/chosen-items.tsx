import { lineName } from '../../shared/selling/orders/line-name.ts'
import type { Order } from '../../shared/selling/orders/orders.ts'
import type { PiecesOf } from '../../shared/selling/orders/pieces.ts'
import { t } from '../../shared/words.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Stepper } from '../../ui/stepper.tsx'

type Props = {
  order: Pick<Order, 'lines'>
  /** Each line with the most of its pieces. */
  lines: PiecesOf[]
  /** By position; a line that is not chosen is missing. */
  chosen: Map<number, number>
  onChange: (chosen: Map<number, number>) => void
}

/** Which items, and how many pieces of each. */
export function ChosenItems({ order, lines, chosen, onChange }: Props) {
  const change = (position: number, pieces: number | undefined) => {
    const next = new Map(chosen)
    if (pieces === undefined) next.delete(position)
    else next.set(position, pieces)
    onChange(next)
  }
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t('Items')}</legend>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map(({ position, pieces }) => {
          const name = lineName(order.lines, position)
          const count = chosen.get(position)
          return (
            <li key={position} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <Checkbox
                label={name}
                checked={count !== undefined}
                onChange={({ target }) => change(position, target.checked ? pieces : undefined)}
              />
              {count !== undefined && pieces > 1 && (
                <Stepper
                  label={t('Pieces of {name}', { name })}
                  quantity={count}
                  most={pieces}
                  onChange={(next) => change(position, next)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
