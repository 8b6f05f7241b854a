import type { Review } from '../../shared/selling/opinions/reviews.ts'
import { longDate } from '../../shared/times.ts'
import { t } from '../../shared/words.ts'
import { Link } from '../../ui/link.tsx'
import { Stars } from '../../ui/stars.tsx'
import { Island } from '../define/island.tsx'
import ReviewActions from './review-actions.island.tsx'

type Props = { review: Review; site: string; timeZone: string }

/** A verified buyer's review and the shop's answer. */
export function ReviewItem({ review, site, timeZone }: Props) {
  const { _id, stars, title, text, writer, options, pictures, helpful, answer, created } = review
  const chosen = Object.values(options).join(', ')
  return (
    <li className="py-6">
      <article>
        <p className="flex flex-wrap items-center gap-x-3">
          <Stars rating={stars} className="size-4" />
          {title && (
            <b dir="auto" className="wrap-anywhere">
              {title}
            </b>
          )}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-2 text-sm text-ink-soft">
          <span dir="auto" className="wrap-anywhere">
            {writer}
          </span>
          <span aria-hidden="true">·</span>
          <time dateTime={created}>{longDate(created, timeZone)}</time>
          <span aria-hidden="true">·</span>
          <span>{t('Verified purchase')}</span>
          {chosen && (
            <>
              <span aria-hidden="true">·</span>
              <span className="wrap-anywhere">{chosen}</span>
            </>
          )}
        </p>
        {text && (
          <p dir="auto" className="mt-3 max-w-[65ch] whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        )}
        <ul className="mt-3 flex flex-wrap gap-2 empty:hidden">
          {pictures.map(({ _id, url, width, height }, index) => (
            <li key={_id}>
              <Link href={url} target="_blank" rel="noopener" data-enlarge>
                <img
                  src={url}
                  width={width}
                  height={height}
                  loading="lazy"
                  alt={t('Picture {number} of {name}', { number: index + 1, name: writer })}
                  className="size-24 rounded-card bg-ground-soft object-cover"
                />
              </Link>
            </li>
          ))}
        </ul>
        {answer && (
          <div className="mt-4 border-l-2 border-line pl-4">
            <p className="text-sm font-semibold">{t('{site} has answered', { site })}</p>
            <p dir="auto" className="mt-1 max-w-[65ch] whitespace-pre-line wrap-anywhere">
              {answer.text}
            </p>
          </div>
        )}
        <Island name="review-actions" of={ReviewActions} start="touch" props={{ id: _id, writer, helpful }} />
      </article>
    </li>
  )
}
