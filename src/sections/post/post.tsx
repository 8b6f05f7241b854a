import { useId } from 'react'
import { blogHref, blogPath } from '../../features/blog/blog-query.ts'
import { PostByline, PostCard } from '../../features/blog/post-card.tsx'
import type { Post, PostItem } from '../../shared/content/posts.ts'
import { Band } from '../../ui/band.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Photo } from '../../ui/photo.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import type { PageInfo } from '../define/page-info.tsx'
import type { Reads } from '../define/reads.ts'
import { type Chapter, withChapters } from './contents.ts'
import type { PostProps } from './post.schema.ts'
import { ShareLinks } from './share-links.tsx'

export type PostData = { post: Post; related: PostItem[] }

/** The post that the address names; where it names none (builder, gallery), the newest one. */
export async function loadPost(props: PostProps, reads: Reads, page: PageInfo): Promise<PostData | undefined> {
  const path = page.params.path ?? (await reads.posts({ page: 0, size: 1 })).items[0]?.slug
  const post = path === undefined ? undefined : await reads.post(path)
  return post && { post, related: props.related > 0 ? await relatedTo(post, props.related, reads) : [] }
}

/** The newest of its category, or of all where it has none. */
async function relatedTo({ slug, categories }: Post, size: number, reads: Reads): Promise<PostItem[]> {
  const { items } = await reads.posts({ category: categories[0]?.path, except: slug, page: 0, size })
  return items
}

/** A post's page (R7): title, author, date, picture, text with its contents, tags, ways to pass it on, and others like it. */
export function PostView({ props, data: { post, related } }: { props: PostProps; data: PostData }) {
  const { html, chapters } = withChapters(post.body, useId())
  const isLong = props.showContents && chapters.length > 2
  return (
    <Band band={props} className="page-end">
      <article className="mx-auto max-w-[46rem] wrap-anywhere">
        <div className="print:hidden">
          <Breadcrumbs trail={[{ title: 'Blog', href: blogPath }]} here={post.title} />
        </div>
        <Opening post={post} />
        {isLong && <Contents chapters={chapters} />}
        <RichText html={html} className="text-lg leading-relaxed [&_:is(h2,h3)]:scroll-mt-28" />
        <footer className="mt-10 flex flex-col gap-5 border-t border-line pt-6 print:hidden">
          {props.showTags && <Tags tags={post.tags} />}
          {props.showShare && <ShareLinks title={post.title} url={post.url} />}
        </footer>
      </article>
      {related.length > 0 && <Related heading={props.relatedHeading} posts={related} />}
    </Band>
  )
}

function Opening({ post }: { post: Post }) {
  const [author] = post.$card_data.author
  const { image, categories } = post
  return (
    <header className="mt-3 mb-8">
      {categories.length > 0 && (
        <p className="flex flex-wrap gap-x-4 text-sm font-semibold text-accent">
          {categories.map(({ _id, title, path }) => (
            <a key={_id} href={blogHref({ category: path })} className="inline-flex min-h-11 items-center">
              {title}
            </a>
          ))}
        </p>
      )}
      <h1 className="text-4xl">{post.title}</h1>
      {post.shortDescription && <p className="mt-4 text-xl text-ink-soft">{post.shortDescription}</p>}
      <div className="mt-5 flex items-center gap-3">
        {author?.thumb && (
          <Photo {...author.thumb} media={author.thumb.id} sizes="3rem" ratio="1" className="size-12 rounded-full" />
        )}
        <div>
          <PostByline post={post} />
          {author?.subtitles[0] && <p className="text-sm text-ink-soft">{author.subtitles[0]}</p>}
        </div>
      </div>
      {image && (
        <Photo
          {...image}
          media={image.id}
          sizes="(min-width:48rem) 46rem,92vw"
          ratio="3 / 2"
          first
          className="mt-8 w-full rounded-card"
        />
      )}
    </header>
  )
}

function Contents({ chapters }: { chapters: Chapter[] }) {
  return (
    <nav aria-label="Contents" className="mb-8 border-y border-line py-4 print:hidden">
      <p className="font-semibold">In this post</p>
      <ol className="mt-1">
        {chapters.map(({ id, title, level }) => (
          <li key={id} className={level === 3 ? 'ps-5' : ''}>
            <a href={`#${id}`} className="flex min-h-11 items-center underline-offset-4 hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Tags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <a
            href={blogHref({ tag })}
            className="inline-flex min-h-11 items-center rounded-button border border-line px-3 text-sm hover:border-line-strong"
          >
            {tag}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Related({ heading, posts }: { heading: string; posts: PostItem[] }) {
  return (
    <aside className="mt-16 border-t border-line pt-10 print:hidden">
      {heading && <h2 className="mb-8 text-2xl">{heading}</h2>}
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post._id}>
            <PostCard
              post={post}
              level={heading ? 3 : 2}
              sizes="(min-width:64rem) 26rem,(min-width:40rem) 46vw,92vw"
              ratio="3 / 2"
            />
          </li>
        ))}
      </ul>
    </aside>
  )
}
