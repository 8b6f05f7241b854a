import { addressOf } from '../shared/content/kinds/index.ts'
import type { Picture } from '../shared/content/media/picture-shapes.ts'
import { formatPrice } from '../shared/selling/pricing/money.ts'
import { t } from '../shared/words.ts'
import { Link } from './link.tsx'
import { Photo } from './photo.tsx'

type Piece = {
  name: string
  path: string
  options: Record<string, string>
  image: Picture | null
  quantity: number
  /** Price of the whole quantity, minor units. */
  amount: number
}

type Props = { piece: Piece; currency: string }

/** A line of an order, read-only: picture or its place, name, options, quantity, amount. */
export function PieceRow({ piece, currency }: Props) {
  const options = Object.values(piece.options).join(', ')
  return (
    <div className="flex gap-4">
      {piece.image ? (
        <Photo
          media={piece.image.id}
          alt=""
          sizes="4rem"
          ratio="4 / 5"
          className="w-16 shrink-0 self-start rounded-card"
        />
      ) : (
        // Keeps the place of the picture, so that names and what stands below a row stay aligned.
        <span className="aspect-[4/5] w-16 shrink-0 self-start rounded-card bg-ground-soft" />
      )}
      <div className="min-w-0 flex-1">
        <Link
          href={addressOf('product', piece.path)}
          className="font-semibold leading-snug wrap-anywhere hover:underline"
        >
          {piece.name}
        </Link>
        <p className="mt-0.5 text-sm text-ink-soft">
          {options && `${options} · `}
          {piece.quantity === 1 ? t('1 piece') : t('{count} pieces', { count: piece.quantity })}
        </p>
      </div>
      <p className="shrink-0 text-right tabular-nums">{formatPrice(piece.amount, currency)}</p>
    </div>
  )
}
