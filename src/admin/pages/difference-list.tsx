import type { FieldChange, PageDifference, SectionChange } from '../../shared/content/pages/pages-admin.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'

const words: Record<SectionChange['kind'], { text: string; tone: BadgeTone }> = {
  added: { text: 'Added', tone: 'good' },
  removed: { text: 'Removed', tone: 'danger' },
  moved: { text: 'Moved', tone: 'plain' },
  changed: { text: 'Changed', tone: 'warn' },
  hidden: { text: 'Hidden', tone: 'plain' },
  shown: { text: 'Shown again', tone: 'plain' },
  renamed: { text: 'Renamed', tone: 'plain' },
}

/** Differences between two states of a page, by section. */
export function DifferenceList({ difference: { changes, page } }: { difference: PageDifference }) {
  if (changes.length === 0 && page.length === 0) return <p className="py-6 text-ink-soft">No differences.</p>
  return (
    <ul>
      {page.length > 0 && (
        <Entry title="Page settings" badge={<Badge tone="warn">Changed</Badge>}>
          <Fields fields={page} />
        </Entry>
      )}
      {changes.map(({ kind, section, fields }) => (
        <Entry
          key={`${kind} ${section.id} ${section.type}`}
          title={section.title}
          name={section.name}
          badge={<Badge tone={words[kind].tone}>{words[kind].text}</Badge>}
        >
          {fields.length > 0 && <Fields fields={fields} />}
        </Entry>
      ))}
    </ul>
  )
}

type EntryProps = { title: string; name?: string; badge: React.ReactNode; children?: React.ReactNode }

function Entry({ title, name, badge, children }: EntryProps) {
  return (
    <li className="border-b border-line py-3.5 first:pt-0 last:border-b-0">
      <div className="flex items-start justify-between gap-3">
        <h4 className="min-w-0 text-base wrap-anywhere">
          {title}
          {name && name !== title && <span className="font-normal text-ink-soft"> · {name}</span>}
        </h4>
        {badge}
      </div>
      {children}
    </li>
  )
}

type Value = Pick<FieldChange, 'label' | 'before' | 'after'>

function Fields({ fields }: { fields: Value[] }) {
  return (
    <dl className="mt-2 grid gap-2.5">
      {fields.map(({ label, before, after }, index) => (
        <div key={`${label} ${index}`}>
          <dt className="text-sm text-ink-soft wrap-anywhere">{label}</dt>
          <dd
            className={`mt-0.5 flex gap-x-3 gap-y-0.5 text-sm leading-snug wrap-anywhere ${isBrief(before, after) ? 'flex-wrap' : 'flex-col'}`}
          >
            {before !== null && (
              <del className="border-l-2 border-danger pl-2 text-ink-soft no-underline">
                <span className="sr-only">Before: </span>
                {before}
              </del>
            )}
            {after !== null && (
              <ins className="border-l-2 border-good pl-2 no-underline">
                <span className="sr-only">After: </span>
                {after}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Short texts are shown side by side. */
function isBrief(before: string | null, after: string | null): boolean {
  return `${before ?? ''}${after ?? ''}`.length <= 48
}
