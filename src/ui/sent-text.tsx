import { type LinePieces, sentOf } from '../shared/selling/pieces.ts'
import { t } from '../shared/words.ts'

/** How much of an order is sent, while some of it is not. */
export function SentText({ lines }: { lines: LinePieces[] }) {
  const { sent, pieces } = sentOf(lines)
  return sent > 0 && sent < pieces ? <span>{t('{sent} of {pieces} pieces sent', { sent, pieces })}</span> : null
}
