import { Download as DownloadMark } from 'lucide-react'
import { hrefOf } from '../../shared/content/links.ts'
import { outward } from '../../ui/action-link.tsx'
import { Band } from '../../ui/band.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import type { Download, Downloads } from './downloads.schema.ts'

function Line({ item }: { item: Download }) {
  const { title, description, kind } = item
  const href = hrefOf(item.action)
  const content = (
    <>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-semibold group-hover:underline">{title}</span>
        {description && <span className="mt-0.5 block text-ink-soft">{description}</span>}
        {kind && <span className="mt-0.5 block text-sm text-ink-soft">{kind}</span>}
      </span>
      {href && <DownloadMark size={20} className="mt-0.5 shrink-0 text-accent" aria-hidden />}
    </>
  )
  const shape = 'flex items-start gap-6 py-5'
  if (!href) return <p className={shape}>{content}</p>
  return (
    <a href={href} className={`group underline-offset-4 ${shape}`} {...outward(href)}>
      {content}
    </a>
  )
}

/** Files and pages to take along. What leads nowhere yet is said all the same. */
export function DownloadsView({ props }: { props: Downloads }) {
  const items = props.items.filter(({ title }) => title)
  if (items.length === 0) return null
  return (
    <Band band={props}>
      <SectionHeader {...props} />
      <ul className="border-t border-line">
        {items.map((item, index) => (
          <li key={index} className="border-b border-line">
            <Line item={item} />
          </li>
        ))}
      </ul>
    </Band>
  )
}
