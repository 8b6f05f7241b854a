import type { RatingInFull } from '../../shared/selling/opinions/rating.ts'
import { t } from '../../shared/words.ts'
import { Link } from '../../ui/link.tsx'
import { Stars } from '../../ui/stars.tsx'

type Props = { rating: RatingInFull; stars: number | undefined; href: (stars: number | undefined) => string }

const places = [5, 4, 3, 2, 1]

/** The average, and how many have given how many stars; each row leads to these reviews. */
export function Histogram({ rating: { average, count, histogram }, stars, href }: Props) {
  return (
    <div className="lg:sticky lg:top-28 lg:self-start">
      <p className="flex items-center gap-3">
        <span className="text-4xl font-semibold tabular-nums" aria-hidden="true">
          {average.toFixed(1)}
        </span>
        <Stars rating={average} />
      </p>
      <p className="mt-1 text-ink-soft">
        {count === 1 ? t('One review') : t('{count} reviews', { count: count.toLocaleString('en-IN') })}
      </p>
      <ul className="mt-4">
        {places.map((place) => {
          const found = histogram[place - 1] ?? 0
          return (
            <li key={place}>
              <Link
                href={href(place === stars ? undefined : place)}
                aria-current={place === stars ? 'true' : undefined}
                className="star-row"
              >
                <span className="tabular-nums">
                  {place}
                  <span className="sr-only"> {place === 1 ? t('star') : t('stars')}</span>
                </span>
                <span className="star-bar" aria-hidden="true">
                  <span style={{ width: `${(found * 100) / count}%` }} />
                </span>
                <span className="text-right text-ink-soft tabular-nums">{found.toLocaleString('en-IN')}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
