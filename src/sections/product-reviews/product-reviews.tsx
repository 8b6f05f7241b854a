import { addressOf } from '../../shared/content/kinds/index.ts'
import { reviewsPage } from '../../shared/content/pages/own-lists.ts'
import { type ReviewSort, reviewSorts } from '../../shared/selling/opinions/review-limits.ts'
import type { ReviewPage } from '../../shared/selling/opinions/reviews.ts'
import { t } from '../../shared/words.ts'
import { Band } from '../../ui/band.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Island } from '../define/island.tsx'
import { type PageInfo, usePage } from '../define/page-info.tsx'
import type { Reads } from '../define/reads.ts'
import { defineSection } from '../define/section.ts'
import GalleryLightbox from '../gallery/gallery-lightbox.island.tsx'
import { Histogram } from './histogram.tsx'
import { anchor, type ProductReviewsProps, sample, schema } from './product-reviews.schema.ts'
import { ReviewItem } from './review-item.tsx'

/** The reviews that the address asks for. */
type Asked = { stars: number | undefined; pictures: boolean; sort: ReviewSort }

export type ReviewsData = ReviewPage & Asked & { path: string; page: number }

/** Reviews of the product in the address; without one (builder, gallery), of the newest. */
async function loadReviews(
  { perPage }: ProductReviewsProps,
  reads: Reads,
  { params, query }: PageInfo,
): Promise<ReviewsData | undefined> {
  const path = params.path ?? (await reads.firstProducts({ sort: 'created', size: 1 }))[0]?.path
  const product = path === undefined ? undefined : await reads.product(path)
  if (!product) return undefined
  const stars = /^[1-5]$/.test(query.stars ?? '') ? Number(query.stars) : undefined
  const page = Math.max(Number(query[reviewsPage] ?? 1) - 1, 0) || 0
  const pictures = query.pictures === 'yes'
  const sort = query.by === 'helpful' ? 'helpful' : 'newest'
  const found = await reads.reviews(product._id, { stars, pictures, sort, page, size: perPage })
  return { ...found, path: product.path, page, stars, pictures, sort }
}

const hrefTo = (path: string, { stars, pictures, sort }: Asked, page = 0) => {
  const asked = new URLSearchParams()
  if (page > 0) asked.set(reviewsPage, String(page + 1))
  if (stars !== undefined) asked.set('stars', String(stars))
  if (pictures) asked.set('pictures', 'yes')
  if (sort !== 'newest') asked.set('by', sort)
  const query = asked.toString()
  return `${addressOf('product', path)}${query && `?${query}`}#${anchor}`
}

/** Average, count per star and reviews of a product. Pages and filters are links. */
function ProductReviewsView({ props, data }: { props: ProductReviewsProps; data: ReviewsData }) {
  const { heading, emptyText, perPage } = props
  const { rating, data: reviews, total, withPictures, path, page, stars, pictures, sort } = data
  const { site } = usePage()
  const byStars = (wanted: number | undefined) => hrefTo(path, { stars: wanted, pictures, sort })
  return (
    <Band band={props}>
      <section aria-label={heading || t('Reviews')} className="scroll-mt-28">
        {heading && <h2 className="mb-6 text-2xl">{heading}</h2>}
        {!rating ? (
          <p className="max-w-[60ch] text-ink-soft">{emptyText}</p>
        ) : (
          <div className="grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-10 lg:grid-cols-[18rem_minmax(0,1fr)]">
            <Histogram rating={rating} stars={stars} href={byStars} />
            <div>
              {stars !== undefined && (
                <p className="mb-2 flex flex-wrap items-baseline gap-x-4">
                  <span>
                    {stars === 1 ? t('Reviews with one star') : t('Reviews with {count} stars', { count: stars })}
                  </span>
                  <Link href={byStars(undefined)} className="text-link underline underline-offset-4">
                    {t('Show all')}
                  </Link>
                </p>
              )}
              {withPictures > 0 && (
                <p className="mb-2">
                  <Link
                    href={hrefTo(path, { stars, pictures: !pictures, sort })}
                    aria-current={pictures ? 'true' : undefined}
                    className="inline-flex min-h-11 items-center gap-3 hover:text-link"
                  >
                    <span className="grid size-5 shrink-0 place-items-center rounded-[3px] border border-line-strong">
                      {pictures && <Icon name="check" className="size-4" />}
                    </span>
                    {t('With pictures ({count})', { count: withPictures })}
                  </Link>
                </p>
              )}
              {total > 1 && <Order sort={sort} href={(to) => hrefTo(path, { stars, pictures, sort: to })} />}
              {reviews.length === 0 && <p className="text-ink-soft">{t('There are none of these.')}</p>}
              <div className="relative isolate" data-gallery>
                <ol className="divide-y divide-line border-y border-line empty:hidden">
                  {reviews.map((review) => (
                    <ReviewItem key={review._id} review={review} site={site.name} timeZone={site.timeZone} />
                  ))}
                </ol>
                {reviews.some((review) => review.pictures.length > 0) && (
                  <Island name="gallery-lightbox" of={GalleryLightbox} props={{}} />
                )}
              </div>
              <Pagination
                page={page}
                pages={Math.ceil(total / perPage)}
                href={(to) => hrefTo(path, { stars, pictures, sort }, to)}
                label={t('Pages of reviews')}
              />
            </div>
          </div>
        )}
      </section>
    </Band>
  )
}

/** The order of the reviews, by links. */
function Order({ sort, href }: { sort: ReviewSort; href: (sort: ReviewSort) => string }) {
  const names: Record<ReviewSort, string> = { newest: t('Newest'), helpful: t('Most helpful') }
  return (
    <nav aria-label={t('Order of the reviews')} className="mb-2 flex flex-wrap gap-x-5 text-sm">
      {reviewSorts.map((one) => (
        <Link
          key={one}
          href={href(one)}
          aria-current={one === sort || undefined}
          className="flex min-h-11 items-center text-ink-soft hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {names[one]}
        </Link>
      ))}
    </nav>
  )
}

export const productReviews = defineSection({
  type: 'product-reviews',
  title: 'Product reviews',
  category: 'commerce',
  schema,
  sample,
  words: 'ratings stars histogram customers say',
  view: ProductReviewsView,
  load: loadReviews,
  only: 'product',
  landing: anchor,
})
