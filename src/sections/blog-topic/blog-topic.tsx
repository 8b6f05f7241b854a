import { blogPath } from '../../features/blog/blog-query.ts'
import type { BlogTopic, TopicKind } from '../../shared/content/blog/blog-topics.ts'
import { t } from '../../shared/words.ts'
import { Band } from '../../ui/band.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Photo } from '../../ui/photo.tsx'
import type { PageInfo } from '../define/page-info.tsx'
import type { Reads } from '../define/reads.ts'
import { defineSection } from '../define/section.ts'
import { type BlogTopicProps, sample, schema } from './blog-topic.schema.ts'

type Props = { props: BlogTopicProps; data: BlogTopic }

/** Loads the topic in the address; without one (builder, gallery), a topic that has posts. */
const loadTopic =
  (kind: TopicKind) =>
  async (_: BlogTopicProps, reads: Reads, page: PageInfo): Promise<BlogTopic | undefined> => {
    const path = page.params.path ?? (await reads.firstBlogTopic(kind))
    return path === undefined ? undefined : reads.blogTopic(kind, path)
  }

/** Name, text and picture of a blog category or tag. Its posts are listed by another section. */
function BlogTopicView({ props, data: { title, description, image } }: Props) {
  const picture = props.showPicture ? image : null
  return (
    <Band band={props}>
      <Breadcrumbs trail={[{ title: t('Blog'), href: blogPath }]} here={title} />
      <header className={`mt-3 grid items-center gap-8 ${picture ? 'lg:grid-cols-[3fr_2fr] lg:gap-14' : ''}`}>
        <Words title={title} description={props.showDescription ? description : ''} />
        {picture && (
          <Photo
            {...picture}
            media={picture.id}
            sizes="(min-width:84rem) 32rem,(min-width:64rem) 38vw,92vw"
            ratio="3 / 2"
            first
            className="w-full rounded-card"
          />
        )}
      </header>
    </Band>
  )
}

/** An author's portrait, name, tagline and description. */
function BlogAuthorView({ props, data: { title, subtitle, description, image } }: Props) {
  return (
    <Band band={props}>
      <Breadcrumbs trail={[{ title: t('Blog'), href: blogPath }]} here={title} />
      <header className="mt-4 flex flex-col gap-6 sm:flex-row sm:items-start sm:gap-9">
        {props.showPicture && image && (
          <Photo
            {...image}
            media={image.id}
            sizes="9rem"
            ratio="1"
            first
            className="size-28 shrink-0 rounded-full sm:size-36"
          />
        )}
        <Words title={title} subtitle={subtitle} description={props.showDescription ? description : ''} />
      </header>
    </Band>
  )
}

function Words({ title, subtitle = '', description }: { title: string; subtitle?: string; description: string }) {
  return (
    <div className="max-w-[46rem] min-w-0 wrap-anywhere">
      <h1 className="text-4xl">{title}</h1>
      {subtitle && <p className="mt-2 text-lg font-semibold text-ink-soft">{subtitle}</p>}
      {description && <p className="mt-4 text-lg whitespace-pre-line text-ink-soft">{description}</p>}
    </div>
  )
}

export const blogCategory = defineSection({
  type: 'blog-category',
  title: 'Blog category',
  category: 'content',
  schema,
  sample,
  words: 'topic heading name picture',
  view: BlogTopicView,
  load: loadTopic('blogCategory'),
  only: 'blogCategory',
})

export const blogTag = defineSection({
  type: 'blog-tag',
  title: 'Blog tag',
  category: 'content',
  schema,
  sample,
  words: 'topic heading name picture',
  view: BlogTopicView,
  load: loadTopic('blogTag'),
  only: 'blogTag',
})

export const blogAuthor = defineSection({
  type: 'blog-author',
  title: 'Blog author',
  category: 'content',
  schema,
  sample,
  words: 'writer portrait biography',
  view: BlogAuthorView,
  load: loadTopic('blogAuthor'),
  only: 'blogAuthor',
})
