import { ArrowLeft, Pencil } from 'lucide-react'
import type { CanvasPart } from '../../../shared/content/pages/pages-admin.ts'
import { Button } from '../../../ui/button.tsx'
import { openText, roleOf, useParts } from '../parts.ts'

/** Describes a frame part before it is opened. */
export function PartPanel({ part }: { part: CanvasPart }) {
  const { open } = useParts()
  const isGroup = part.kind === 'group'
  const Mark = isGroup ? Pencil : ArrowLeft
  return (
    <section aria-label={part.title}>
      <header className="border-b border-line px-4 py-2 leading-tight">
        <h2 className="truncate text-base">{part.title}</h2>
        <p className="truncate text-xs text-ink-soft">{roleOf(part)}</p>
      </header>
      <div className="grid justify-items-start gap-3 p-4 text-sm">
        <p className="text-ink-soft">
          {isGroup
            ? 'What you change here changes on every page that has it. It is saved and published by itself.'
            : 'It is shown so that you see what you edit in its place.'}
        </p>
        <Button look={isGroup ? 'primary' : 'secondary'} onClick={() => open(part)}>
          <Mark className="size-4" aria-hidden />
          {openText(part)}
        </Button>
      </div>
    </section>
  )
}
