import { ChevronRight, type LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { counted } from './counted.ts'
import { Dialog } from './dialog.tsx'
import type { Findings } from './use-publish-check.ts'

type Kinds<Kind extends string> = Record<Kind, { title: string; icon: LucideIcon }>

type Props<Kind extends string, Finding> = {
  found: Findings<Finding>
  /** In the order in which they are shown. */
  kinds: Kinds<Kind>
  /** Where it is, in words: the part of the page or post, and the field in it. */
  placeOf: (finding: Finding) => [part: string, field?: string]
  /** The act that the check comes before. */
  act?: 'publish' | 'schedule'
  onClose: () => void
  /** Goes to the field. */
  onGo: (finding: Finding) => void
  onPublish: () => void
}

/** Problems that visitors would see if this were published now. Each leads to its field. */
export function PublishCheck<Kind extends string, Finding extends { kind: Kind; message: string }>({
  found: { data, total, unchecked = [] },
  kinds,
  placeOf,
  act = 'publish',
  onClose,
  onGo,
  onPublish,
}: Props<Kind, Finding>) {
  const isLeaving = useRef(false)
  const go = (finding: Finding) => {
    isLeaving.current = true
    onClose()
    onGo(finding)
  }
  const footer = (
    <>
      <Button look="secondary" onClick={onPublish}>
        {act === 'publish' ? 'Publish anyway' : 'Schedule anyway'}
      </Button>
      <Button onClick={onClose} data-safest>
        Keep editing
      </Button>
    </>
  )
  return (
    <Dialog title={`Before you ${act}`} onClose={onClose} footer={footer} finalFocus={() => !isLeaving.current}>
      {total > 0 && (
        <p className="text-ink-soft">
          {total === 1 ? 'One thing' : counted(total, 'thing')} you may want to fix first. Choose one to go there.
        </p>
      )}
      {(Object.keys(kinds) as Kind[]).map((kind) => (
        <Group
          key={kind}
          {...kinds[kind]}
          findings={data.filter((finding) => finding.kind === kind)}
          placeOf={placeOf}
          onGo={go}
        />
      ))}
      {total > data.length && <p className="mt-4 text-sm text-ink-soft">And {total - data.length} more.</p>}
      {unchecked.map((sentence) => (
        <p key={sentence} className="mt-4 text-sm text-ink-soft first:mt-0">
          {sentence}
        </p>
      ))}
    </Dialog>
  )
}

type GroupProps<Finding> = { title: string; icon: LucideIcon; findings: Finding[] } & Pick<
  Props<string, Finding>,
  'placeOf' | 'onGo'
>

function Group<Finding extends { message: string }>({
  title,
  icon: Mark,
  findings,
  placeOf,
  onGo,
}: GroupProps<Finding>) {
  if (findings.length === 0) return null
  return (
    <section aria-label={title} className="mt-5">
      <h3 className="flex items-center gap-2 text-sm font-semibold">
        <Mark className="size-4 text-ink-soft" aria-hidden />
        {title}
        <span className="font-normal text-ink-soft">{findings.length}</span>
      </h3>
      <ul className="mt-2 divide-y divide-line overflow-hidden rounded-[8px] border border-line">
        {findings.map((finding, index) => (
          <li key={`${placeOf(finding).join('.')}.${index}`}>
            <button
              type="button"
              onClick={() => onGo(finding)}
              className="flex min-h-11 w-full items-center gap-3 px-3 py-2 text-left outline-offset-[-2px] hover:bg-ground-soft"
            >
              <span className="min-w-0 flex-1 leading-snug">
                <Place place={placeOf(finding)} />
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

function Place({ place: [part, field] }: { place: [part: string, field?: string] }) {
  return (
    <span className="block text-sm">
      <span className="font-semibold">{part}</span>
      {field && <span className="text-ink-soft"> › {field}</span>}
    </span>
  )
}
