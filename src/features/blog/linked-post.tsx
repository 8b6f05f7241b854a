import type { PostItem } from '../../shared/content/blog/posts.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import type { LinkedPostData } from './linked-post.schema.ts'
import { PostByline } from './post-card.tsx'

type Props = {
  data: LinkedPostData | undefined
  /** Text of the link. */
  text: string
  level: 2 | 3
  /** Position in its section, and width. */
  className?: string
}

const sizes = '(min-width: 40rem) 17rem, 92vw'

/** The post that a section names, below or beside the section's own content: the whole of it leads to the post (B91). */
export function LinkedPost({ data, text, level, className = '' }: Props) {
  if (!data?.post) return null
  const { post } = data
  const Heading = `h${level}` as const
  return (
    <article
      className={`group relative grid items-start gap-x-8 gap-y-5 border-t border-line-strong pt-8 text-left wrap-anywhere ${post.image ? 'sm:grid-cols-[minmax(9rem,2fr)_minmax(0,5fr)]' : ''} ${className}`}
    >
      {post.image && <Cover image={post.image} />}
      <div className="flex min-w-0 flex-col gap-2">
        <Heading className="text-xl leading-snug">
          <Link
            href={addressOf('post', post.slug)}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {post.title}
          </Link>
        </Heading>
        {post.shortDescription && <p className="line-clamp-3 max-w-[60ch] text-ink-soft">{post.shortDescription}</p>}
        <PostByline post={post} />
        {text && (
          <p aria-hidden className="mt-1 inline-flex items-center gap-2 font-semibold text-(--link-text)">
            {text}
            <Icon name="arrow-right" className="size-4" />
          </p>
        )}
      </div>
    </article>
  )
}

function Cover({ image: { id, ...picture } }: { image: NonNullable<PostItem['image']> }) {
  return <Photo media={id} {...picture} sizes={sizes} ratio="4 / 3" className="w-full rounded-card" />
}
