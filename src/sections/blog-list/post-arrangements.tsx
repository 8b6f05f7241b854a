import { PostCard, PostOverlay, PostRow } from '../../features/blog/post-card.tsx'
import type { PostItem } from '../../shared/content/blog/posts.ts'
import type { BlogList } from './blog-list.schema.ts'

type Props = { items: PostItem[]; level: 2 | 3 }

const thirds = '(min-width:84rem) 25rem,(min-width:64rem) 30vw,(min-width:40rem) 46vw,92vw'
const quarters = '(min-width:84rem) 19rem,(min-width:64rem) 23vw,46vw'
const threeColumns = 'grid gap-x-[clamp(1rem,2.5vw,2.25rem)] gap-y-12 sm:grid-cols-2 lg:grid-cols-3'

function Cards({ items, level }: Props) {
  return (
    <ul className={threeColumns}>
      {items.map((post) => (
        <li key={post._id}>
          <PostCard post={post} level={level} sizes={thirds} ratio="3 / 2" withText />
        </li>
      ))}
    </ul>
  )
}

function Images({ items, level }: Props) {
  return (
    <ul className="card-grid [--columns:4]">
      {items.map((post) => (
        <li key={post._id}>
          <PostCard post={post} level={level} sizes={quarters} ratio="4 / 5" />
        </li>
      ))}
    </ul>
  )
}

function Overlays({ items, level }: Props) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {items.map((post) => (
        <li key={post._id}>
          <PostOverlay post={post} level={level} sizes={thirds} />
        </li>
      ))}
    </ul>
  )
}

function Stacked({ items, level }: Props) {
  return (
    <ul className="max-w-[60rem] divide-y divide-line border-y border-line">
      {items.map((post) => (
        <li key={post._id} className="py-6 lg:py-8">
          <PostRow post={post} level={level} sizes="(min-width:60rem) 16rem,27vw" />
        </li>
      ))}
    </ul>
  )
}

/** The first one large, the others in a list beside it. */
function Featured({ items: [first, ...others], level }: Props) {
  if (!first) return null
  return (
    <div className={`grid gap-x-12 gap-y-10 ${others.length > 0 ? 'lg:grid-cols-[3fr_2fr]' : 'max-w-[52rem]'}`}>
      <PostCard
        post={first}
        level={level}
        sizes="(min-width:84rem) 46rem,(min-width:64rem) 55vw,92vw"
        ratio="3 / 2"
        withText
      />
      {others.length > 0 && (
        <ul className="divide-y divide-line border-y border-line self-start">
          {others.map((post) => (
            <li key={post._id} className="py-5">
              <PostRow post={post} level={level} sizes="(min-width:64rem) 9rem,27vw" withText={false} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const arrangements = { cards: Cards, images: Images, overlay: Overlays, stacked: Stacked, featured: Featured }

export function Arranged({ layout, ...posts }: Props & Pick<BlogList, 'layout'>) {
  const Arrangement = arrangements[layout]
  return <Arrangement {...posts} />
}
