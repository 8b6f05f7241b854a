import { useState } from 'react'
import { newId } from '../../../shared/new-id.ts'
import type { SoldVariant } from '../../../shared/selling/orders/phone-orders.ts'
import { FindVariant } from './find-variant.tsx'
import { ItemRow } from './item-row.tsx'
import { linesToAdd, type Typed } from './use-addition-quote.ts'

/** Items as they are typed in a dialog that adds them, and the key of its call. */
export function useTypedItems() {
  const [key] = useState(() => newId())
  const [typed, setTyped] = useState<Typed[]>([])
  const [missing, setMissing] = useState<string>()
  function put(next: Typed[]): void {
    setTyped(next)
    setMissing(undefined)
  }
  /** The items with the quote of them; undefined while something is missing, which is said then. */
  function ready<Quote>({ quote, isLate }: { quote: Quote | undefined; isLate: boolean }) {
    const lines = linesToAdd(typed)
    if (lines && quote && !isLate) return { lines, quote, key }
    setMissing(lines ? 'Wait for the new total.' : 'Choose an item, and enter how many pieces to add.')
    return undefined
  }
  return { typed, missing, put, ready }
}

/** Items to add to an order, and a search for more. */
export function TypedItems(props: Props) {
  return (
    <>
      <Lines {...props} />
      <div>
        <FindVariant onFound={(variant) => props.put(withOneMore(props.typed, variant))} />
      </div>
    </>
  )
}

/** One that is chosen once more has one piece more. */
function withOneMore(typed: Typed[], variant: SoldVariant): Typed[] {
  const same = typed.find((line) => line.variant.variantId === variant.variantId)
  if (!same) return [...typed, { variant, quantity: '1' }]
  return typed.map((line) => (line === same ? { variant, quantity: String((Number(line.quantity) || 0) + 1) } : line))
}

type Props = {
  typed: Typed[]
  quote: { lines: { variantId: string; fault: string | null }[] } | undefined
  put: (typed: Typed[]) => void
}

function Lines({ typed, quote, put }: Props) {
  if (typed.length === 0) return null
  return (
    <ul className="divide-y divide-line border-y border-line">
      {typed.map((line) => {
        const { variant, quantity } = line
        const onChange = (value: string) =>
          put(typed.map((other) => (other === line ? { variant, quantity: value } : other)))
        return (
          <ItemRow
            key={variant.variantId}
            variant={variant}
            input={{ value: quantity, onChange: ({ target }) => onChange(target.value) }}
            fault={quote?.lines.find(({ variantId }) => variantId === variant.variantId)?.fault}
            onRemove={() => put(typed.filter((other) => other !== line))}
          />
        )
      })}
    </ul>
  )
}
