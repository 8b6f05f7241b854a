import { blogHref, blogPath } from '../../features/blog/blog-query.ts'
import { say } from '../../shared/own-words.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { Band } from '../../ui/band.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { usePage } from '../define/page-info.tsx'
import type { BlogList } from './blog-list.schema.ts'
import type { BlogData } from './load-blog-list.ts'
import { Arranged } from './post-arrangements.tsx'

/**
 * Blog posts in one of five arrangements (S18 to S22), with a search box, tabs and pages where the owner wants them (S23). All of it
 * is links and a form that lead to the blog's own page, so it works without script.
 */
export function BlogListView({ props, data }: { props: BlogList; data: BlogData }) {
  const { query, items, pages } = data
  const opensPage = usePage().path === blogPath
  const level = props.heading ? 3 : 2
  return (
    <Band band={props} className={opensPage ? 'page-end' : ''}>
      <SectionHeader
        {...props}
        namesPage={opensPage}
        aside={<ActionLink button={props.button} look="quiet" className="px-0!" />}
      />
      <Controls props={props} data={data} />
      <Chosen data={data} />
      {items.length === 0 ? (
        <p className="py-8 text-center text-lg text-ink-soft">{say('blog.empty')}</p>
      ) : (
        <Arranged layout={props.layout} items={items} level={opensPage && props.heading ? 2 : level} />
      )}
      <Pagination page={query.p} pages={pages} href={(p) => blogHref({ ...query, p })} label="Pages of posts" />
    </Band>
  )
}

function Controls({ props, data: { query, categories } }: { props: BlogList; data: BlogData }) {
  if (!props.search && categories.length === 0) return null
  return (
    <div className="mb-8 flex flex-col gap-5 lg:flex-row lg:items-center lg:justify-between">
      {categories.length > 0 && (
        <nav
          aria-label="Blog categories"
          className="flex gap-x-6 overflow-x-auto whitespace-nowrap [scrollbar-width:none]"
        >
          <Tab title="All" path="" data={query} />
          {categories.map(({ _id, title, path }) => (
            <Tab key={_id} title={title} path={path} data={query} />
          ))}
        </nav>
      )}
      {props.search && (
        <SearchBox
          placeholder="Search the blog"
          label="Search the blog"
          action={blogPath}
          text={query.q}
          className="lg:w-[24rem]"
        >
          {query.category && <input type="hidden" name="category" value={query.category} />}
        </SearchBox>
      )}
    </div>
  )
}

function Tab({ title, path, data }: { title: string; path: string; data: BlogData['query'] }) {
  return (
    <a
      href={blogHref({ q: data.q, category: path })}
      aria-current={path === data.category || undefined}
      className="flex min-h-11 items-center border-b-2 border-transparent text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
    >
      {title}
    </a>
  )
}

/** What was asked for by an address: a text, a tag, an author. */
function Chosen({ data: { query, items } }: { data: BlogData }) {
  const author = items.flatMap(({ $card_data }) => $card_data.author).find(({ _id }) => _id === query.author)
  const words = [
    query.q && `“${query.q}”`,
    query.tag && `Tag: ${query.tag}`,
    query.author && `By ${author?.title ?? 'this author'}`,
  ].filter(Boolean)
  if (words.length === 0) return null
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-4 wrap-anywhere">
      <strong>{words.join(', ')}</strong>
      <a href={blogHref({ category: query.category })} className="inline-flex min-h-11 items-center underline">
        Show all posts
      </a>
    </p>
  )
}
