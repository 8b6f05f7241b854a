import { ChevronRight, Image, Link2Off, type LucideIcon, TextCursorInput } from 'lucide-react'
import { useRef } from 'react'
import type { PageFinding } from '../../../shared/content/pages-admin.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Place } from './issues.ts'
import type { Findings } from './use-publish-check.ts'

type Kind = PageFinding['kind']

const kinds: Record<Kind, { title: string; icon: LucideIcon }> = {
  link: { title: 'Links that lead nowhere', icon: Link2Off },
  sample: { title: 'Sample text', icon: TextCursorInput },
  picture: { title: 'Pictures without a description', icon: Image },
}

type Props = {
  found: Findings
  onClose: () => void
  /** Goes to the field. */
  onGo: (place: Place) => void
  onPublish: () => void
}

/** Problems that visitors would see if the page were published now. Each links to its field. */
export function PublishCheck({ found: { data, total }, onClose, onGo, onPublish }: Props) {
  const isLeaving = useRef(false)
  const go = ({ section: { id }, path }: PageFinding) => {
    isLeaving.current = true
    onClose()
    onGo({ id, path })
  }
  const footer = (
    <>
      <Button look="secondary" onClick={onPublish}>
        Publish anyway
      </Button>
      <Button onClick={onClose} data-safest>
        Keep editing
      </Button>
    </>
  )
  return (
    <Dialog title="Before you publish" onClose={onClose} footer={footer} finalFocus={() => !isLeaving.current}>
      <p className="text-ink-soft">
        {total === 1 ? 'One thing' : `${total} things`} you may want to fix first. Choose one to go to its field.
      </p>
      {(Object.keys(kinds) as Kind[]).map((kind) => (
        <Group key={kind} kind={kind} findings={data.filter((finding) => finding.kind === kind)} onGo={go} />
      ))}
      {total > data.length && <p className="mt-4 text-sm text-ink-soft">And {total - data.length} more.</p>}
    </Dialog>
  )
}

function Group({
  kind,
  findings,
  onGo,
}: {
  kind: Kind
  findings: PageFinding[]
  onGo: (finding: PageFinding) => void
}) {
  if (findings.length === 0) return null
  const { title, icon: Mark } = kinds[kind]
  return (
    <section aria-label={title} className="mt-5">
      <h3 className="flex items-center gap-2 text-sm font-semibold">
        <Mark className="size-4 text-ink-soft" aria-hidden />
        {title}
        <span className="font-normal text-ink-soft">{findings.length}</span>
      </h3>
      <ul className="mt-2 divide-y divide-line overflow-hidden rounded-[8px] border border-line">
        {findings.map((finding, index) => (
          <li key={`${finding.section.id}.${finding.path.join('.')}.${index}`}>
            <button
              type="button"
              onClick={() => onGo(finding)}
              className="flex min-h-11 w-full items-center gap-3 px-3 py-2 text-left outline-offset-[-2px] hover:bg-ground-soft"
            >
              <span className="min-w-0 flex-1 leading-snug">
                <span className="block text-sm">
                  <span className="font-semibold">{finding.section.title}</span>
                  <span className="text-ink-soft"> › {finding.where}</span>
                </span>
                <span className="mt-0.5 block text-sm wrap-anywhere text-ink-soft">{finding.message}</span>
              </span>
              <ChevronRight className="size-4 shrink-0 text-ink-soft" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
