import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { HoldStill } from '../../ui/marquee.tsx'
import { Photo } from '../../ui/photo.tsx'
import { Stars } from '../../ui/stars.tsx'
import { usePage } from '../define/page-info.tsx'
import type { CommonCard } from './home-slider.schema.ts'

export const isCardEmpty = ({ title, name, price, rotatingImage }: CommonCard) =>
  !title && !name && price === 0 && !rotatingImage.media

/** The card shown over all slides: a slowly turning picture, a name, stars and a price. */
export function Card({ card: { title, currencyCode, price, name, rating, rotatingImage } }: { card: CommonCard }) {
  const { site } = usePage()
  return (
    <aside className="home-card" aria-label={title || name || undefined}>
      <Photo {...rotatingImage} sizes="12rem" ratio="1" className="home-turning" />
      <div className="min-w-0">
        {title && <p className="text-sm font-semibold text-accent">{title}</p>}
        {name && <p className="mt-1 font-display text-xl leading-snug wrap-anywhere">{name}</p>}
        {rating > 0 && (
          <p className="mt-2 leading-none">
            <Stars rating={rating} className="size-4" />
          </p>
        )}
        {price > 0 && (
          <p className="mt-2 text-lg font-semibold tabular-nums">
            {formatPrice(Math.round(price * 100), currencyCode || site.currency)}
          </p>
        )}
      </div>
      {rotatingImage.media && <HoldStill />}
    </aside>
  )
}
