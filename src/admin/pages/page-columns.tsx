import { House } from 'lucide-react'
import type { PageRow } from '../../shared/content/pages/pages-admin.ts'
import { longDate, longTime } from '../../shared/times.ts'
import type { Column } from '../ui/column.ts'
import { SampleBadge } from '../ui/sample-badge.tsx'
import { PageState } from './page-state.tsx'

export type PagesView = PageRow['kind'] | 'deleted'

/** Columns of the page list. Templates and shared groups have no path of their own. */
export function pageColumns(view: PagesView, zone: string): Column<PageRow>[] {
  const when: Column<PageRow> =
    view === 'deleted'
      ? {
          title: 'Deleted',
          phone: 'line',
          width: '12rem',
          cell: ({ deletedAt }) => deletedAt && <When instant={deletedAt} zone={zone} />,
        }
      : {
          title: 'Updated',
          sort: 'changed',
          phone: 'line',
          width: '12rem',
          cell: ({ changedAt }) => <When instant={changedAt} zone={zone} />,
        }
  return [
    { title: 'Title', sort: 'title', phone: 'lead', cell: (page) => <Title page={page} /> },
    ...(view === 'group' ? [] : [address(view)]),
    ...(view === 'deleted' ? [] : [state(zone)]),
    when,
  ]
}

function Title({ page: { _id, title, isHome } }: { page: PageRow }) {
  return (
    <span className="inline-flex max-w-full items-center gap-2">
      <span className="wrap-anywhere">{title}</span>
      {isHome && <House className="size-4 shrink-0 text-ink-soft" role="img" aria-label="Home page" />}
      <SampleBadge kind="page" id={_id} />
    </span>
  )
}

const address = (view: PagesView): Column<PageRow> => ({
  title: view === 'template' ? 'Shown at' : 'Path',
  sort: view === 'template' ? undefined : 'key',
  phone: 'line',
  cell: ({ kind, key, path }) => (
    <span className="text-ink-soft wrap-anywhere">{kind === 'template' ? pattern(path) : key}</span>
  ),
})

/** `/setting/orders/{id}` -> `/setting/orders/…` */
function pattern(path: string | null): string {
  return path?.replace(/\{\w+\}/g, '…') ?? 'Any URL that is not found'
}

const state = (zone: string): Column<PageRow> => ({
  title: 'Status',
  phone: 'side',
  width: '13rem',
  cell: (page) => (
    <>
      <PageState page={page} />
      {page.publishAt && (
        <span className="mt-1 block text-xs text-ink-soft">
          <When instant={page.publishAt} zone={zone} />
        </span>
      )}
    </>
  ),
})

function When({ instant, zone }: { instant: string; zone: string }) {
  return (
    <time dateTime={instant} title={longTime(instant, zone)}>
      {longDate(instant, zone)}
    </time>
  )
}
