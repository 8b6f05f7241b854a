import { type BlogQuery, blogHref, blogPath } from '../../features/blog/blog-query.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import { ownListId } from '../../shared/content/pages/own-lists.ts'
import { say } from '../../shared/own-words.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { t } from '../../shared/words.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { Band } from '../../ui/band.tsx'
import { Link } from '../../ui/link.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { usePage } from '../define/page-info.tsx'
import { defineSection } from '../define/section.ts'
import { type BlogList, looks, sample, schema } from './blog-list.schema.ts'
import { type BlogData, loadBlogList } from './load-blog-list.ts'
import { Arranged } from './post-arrangements.tsx'

/**
 * Blog posts in one of five layouts (S18 to S22), with optional search, tabs and paging (S23). All are links and a form that lead to
 * the page where the list stands, so it works without script.
 */
function BlogListView({ props, data }: { props: BlogList; data: BlogData }) {
  const { query, items, pages } = data
  const opensPage = usePage().path === blogPath
  const level = props.heading ? 3 : 2
  return (
    <Band band={props} className={opensPage ? 'page-end' : ''}>
      {query.own && <div id={ownListId(query.own.id)} className="scroll-mt-28" />}
      <SectionHeader
        {...props}
        namesPage={opensPage}
        aside={<ActionLink button={props.button} look="quiet" className="px-0!" />}
      />
      <Controls props={props} data={data} />
      <Chosen data={data} />
      {items?.length === 0 && <p className="py-8 text-center text-lg text-ink-soft">{say('blog.empty')}</p>}
      {items && items.length > 0 && (
        <Arranged layout={props.layout} items={items} level={opensPage && props.heading ? 2 : level} />
      )}
      <Pagination page={query.p} pages={pages} href={(p) => blogHref({ ...query, p })} label={t('Pages of posts')} />
    </Band>
  )
}

function Controls({ props, data: { query, categories } }: { props: BlogList; data: BlogData }) {
  if (!props.search && categories.length === 0) return null
  return (
    <div className="mb-8 flex flex-col gap-5 lg:flex-row lg:items-center lg:justify-between">
      {categories.length > 0 && (
        <nav
          aria-label={t('Blog categories')}
          className="flex gap-x-6 overflow-x-auto whitespace-nowrap [scrollbar-width:none]"
        >
          <Tab title={t('All')} category="" query={query} />
          {categories.map(({ _id, title, path }) => (
            <Tab key={_id} title={title} category={path} query={query} />
          ))}
        </nav>
      )}
      {props.search && (
        <SearchBox
          placeholder={t('Search the blog')}
          label={t('Search the blog')}
          action={inLanguage(query.own ? blogHref({ at: query.at, own: { ...query.own, others: {} } }) : query.at)}
          {...(query.own && { name: `${query.own.id}.q` })}
          text={query.q}
          className="lg:w-[24rem]"
        >
          <Kept query={query} />
        </SearchBox>
      )}
    </div>
  )
}

/** Hidden fields that a search of an own list keeps: its category, and what the page's other lists show. */
function Kept({ query: { own, category } }: { query: BlogQuery }) {
  if (!own) return null
  const kept = { ...own.others, [`${own.id}.category`]: category }
  return Object.entries(kept)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

type TabProps = { title: string /** Path of a category; all of them if empty. */; category: string; query: BlogQuery }

/** Leads to the page of the category, or narrows a list that has parameters of its own. */
function Tab({ title, category, query }: TabProps) {
  const at = category ? addressOf('blogCategory', category) : blogPath
  const { href, isCurrent } = query.own
    ? { href: blogHref({ ...query, category, p: 0 }), isCurrent: category === query.category }
    : { href: blogHref({ at, q: query.q }), isCurrent: at === query.at }
  return (
    <Link
      href={href}
      aria-current={isCurrent || undefined}
      className="flex min-h-11 items-center border-b-2 border-transparent text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
    >
      {title}
    </Link>
  )
}

/** The filters in the page's address: text, tag, author. */
function Chosen({ data: { query, items } }: { data: BlogData }) {
  const author = items?.flatMap(({ $card_data }) => $card_data.author).find(({ _id }) => _id === query.author)
  const words = [
    query.q && `“${query.q}”`,
    query.tag && t('Tag: {name}', { name: query.tag }),
    query.author && (author ? t('By {name}', { name: author.title }) : t('By this author')),
  ].filter(Boolean)
  if (words.length === 0) return null
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-4 wrap-anywhere">
      <strong>{words.join(', ')}</strong>
      <Link
        href={query.own ? blogHref({ at: query.at, own: query.own }) : query.at}
        className="inline-flex min-h-11 items-center underline"
      >
        {t('Show all posts')}
      </Link>
    </p>
  )
}

export const blogList = defineSection({
  type: 'blog-list',
  title: 'Blog posts',
  category: 'content',
  schema,
  sample,
  looks,
  view: BlogListView,
  load: loadBlogList,
})
