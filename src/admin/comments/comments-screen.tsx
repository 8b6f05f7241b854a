import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { changeState, deleteComment, listForStaff } from '../../server/modules/content/comments/comments.contract.ts'
import type { StaffComment } from '../../shared/content/comments.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import { commentTime } from '../../shared/times.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/column.ts'
import { Confirm } from '../ui/confirm.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { listKey, useList } from '../ui/list.ts'
import { ListFilter, ListTools } from '../ui/list-tools.tsx'
import { useSite } from '../ui/me.ts'
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx'
import { Screen } from '../ui/screen.tsx'

/** What people write below blog posts, and whether visitors see it. */
export function CommentsScreen() {
  const search = useSearch({ from: '/comments' })
  const list = useList({ contract: listForStaff, search, sort: 'created', order: 'descend' })
  const zone = useSite()?.timeZone ?? 'Asia/Kolkata'
  const [deleted, setDeleted] = useState<StaffComment>()
  return (
    <Screen title="Comments">
      <ListTools list={list} search="Search comments">
        <ListFilter
          list={list}
          name="state"
          label="State"
          options={[
            { value: 'SHOWN', title: 'Shown' },
            { value: 'HIDDEN', title: 'Hidden' },
          ]}
        />
      </ListTools>
      <DataTable
        list={list}
        label="Comments"
        columns={columns(zone)}
        rowActions={(comment) => <CommentMenu comment={comment} onDelete={setDeleted} />}
        empty={<EmptyState heading="No comments yet" text="What people write below your blog posts appears here." />}
      />
      {deleted && <DeleteComment comment={deleted} onClose={() => setDeleted(undefined)} />}
    </Screen>
  )
}

function columns(zone: string): Column<StaffComment>[] {
  return [
    {
      title: 'Comment',
      phone: 'lead',
      cell: ({ comment }) => <span className="line-clamp-4 whitespace-pre-line wrap-anywhere">{comment}</span>,
    },
    { title: 'Written by', phone: 'line', cell: ({ writer }) => <span className="wrap-anywhere">{writer.name}</span> },
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
    {
      title: 'State',
      phone: 'side',
      cell: ({ state }) => (state === 'HIDDEN' ? <Badge tone="warn">Hidden</Badge> : <Badge tone="good">Shown</Badge>),
    },
  ]
}

function useRefresh() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: listKey(listForStaff) })
}

type MenuProps = { comment: StaffComment; onDelete: (comment: StaffComment) => void }

function CommentMenu({ comment, onDelete }: MenuProps) {
  const refresh = useRefresh()
  const isHidden = comment.state === 'HIDDEN'
  const move = async () => {
    try {
      await call(changeState, { params: { id: comment._id }, body: { state: isHidden ? 'SHOWN' : 'HIDDEN' } })
      await refresh()
      toast.success(isHidden ? 'Comment shown' : 'Comment hidden')
    } catch (error) {
      toast.error((error as Error).message)
    }
  }
  return (
    <Menu
      label={`Actions for the comment of ${comment.writer.name}`}
      align="end"
      className="grid size-9 place-items-center rounded-button text-ink-soft hover:bg-ground-soft pointer-coarse:size-11"
      trigger={<Ellipsis className="size-5" aria-hidden />}
    >
      <MenuItem onSelect={() => void move()}>{isHidden ? 'Show' : 'Hide'}</MenuItem>
      <MenuLine />
      <MenuItem danger="danger" onSelect={() => onDelete(comment)}>
        Delete
      </MenuItem>
    </Menu>
  )
}

function DeleteComment({ comment, onClose }: { comment: StaffComment; onClose: () => void }) {
  const refresh = useRefresh()
  const run = async () => {
    await call(deleteComment, { params: { id: comment._id } })
    await refresh()
    toast.success('Comment deleted')
  }
  return (
    <Confirm title={`Delete the comment of ${comment.writer.name}?`} act="Delete comment" run={run} onClose={onClose}>
      <p className="line-clamp-4 wrap-anywhere">{comment.comment}</p>
    </Confirm>
  )
}
