import { useId } from 'react'
import { blogPath } from '../../features/blog/blog-query.ts'
import { PostByline, PostCard } from '../../features/blog/post-card.tsx'
import { productsOf } from '../../shared/content/blog/article.ts'
import type { Post, PostItem } from '../../shared/content/blog/posts.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import { t } from '../../shared/words.ts'
import { Band } from '../../ui/band.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Link } from '../../ui/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import type { PageInfo } from '../define/page-info.tsx'
import type { Reads } from '../define/reads.ts'
import { defineSection } from '../define/section.ts'
import { Article, type ShownProduct } from './article.tsx'
import { type Chapter, withChapters } from './contents.ts'
import { type PostProps, sample, schema } from './post.schema.ts'
import { ShareLinks } from './share-links.tsx'

export type PostData = { post: Post; related: PostItem[]; products: ShownProduct[] }

/** Loads the post in the address; without one (builder, gallery), the newest. */
async function loadPost(props: PostProps, reads: Reads, page: PageInfo): Promise<PostData | undefined> {
  const path = page.params.path ?? (await reads.firstPosts({ size: 1 }))[0]?.slug
  const post = path === undefined ? undefined : await reads.post(path)
  if (!post) return undefined
  const related = props.related > 0 ? await relatedTo(post, props.related, reads) : []
  return { post, related, products: await productsIn(post, reads) }
}

const mostProducts = 100

/** Products in the text that are for sale. */
async function productsIn({ body }: Post, reads: Reads): Promise<ShownProduct[]> {
  const paths = productsOf(body).slice(0, mostProducts)
  if (paths.length === 0) return []
  const all = await reads.firstProducts({ paths, sort: 'created', size: paths.length })
  const found = all.map((item) => ({ named: item.path, item }))
  // One has another address than the text knows: which of those that are not found so far is asked one by one.
  const hasMoved = all.some(({ path }) => !paths.includes(path))
  const unknown = hasMoved ? paths.filter((path) => all.every((item) => item.path !== path)) : []
  for (const named of unknown) {
    const [item] = await reads.firstProducts({ paths: [named], sort: 'created', size: 1 })
    if (item) found.push({ named, item })
  }
  return found
}

/** Public posts that the writer chose; else the newest of the post's category, or of all. */
async function relatedTo({ slug, categories, relatedIds }: Post, size: number, reads: Reads): Promise<PostItem[]> {
  const chosen = relatedIds.length > 0 ? await reads.firstPosts({ ids: relatedIds, size: relatedIds.length }) : []
  if (chosen.length > 0) return chosen
  // One extra: the post itself may be among them.
  const newest = await reads.firstPosts({ category: categories[0]?.path, size: size + 1 })
  return newest.filter((one) => one.slug !== slug).slice(0, size)
}

/** A post's page (R7): title, author, date, picture, text with its contents, tags, ways to pass it on, and others like it. */
function PostView({ props, data: { post, related, products } }: { props: PostProps; data: PostData }) {
  const { html, chapters } = withChapters(post.body, useId())
  const isLong = props.showContents && chapters.length > 2
  return (
    <Band band={props} className="page-end">
      <article className="mx-auto max-w-[46rem] wrap-anywhere">
        <div className="print:hidden">
          <Breadcrumbs trail={[{ title: t('Blog'), href: blogPath }]} here={post.title} />
        </div>
        <Opening post={post} />
        {isLong && <Contents chapters={chapters} />}
        <Article html={html} pictures={post.pictures} products={products} />
        <footer className="mt-10 flex flex-col gap-5 border-t border-line pt-6 print:hidden">
          {props.showTags && <Tags tags={post.tagged} />}
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
            <Link key={_id} href={addressOf('blogCategory', path)} className="inline-flex min-h-11 items-center">
              {title}
            </Link>
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
          <PostByline post={post} author="linked" />
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
    <nav aria-label={t('Contents')} className="mb-8 border-y border-line py-4 print:hidden">
      <p className="font-semibold">{t('In this post')}</p>
      <ol className="mt-1">
        {chapters.map(({ id, title, level }) => (
          <li key={id} className={level === 3 ? 'ps-5' : ''}>
            <Link href={`#${id}`} className="flex min-h-11 items-center underline-offset-4 hover:underline">
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Tags({ tags }: { tags: Post['tagged'] }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label={t('Tags')} className="flex flex-wrap gap-2">
      {tags.map(({ _id, title, path }) => (
        <li key={_id}>
          <Link
            href={addressOf('blogTag', path)}
            className="inline-flex min-h-11 items-center rounded-button border border-line px-3 text-sm hover:border-line-strong"
          >
            {title}
          </Link>
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

export const post = defineSection({
  type: 'post',
  title: 'Blog post',
  category: 'content',
  schema,
  sample,
  words: 'article blog story',
  view: PostView,
  load: loadPost,
  only: 'post',
})
