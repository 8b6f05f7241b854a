import { Download as DownloadMark, FileText } from 'lucide'
import { factsIn } from '../../shared/content/media/media-files.ts'
import { hrefOf } from '../../shared/content/pages/links.ts'
import { outward } from '../../ui/action-link.tsx'
import { Band } from '../../ui/band.tsx'
import { LineIcon } from '../../ui/line-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { defineSection } from '../define/section.ts'
import { type Download, type Downloads, sample, schema } from './downloads.schema.ts'

function Line({ item }: { item: Download }) {
  const { title, description } = item
  const { address, facts } = factsIn(item.file)
  const href = address ? `${address}?download` : hrefOf(item.action)
  // The owner's text, else type and size of a file in the library.
  const kind = item.kind || (facts.bytes ? `PDF, ${sizeText(facts.bytes)}` : '')
  const content = (
    <>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-semibold group-hover:underline">{title}</span>
        {description && <span className="mt-0.5 block text-ink-soft">{description}</span>}
        {kind && <span className="mt-0.5 block text-sm text-ink-soft">{kind}</span>}
      </span>
      {href && <LineIcon of={item.file ? FileText : DownloadMark} size={20} className="mt-0.5 shrink-0 text-accent" />}
    </>
  )
  const shape = 'flex items-start gap-6 py-5'
  if (!href) return <p className={shape}>{content}</p>
  return (
    <Link href={href} className={`group underline-offset-4 ${shape}`} {...outward(href)}>
      {content}
    </Link>
  )
}

/** `340 KB`, `2.4 MB` */
function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  if (kilobytes < 1000) return `${kilobytes} KB`
  return `${(kilobytes / 1024).toLocaleString('en-IN', { maximumFractionDigits: 1 })} MB`
}

/** Files and pages to download. Items without a link are still listed. */
function DownloadsView({ props }: { props: Downloads }) {
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

export const downloads = defineSection({
  type: 'downloads',
  title: 'Downloads',
  words: 'files documents pdf brochure catalogue links',
  category: 'content',
  schema,
  sample,
  view: DownloadsView,
})
