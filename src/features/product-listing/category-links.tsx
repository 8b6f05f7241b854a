import { addressOf } from '../../shared/content/kinds/index.ts'
import type { Category } from '../../shared/selling/catalogue/categories.ts'
import { Link } from '../../ui/link.tsx'

/** Categories as a line of links that scrolls sideways where there is no room; nothing when there are none. */
export function CategoryLinks({ categories, label }: { categories: Category[]; label: string }) {
  if (categories.length === 0) return null
  return (
    <nav aria-label={label} className="-mx-1 mb-8 overflow-x-auto px-1 [scrollbar-width:none]">
      <ul className="flex gap-2 whitespace-nowrap lg:flex-wrap">
        {categories.map(({ _id, path, title }) => (
          <li key={_id}>
            <Link
              href={addressOf('category', path)}
              className="flex min-h-11 items-center rounded-button border border-line-strong px-4 hover:border-ink"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
