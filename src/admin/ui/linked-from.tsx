import type { LinkPlace } from '../../shared/content/pages/links-admin.ts'
import { Badge } from './badge.tsx'
import { ServerLink } from './server-link.tsx'

const kindNames: Record<LinkPlace['kind'], string> = {
  page: 'Page',
  template: 'Template',
  group: 'On every page',
  post: 'Blog post',
  product: 'Product',
}

/** The pages and texts that link to something, each a way to its editor; nothing where there is none. */
export function LinkedFrom({ data, total }: { data: LinkPlace[]; total: number }) {
  if (total === 0) return null
  const more = total - data.length
  return (
    <div className="mt-4">
      <h3 className="mb-1 text-sm font-semibold">Linked from</h3>
      <ul className="max-h-52 overflow-y-auto border-y border-line text-sm">
        {data.map(({ kind, title, href, isShown }) => (
          <li key={`${href} ${title}`} className="border-b border-line last:border-b-0">
            <ServerLink
              href={href}
              className="flex min-h-9 items-center gap-3 hover:bg-ground-soft pointer-coarse:min-h-11"
            >
              <span className="w-24 shrink-0 text-ink-soft">{kindNames[kind]}</span>
              <span className="min-w-0 flex-1 truncate font-semibold">{title}</span>
              {!isShown && <Badge>Draft</Badge>}
            </ServerLink>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1 text-sm text-ink-soft">and {more.toLocaleString('en-IN')} more</p>}
      <p className="mt-2 text-sm">These links will stop working.</p>
    </div>
  )
}
