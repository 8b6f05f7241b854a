import type { ReactNode } from 'react'
import { brandHref } from '../../features/product-listing/listing-query.ts'
import type { PostItem } from '../../shared/content/blog/posts.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import { t } from '../../shared/words.ts'
import { Link } from '../../ui/link.tsx'
import type { SearchedElsewhere } from '../define/reads.ts'

type Props = Pick<SearchedElsewhere, 'categories' | 'brands' | 'pages'> & { posts: PostItem[] }

type Place = { title: string; href: string }

/** Search results besides products, a line for each kind. */
export function Elsewhere({ categories, brands, pages, posts }: Props) {
  const kinds: [name: string, places: Place[]][] = [
    [t('Categories'), categories.map(({ title, path }) => ({ title, href: addressOf('category', path) }))],
    [t('Brands'), brands.map(({ title, path }) => ({ title, href: brandHref(path) }))],
    [t('Pages'), pages.map(({ title, path }) => ({ title, href: addressOf('page', path) }))],
    [t('From the blog'), posts.map(({ title, slug }) => ({ title, href: addressOf('post', slug) }))],
  ]
  const shown = kinds.filter(([, places]) => places.length > 0)
  if (shown.length === 0) return null
  return (
    <div className="mb-8 grid gap-y-1 border-y border-line py-3">
      {shown.map(([name, places]) => (
        <Line key={name} name={name}>
          {places.map(({ title, href }) => (
            <li key={href}>
              <Link href={href} className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
                {title}
              </Link>
            </li>
          ))}
        </Line>
      ))}
    </div>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <nav aria-label={name} className="flex flex-wrap items-baseline gap-x-5">
      <p className="min-w-28 text-sm text-ink-soft max-sm:w-full">{name}</p>
      <ul className="flex flex-wrap gap-x-5 wrap-anywhere">{children}</ul>
    </nav>
  )
}
