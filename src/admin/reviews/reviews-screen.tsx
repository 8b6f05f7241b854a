import { useSearch } from '@tanstack/react-router'
import { countReviews, listForStaff } from '../../server/modules/selling/reviews/reviews.contract.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import type { StaffReview } from '../../shared/selling/opinions/reviews.ts'
import { longTime } from '../../shared/times.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Stars } from '../../ui/stars.tsx'
import { ModerationBar, ModerationTabs } from '../moderation/moderation.tsx'
import { Reported, StateBadge } from '../moderation/words.tsx'
import type { Column } from '../ui/column.ts'
import { DataTable } from '../ui/data-table.tsx'
import { useCounts, useList } from '../ui/list.ts'
import { ListTools } from '../ui/list-tools.tsx'
import { useMayChange } from '../ui/may-change.tsx'
import { useZone } from '../ui/me.ts'
import { Screen } from '../ui/screen.tsx'
import { reviews } from './calls.ts'
import { ReviewMenu } from './review-menu.tsx'
import { ReviewPictures } from './review-pictures.tsx'

/** Product reviews with their moderation state, and those that need staff. */
export function ReviewsScreen() {
  const search = useSearch({ from: '/reviews' })
  const list = useList({ contract: listForStaff, search, sort: 'created', order: 'descend' })
  const counts = useCounts(listForStaff, countReviews, { q: search.q })
  const zone = useZone()
  const mayChange = useMayChange()
  return (
    <Screen title="Reviews">
      <ModerationTabs label="Reviews by state" search={list.search} counts={counts} />
      <ListTools list={list} search="Search reviews" />
      <DataTable
        list={list}
        label="Reviews"
        columns={columns(zone)}
        chosenActions={(ids, clear) => <ModerationBar of={reviews} ids={ids} clear={clear} />}
        rowActions={mayChange ? (review) => <ReviewMenu review={review} /> : undefined}
        empty={<EmptyState heading="No reviews yet" text="What customers say of delivered products appears here." />}
      />
    </Screen>
  )
}

function columns(zone: string): Column<StaffReview>[] {
  return [
    { title: 'Review', phone: 'lead', cell: (review) => <Words review={review} /> },
    { title: 'Stars', sort: 'stars', phone: 'line', cell: ({ stars }) => <Stars rating={stars} className="size-4" /> },
    {
      title: 'Written by',
      phone: 'line',
      cell: ({ writer }) => (
        <span dir="auto" className="wrap-anywhere">
          {writer}
        </span>
      ),
    },
    {
      title: 'Product',
      phone: 'line',
      cell: ({ product }) => (
        <a
          href={`${addressOf('product', product.path)}#reviews`}
          className="text-link underline underline-offset-4 wrap-anywhere"
          target="_blank"
          rel="noopener"
        >
          {product.name}
        </a>
      ),
    },
    { title: 'Written', sort: 'created', phone: 'line', cell: ({ created }) => longTime(created, zone) },
    { title: 'State', phone: 'side', cell: ({ state }) => <StateBadge state={state} /> },
  ]
}

function Words({ review: { title, text, pictures, reports, answer } }: { review: StaffReview }) {
  return (
    <>
      {title && (
        <span dir="auto" className="block font-semibold wrap-anywhere">
          {title}
        </span>
      )}
      <span dir="auto" className="line-clamp-4 whitespace-pre-line wrap-anywhere">
        {text || (title ? '' : 'Stars alone')}
      </span>
      <ReviewPictures pictures={pictures} />
      <Reported reports={reports} />
      {answer && <span className="mt-1 block text-sm text-ink-soft">Answered</span>}
    </>
  )
}
