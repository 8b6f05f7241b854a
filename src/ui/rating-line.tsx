import type { Rating } from '../shared/selling/opinions/rating.ts'
import { t } from '../shared/words.ts'
import { Stars } from './stars.tsx'

type Props = { rating: Rating; className?: string }

/** A product's rating in one line: stars, average, number of reviews (S28). */
export function RatingLine({ rating: { average, count }, className = 'rating-line' }: Props) {
  return (
    <div className={className}>
      <Stars rating={average} className="size-4" />
      <span aria-hidden="true">{average.toFixed(1)}</span>
      <span className="text-ink-soft">
        <span aria-hidden="true">({count.toLocaleString('en-IN')})</span>
        <span className="sr-only">{count === 1 ? t('One review') : t('{count} reviews', { count })}</span>
      </span>
    </div>
  )
}
