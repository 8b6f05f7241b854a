import { t } from '../shared/words.ts'

const shape = 'M10 1.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9L10 15l-5.2 2.8 1-5.9L1.5 7.8l5.9-.8z'
const places = [1, 2, 3, 4, 5]

function fill(rating: number, place: number): 'full' | 'half' | 'empty' {
  if (rating >= place) return 'full'
  // A fraction shows a half star (S83).
  return rating > place - 1 ? 'half' : 'empty'
}

/** A rating from 1 to 5 as five stars. */
export function Stars({ rating, className = 'size-5' }: { rating: number; className?: string }) {
  return (
    <span className="inline-flex gap-0.5 text-accent" role="img" aria-label={t('{rating} out of 5 stars', { rating })}>
      {places.map((place) => (
        <svg key={place} viewBox="0 0 20 20" className={className} data-star={fill(rating, place)} aria-hidden="true">
          <path d={shape} fill="none" stroke="currentColor" strokeWidth="1.2" strokeLinejoin="round" />
          {fill(rating, place) === 'full' && <path d={shape} fill="currentColor" />}
          {fill(rating, place) === 'half' && (
            <path d={shape} fill="currentColor" style={{ clipPath: 'inset(0 50% 0 0)' }} />
          )}
        </svg>
      ))}
    </span>
  )
}
