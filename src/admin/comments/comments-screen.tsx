import { useSearch } from '@tanstack/react-router'
import { countComments, listForStaff } from '../../server/modules/content/comments/comments.contract.ts'
import type { StaffComment } from '../../shared/content/comments.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import { longTime } from '../../shared/times.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ModerationBar, ModerationTabs } from '../moderation/moderation.tsx'
import { Reported, StateBadge } from '../moderation/words.tsx'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/column.ts'
import { counted } from '../ui/counted.ts'
import { DataTable } from '../ui/data-table.tsx'
import { useCounts, useList } from '../ui/list.ts'
import { ListTools } from '../ui/list-tools.tsx'
import { useMayChange } from '../ui/may-change.tsx'
import { useZone } from '../ui/me.ts'
import { Screen } from '../ui/screen.tsx'
import { comments } from './calls.ts'
import { CommentMenu } from './comment-menu.tsx'

/** Comments on blog posts with their moderation state, and those that need staff. */
export function CommentsScreen() {
  const search = useSearch({ from: '/comments' })
  const list = useList({ contract: listForStaff, search, sort: 'created', order: 'descend' })
  const counts = useCounts(listForStaff, countComments, { q: search.q })
  const zone = useZone()
  const mayChange = useMayChange()
  return (
    <Screen title="Comments">
      <ModerationTabs label="Comments by state" search={list.search} counts={counts} />
      <ListTools list={list} search="Search comments" />
      <DataTable
        list={list}
        label="Comments"
        columns={columns(zone)}
        chosenActions={(ids, clear) => <ModerationBar of={comments} ids={ids} clear={clear} />}
        rowActions={mayChange ? (comment) => <CommentMenu comment={comment} /> : undefined}
        empty={<EmptyState heading="No comments yet" text="What people write below your blog posts appears here." />}
      />
    </Screen>
  )
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
    { title: 'Written', sort: 'created', phone: 'line', cell: ({ created }) => longTime(created, zone) },
    { title: 'State', phone: 'side', cell: ({ state }) => <StateBadge state={state} /> },
  ]
}

function Words({ comment: { comment, reports, answers } }: { comment: StaffComment }) {
  return (
    <>
      <span dir="auto" className="line-clamp-4 whitespace-pre-line wrap-anywhere">
        {comment}
      </span>
      <Reported reports={reports} />
      {answers.length > 0 && (
        <span className="mt-1 block text-sm text-ink-soft">
          {answers.length === 1 ? 'One answer' : counted(answers.length, 'answer')}
        </span>
      )}
    </>
  )
}
