import { usePage } from '../../sections/define/page-info.tsx'
import type { PostItem } from '../../shared/content/blog/posts.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import { blogDate } from '../../shared/times.ts'
import { Link } from '../../ui/link.tsx'
import { Photo } from '../../ui/photo.tsx'

type Level = 2 | 3

type Props = {
  post: PostItem
  level: Level
  /** Width of its picture. */
  sizes: string
  ratio: string
  withText?: boolean
}

/** A post as a card: its picture above its words. The whole card leads to it. */
export function PostCard({ post, level, sizes, ratio, withText = false }: Props) {
  return (
    <article className="group relative flex h-full flex-col">
      <Picture post={post} sizes={sizes} ratio={ratio} className="mb-4 rounded-card" />
      <Words post={post} level={level} withText={withText} size="text-xl" />
    </article>
  )
}

/** A post with its words on its picture. */
export function PostOverlay({ post, level, sizes }: Omit<Props, 'ratio' | 'withText'>) {
  return (
    <article className="ground-strong group relative grid h-full overflow-hidden rounded-card *:[grid-area:1/1]">
      <Picture post={post} sizes={sizes} ratio="4 / 5" className="h-full bg-transparent!" />
      <div className="z-[1] self-end bg-linear-to-t from-(--ground-strong) from-55% to-transparent p-5 pt-24">
        <Words post={post} level={level} withText={false} size="text-xl" />
      </div>
    </article>
  )
}

/** A post in one row: its picture beside its words. */
export function PostRow({ post, level, sizes, withText = true }: Omit<Props, 'ratio'>) {
  return (
    <article className="group relative grid grid-cols-[minmax(5.5rem,2fr)_minmax(0,5fr)] items-start gap-4 sm:gap-8">
      <Picture post={post} sizes={sizes} ratio="4 / 3" className="rounded-card" />
      <Words post={post} level={level} withText={withText} size={withText ? 'text-xl' : 'text-lg'} />
    </article>
  )
}

/** Where a post has no picture its place stays, so that a grid keeps its lines. */
function Picture({
  post: { image },
  sizes,
  ratio,
  className,
}: {
  post: PostItem
  sizes: string
  ratio: string
  className: string
}) {
  if (!image) return <div className={`w-full bg-ground-soft ${className}`} style={{ aspectRatio: ratio }} />
  const { id, ...picture } = image
  return <Photo media={id} {...picture} sizes={sizes} ratio={ratio} className={`w-full ${className}`} />
}

type WordsProps = { post: PostItem; level: Level; withText: boolean; size: string }

function Words({ post, level, withText, size }: WordsProps) {
  const Heading = `h${level}` as const
  const [category] = post.categories
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-2 wrap-anywhere">
      {category && <p className="text-sm font-semibold text-(--link-text)">{category.title}</p>}
      <Heading className={`${size} leading-snug`}>
        <Link
          href={addressOf('post', post.slug)}
          className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {post.title}
        </Link>
      </Heading>
      {withText && post.shortDescription && <p className="line-clamp-3 text-ink-soft">{post.shortDescription}</p>}
      <PostByline post={post} className="mt-auto pt-1" />
    </div>
  )
}

type BylineProps = {
  post: PostItem
  className?: string
  /** Where the post itself is open its author's name leads on; a card as a whole leads to its post. */
  author?: 'named' | 'linked'
}

/** Who wrote it, and when. */
export function PostByline({ post, className = '', author: shown = 'named' }: BylineProps) {
  const { timeZone } = usePage().site
  const [author] = post.$card_data.author
  return (
    <p className={`flex flex-wrap items-center gap-x-2 text-sm text-ink-soft ${className}`}>
      {author && shown === 'named' && <bdi>{author.title}</bdi>}
      {author && shown === 'linked' && (
        <Link
          href={addressOf('blogAuthor', author.path)}
          className="-my-3 inline-flex min-h-11 items-center underline-offset-4 hover:underline"
        >
          <bdi>{author.title}</bdi>
        </Link>
      )}
      {author && <span aria-hidden>·</span>}
      <time dateTime={post.date} className="tabular-nums">
        {blogDate(post.date, timeZone)}
      </time>
    </p>
  )
}
