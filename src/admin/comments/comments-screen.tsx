import { useSearch } from '@tanstack/react-router'
import { listForStaff } from '../../server/modules/content/comments/comments.contract.ts'
import type { StaffComment } from '../../shared/content/comments.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import { commentTime } from '../../shared/times.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/column.ts'
import { DataTable } from '../ui/data-table.tsx'
import { useList } from '../ui/list.ts'
import type { ListSearch } from '../ui/list-search.ts'
import { ListTools } from '../ui/list-tools.tsx'
import { useMayChange } from '../ui/may-change.tsx'
import { useSite } from '../ui/me.ts'
import { Screen } from '../ui/screen.tsx'
import { TabLinks } from '../ui/tabs.tsx'
import { useCommentCounts } from './calls.ts'
import { ChosenComments } from './chosen-comments.tsx'
import { CommentMenu } from './comment-menu.tsx'
import { reasons, StateBadge, states } from './comment-words.tsx'

/** What people write below blog posts, whether visitors see it, and what of it staff have to read. */
export function CommentsScreen() {
  const search = useSearch({ from: '/comments' })
  const list = useList({ contract: listForStaff, search, sort: 'created', order: 'descend' })
  const zone = useSite()?.timeZone ?? 'Asia/Kolkata'
  const mayChange = useMayChange()
  return (
    <Screen title="Comments">
      <StateTabs search={list.search} />
      <ListTools list={list} search="Search comments" />
      <DataTable
        list={list}
        label="Comments"
        columns={columns(zone)}
        chosenActions={(ids, clear) => <ChosenComments ids={ids} clear={clear} />}
        rowActions={mayChange ? (comment) => <CommentMenu comment={comment} /> : undefined}
        empty={<EmptyState heading="No comments yet" text="What people write below your blog posts appears here." />}
      />
    </Screen>
  )
}

/** All is without spam. */
function StateTabs({ search }: { search: ListSearch }) {
  const { page: _, state, reported, ...others } = search
  const counts = useCommentCounts(others.q)
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
  return <TabLinks label="Comments by state" tabs={[all, ...each, complaints]} />
}

function columns(zone: string): Column<StaffComment>[] {
  return [
    { title: 'Comment', phone: 'lead', cell: (comment) => <Words comment={comment} /> },
    {
      title: 'Written by',
      phone: 'line',
      cell: ({ writer }) => (
        <span className="wrap-anywhere">
          <bdi>{writer.name}</bdi> {writer.isBlocked && <Badge tone="danger">Blocked</Badge>}
        </span>
      ),
    },
    {
      title: 'Blog post',
      phone: 'line',
      cell: ({ post }) => (
        <a
          href={addressOf('post', post.path)}
          className="text-link underline underline-offset-4 wrap-anywhere"
          target="_blank"
          rel="noopener"
        >
          {post.title}
        </a>
      ),
    },
    { title: 'Written', sort: 'created', phone: 'line', cell: ({ created }) => commentTime(created, zone) },
    { title: 'State', phone: 'side', cell: ({ state }) => <StateBadge state={state} /> },
  ]
}

function Words({ comment: { comment, reports, answers } }: { comment: StaffComment }) {
  const people = reports.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <span dir="auto" className="line-clamp-4 whitespace-pre-line wrap-anywhere">
        {comment}
      </span>
      {people > 0 && (
        <span className="mt-1 block text-sm text-danger">
          Reported by {people === 1 ? 'one person' : `${people} people`}:{' '}
          {reports.map(({ reason }) => reasons[reason]).join(', ')}
        </span>
      )}
      {answers.length > 0 && (
        <span className="mt-1 block text-sm text-ink-soft">
          {answers.length === 1 ? 'One answer' : `${answers.length} answers`}
        </span>
      )}
    </>
  )
}
