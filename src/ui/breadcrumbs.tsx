import { t } from '../shared/words.ts'
import { Link } from './link.tsx'

export type Crumb = { title: string; href: string }

/** The way here from the home page, in one line; the last one is the page itself and no link. */
export function Breadcrumbs({ trail, here }: { trail: Crumb[]; here: string }) {
  return (
    <nav aria-label={t('Breadcrumb')}>
      <ol className="flex items-center gap-x-2 overflow-x-auto whitespace-nowrap [scrollbar-width:none] text-sm text-ink-soft [&>li:not(:last-child)]:after:ml-2 [&>li:not(:last-child)]:after:text-line-strong [&>li:not(:last-child)]:after:content-['/']">
        {[{ title: t('Home'), href: '/' }, ...trail].map(({ title, href }) => (
          <li key={href}>
            <Link href={href} className="inline-block py-3 underline-offset-4 hover:text-ink hover:underline">
              {title}
            </Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
