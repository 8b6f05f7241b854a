import { useSearch } from '@tanstack/react-router'
import { listForStaff } from '../../server/modules/selling/reviews/reviews.contract.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import type { StaffReview } from '../../shared/selling/reviews.ts'
import { commentTime } from '../../shared/times.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Stars } from '../../ui/stars.tsx'
import type { Column } from '../ui/column.ts'
import { DataTable } from '../ui/data-table.tsx'
import { useList } from '../ui/list.ts'
import type { ListSearch } from '../ui/list-search.ts'
import { ListTools } from '../ui/list-tools.tsx'
import { useMayChange } from '../ui/may-change.tsx'
import { useSite } from '../ui/me.ts'
import { Screen } from '../ui/screen.tsx'
import { TabLinks } from '../ui/tabs.tsx'
import { useReviewCounts } from './calls.ts'
import { ChosenReviews } from './chosen-reviews.tsx'
import { ReviewMenu } from './review-menu.tsx'
import { ReviewPictures } from './review-pictures.tsx'
import { reasons, StateBadge, states } from './review-words.tsx'

/** What customers say of products, whether visitors see it, and what of it staff have to read. */
export function ReviewsScreen() {
  const search = useSearch({ from: '/reviews' })
  const list = useList({ contract: listForStaff, search, sort: 'created', order: 'descend' })
  const zone = useSite()?.timeZone ?? 'Asia/Kolkata'
  const mayChange = useMayChange()
  return (
    <Screen title="Reviews">
      <StateTabs search={list.search} />
      <ListTools list={list} search="Search reviews" />
      <DataTable
        list={list}
        label="Reviews"
        columns={columns(zone)}
        chosenActions={(ids, clear) => <ChosenReviews ids={ids} clear={clear} />}
        rowActions={mayChange ? (review) => <ReviewMenu review={review} /> : undefined}
        empty={<EmptyState heading="No reviews yet" text="What customers say of delivered products appears here." />}
      />
    </Screen>
  )
}

/** All is without spam. */
function StateTabs({ search }: { search: ListSearch }) {
  const { page: _, state, reported, ...others } = search
  const counts = useReviewCounts(others.q)
  const by = counts?.by
  const here = reported ? 'reported' : state
  const all = {
    title: 'All',
    count: by && by.SHOWN + by.WAITING + by.HIDDEN,
    search: others,
    here: !here,
  }
  const each = (['WAITING', 'SHOWN', 'HIDDEN', 'SPAM'] as const).map((state) => ({
    title: states[state].title,
    count: by?.[state],
    search: { ...others, state },
    here: here === state,
  }))
  const complaints = {
    title: 'Reported',
    count: counts?.reported,
    search: { ...others, reported: 'yes' },
    here: here === 'reported',
  }
  return <TabLinks label="Reviews by state" tabs={[all, ...each, complaints]} />
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
    { title: 'Written', sort: 'created', phone: 'line', cell: ({ created }) => commentTime(created, zone) },
    { title: 'State', phone: 'side', cell: ({ state }) => <StateBadge state={state} /> },
  ]
}

function Words({ review: { title, text, pictures, reports, answer } }: { review: StaffReview }) {
  const people = reports.reduce((sum, { count }) => sum + count, 0)
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
      {people > 0 && (
        <span className="mt-1 block text-sm text-danger">
          Reported by {people === 1 ? 'one person' : `${people} people`}:{' '}
          {reports.map(({ reason }) => reasons[reason]).join(', ')}
        </span>
      )}
      {answer && <span className="mt-1 block text-sm text-ink-soft">Answered</span>}
    </>
  )
}
