import { Link, linkOptions, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { listPosts } from '../../server/modules/content/posts/posts.contract.ts'
import { type PostRow, postStatuses } from '../../shared/content/blog/posts.ts'
import { longTime } from '../../shared/times.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { Column } from '../ui/column.ts'
import { DataTable } from '../ui/data-table.tsx'
import { DayRange } from '../ui/day-range.tsx'
import { EmptyList } from '../ui/empty-list.tsx'
import { type List, useList } from '../ui/list.ts'
import { ListFilter, ListFilters, ListTools } from '../ui/list-tools.tsx'
import { useZone } from '../ui/me.ts'
import { SampleBadge } from '../ui/sample-badge.tsx'
import { Screen } from '../ui/screen.tsx'
import { useBlogAuthors, useBlogCategories, useBlogTags } from './calls.ts'
import { ChosenPosts } from './chosen-posts.tsx'
import { PostStatusBadge, statusTitles } from './post-status.tsx'

/** Every post of the blog, drafts and scheduled ones too. */
export function BlogScreen() {
  const search = useSearch({ from: '/blog' })
  const list = useList({ contract: listPosts, search, sort: 'changed', order: 'descend' })
  const zone = useZone()
  const add = (
    <Link to="/blog/new" className={buttonClass()}>
      <Plus className="size-4" aria-hidden />
      New post
    </Link>
  )
  const actions = (
    <>
      <Link to="/blog/categories" className={buttonClass('secondary')}>
        Categories
      </Link>
      <Link to="/blog/tags" className={buttonClass('secondary')}>
        Tags
      </Link>
      <Link to="/blog/authors" className={buttonClass('secondary')}>
        Authors
      </Link>
      {add}
    </>
  )
  return (
    <Screen title="Blog" actions={actions}>
      <ListTools list={list} search="Search by title">
        <Filters list={list} />
      </ListTools>
      <DataTable
        list={list}
        label="Posts"
        columns={columns(zone)}
        link={({ _id }) => linkOptions({ to: '/blog/$id', params: { id: _id } })}
        chosenActions={(ids, clear) => (
          <ChosenPosts posts={list.rows?.filter(({ _id }) => ids.includes(_id)) ?? []} clear={clear} />
        )}
        empty={
          <EmptyList
            heading="There are no posts yet"
            text="Write the first one. It stays a draft until you publish it."
            begin={add}
          />
        }
      />
    </Screen>
  )
}

function Filters({ list }: { list: List<PostRow> }) {
  const { data: categories = [] } = useBlogCategories()
  const { data: authors = [] } = useBlogAuthors()
  const { data: tags = [] } = useBlogTags()
  const asOption = ({ _id, title }: { _id: string; title: string }) => ({ value: _id, title })
  return (
    <ListFilters list={list} names={['status', 'category', 'author', 'tag', 'from', 'to']}>
      <ListFilter
        list={list}
        name="status"
        label="Status"
        options={postStatuses.map((value) => ({ value, title: statusTitles[value] }))}
      />
      <ListFilter list={list} name="category" label="Category" options={categories.map(asOption)} />
      <ListFilter list={list} name="author" label="Author" options={authors.map(asOption)} />
      <ListFilter list={list} name="tag" label="Tag" options={tags.map(({ title }) => ({ value: title, title }))} />
      <DayRange list={list} />
    </ListFilters>
  )
}

/** @param zone of the site, in which the times are shown */
function columns(zone: string): Column<PostRow>[] {
  return [
    {
      title: 'Title and category',
      sort: 'title',
      phone: 'lead',
      cell: ({ _id, title, categories }) => (
        <span className="block min-w-0">
          <span className="line-clamp-2 leading-snug wrap-anywhere">{title}</span>
          <span className="line-clamp-1 text-sm font-normal text-ink-soft wrap-anywhere">
            {categories.map((category) => category.title).join(' · ')}
          </span>
          <SampleBadge kind="post" id={_id} />
        </span>
      ),
    },
    { title: 'Status', phone: 'side', cell: ({ status }) => <PostStatusBadge status={status} /> },
    {
      title: 'Author',
      phone: 'line',
      cell: ({ author }) => (
        <span dir="auto" className="wrap-anywhere">
          {author}
        </span>
      ),
    },
    {
      title: 'Date',
      sort: 'date',
      phone: 'line',
      cell: ({ publishAt }) => publishAt && <span className="whitespace-nowrap">{longTime(publishAt, zone)}</span>,
    },
    {
      title: 'Updated',
      sort: 'changed',
      phone: 'none',
      cell: ({ changedAt }) => <span className="whitespace-nowrap text-ink-soft">{longTime(changedAt, zone)}</span>,
    },
  ]
}
