import { ArrowLeft, FileText, PanelsTopLeft, Pencil } from 'lucide-react'
import type { CanvasPart } from '../../../shared/content/pages/pages-admin.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { openText, roleOf, useParts } from '../parts.ts'

/** Parts above or below the document, as rows of the outline. */
export function PartRows({ label, parts }: { label: string; parts: CanvasPart[] }) {
  if (parts.length === 0) return null
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-[minmax(0,1fr)] border-line px-2 py-1.5 not-last:border-b last:border-t"
    >
      {parts.map((part) => (
        <PartRow key={part._id} part={part} />
      ))}
    </ul>
  )
}

function PartRow({ part }: { part: CanvasPart }) {
  const { chosen, choose, open } = useParts()
  const isHere = chosen === part._id
  const Mark = part.kind === 'group' ? PanelsTopLeft : FileText
  return (
    <li className={`flex items-center rounded-button ${isHere ? 'bg-accent-soft' : 'hover:bg-ground-soft'}`}>
      <button
        type="button"
        aria-current={isHere || undefined}
        onClick={() => choose(part)}
        onDoubleClick={() => open(part)}
        onKeyDown={(event) => {
          if (!isHere || event.key !== 'Enter' || event.repeat) return
          event.preventDefault()
          open(part)
        }}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 pl-1.5 text-left leading-tight"
      >
        <Mark className="size-4 shrink-0 text-ink-soft" aria-hidden />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm">{part.title}</span>
          <span className="block truncate text-xs text-ink-soft">{roleOf(part)}</span>
        </span>
      </button>
      <IconButton icon={part.kind === 'group' ? Pencil : ArrowLeft} label={openText(part)} onClick={() => open(part)} />
    </li>
  )
}
