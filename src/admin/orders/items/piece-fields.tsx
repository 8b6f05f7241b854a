import { useId } from 'react'
import { lineName } from '../../../shared/selling/orders/line-name.ts'
import type { OrderLine } from '../../../shared/selling/orders/orders.ts'
import { type PiecesOf, sumOf } from '../../../shared/selling/orders/pieces.ts'
import { Button } from '../../../ui/button.tsx'
import { controlClass, FieldError } from '../../../ui/field.tsx'

/** A line of which some pieces can be chosen. */
export type Choosable = PiecesOf & Pick<OrderLine, 'name' | 'options' | 'sku'> & { title: string }

type Props = {
  legend: string
  /** `pieces`: the most of a line. */
  lines: Choosable[]
  /** By position; a line that is missing has none. */
  chosen: Map<number, number>
  onChange: (chosen: Map<number, number>) => void
  error?: string | undefined
}

/** Lines of which so many pieces can be chosen. */
export function choosable(lines: OrderLine[], left: (line: OrderLine) => number): Choosable[] {
  return lines.flatMap((line, position) => {
    return left(line) > 0 ? [choosableOf(lines, { position, pieces: left(line) })] : []
  })
}

/** A line of an order, of which these pieces can be chosen. */
export function choosableOf(lines: OrderLine[], part: PiecesOf): Choosable {
  const { name = '', options = {}, sku = '' } = lines[part.position] ?? {}
  return { ...part, name, options, sku, title: lineName(lines, part.position) }
}

export const allOf = (lines: PiecesOf[]): Map<number, number> =>
  new Map(lines.map(({ position, pieces }) => [position, pieces]))

export const piecesIn = (chosen: Map<number, number>): PiecesOf[] =>
  [...chosen].flatMap(([position, pieces]) => (pieces > 0 ? [{ position, pieces }] : []))

/** The chosen pieces as calls take them, with how many of each line were offered. */
export const wishedOf = (lines: Choosable[], chosen: Map<number, number>) =>
  piecesIn(chosen).map((part) => ({ ...part, of: lines.find(({ position }) => position === part.position)?.pieces }))

/** From this number of lines on, all can be set at once. */
const many = 3

/** How many pieces of each line. */
export function PieceFields({ legend, lines, chosen, onChange, error }: Props) {
  const id = useId()
  const hasSome = sumOf(piecesIn(chosen), ({ pieces }) => pieces) > 0
  return (
    <fieldset className="grid min-w-0 gap-1" aria-labelledby={`${id}-legend`}>
      <div className="mb-1 flex items-center justify-between gap-4">
        <p id={`${id}-legend`} className="font-semibold">
          {legend}
        </p>
        {lines.length >= many && (
          <Button
            look="quiet"
            className="-my-2 -mr-3 shrink-0"
            onClick={() => onChange(hasSome ? new Map() : allOf(lines))}
          >
            {hasSome ? 'Choose none' : 'Choose all'}
          </Button>
        )}
      </div>
      {/* Above the list: its first field gets the focus, and the end of a long list is out of sight. */}
      {error && <FieldError id={id} text={error} />}
      <ul className="divide-y divide-line border-y border-line">
        {lines.map(({ position, pieces, name, options, sku, title }) => (
          <li key={position} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0 leading-snug wrap-anywhere">
              {name}
              <span className="block text-sm text-ink-soft">{[...Object.values(options), sku].join(' · ')}</span>
            </span>
            <span className="flex shrink-0 items-center gap-2 tabular-nums">
              <input
                type="number"
                inputMode="numeric"
                min={0}
                max={pieces}
                aria-label={`Pieces of ${title}`}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? id : undefined}
                className={`${controlClass} w-18! text-right`}
                value={chosen.get(position) ?? 0}
                // Typing replaces the number.
                onFocus={({ target }) => target.select()}
                onChange={({ target }) =>
                  onChange(
                    new Map(chosen).set(position, Math.max(0, Math.min(pieces, Math.trunc(Number(target.value))))),
                  )
                }
              />
              <span className="w-10 text-sm text-ink-soft">of {pieces}</span>
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
