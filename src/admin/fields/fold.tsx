import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { Path } from './change.ts'
import { useOpenedFor } from './form-context.ts'
import { IssueMark } from './issue-mark.tsx'
import type { Issue } from './issues.ts'

type Props = {
  title: string
  /** The fields in it. */
  names: string[]
  issues: Issue[]
  children: ReactNode
}

const root: Path = []

/** A collapsed part of the form. Its content is mounted on first open. */
export function Fold({ title, names, issues, children }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  useOpenedFor(root, ([name]) => names.includes(String(name)) && setOpen(true))
  const faulty = issues.filter(({ path: [name] }) => names.includes(String(name))).length
  return (
    <div className="border-t border-line">
      <h3 className="font-sans text-sm tracking-normal">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 w-full items-center gap-1.5 px-4 text-left font-semibold hover:bg-ground-soft focus-visible:outline-offset-[-2px]"
        >
          <ChevronRight
            className={`size-4 text-ink-soft transition-transform ${open ? 'rotate-90' : ''}`}
            aria-hidden
          />
          <span className="flex-1">{title}</span>
          {!open && <IssueMark count={faulty} />}
        </button>
      </h3>
      <div id={id} hidden={!open} className={open ? 'grid gap-4 px-4 pt-1 pb-4' : ''}>
        {open && children}
      </div>
    </div>
  )
}
