import { type LinePieces, sentOf } from '../shared/selling/orders/pieces.ts'
import { t } from '../shared/words.ts'

/** How much of an order is sent or collected, while some of it is not. */
export function SentText({ order: { lines, pickUp } }: { order: { lines: LinePieces[]; pickUp: object | null } }) {
  const { sent, pieces } = sentOf(lines)
  if (sent === 0 || sent === pieces) return null
  return (
    <span>
      {pickUp
        ? t('{sent} of {pieces} pieces collected', { sent, pieces })
        : t('{sent} of {pieces} pieces sent', { sent, pieces })}
    </span>
  )
}
