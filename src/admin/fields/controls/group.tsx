import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import type { ControlProps } from '../control.ts'
import { Fields } from '../field-view.tsx'
import { useOpenedFor } from '../form-context.ts'
import { labelClass, Notes } from '../frame.tsx'
import { IssueMark } from '../issue-mark.tsx'
import { ownIssueText } from '../issues.ts'
import { firstWords } from '../summary.ts'

/** A group of this few fields stands open from the start. */
const few = 3

/** Groups related fields. Long groups are collapsed and show their first value beside the label. */
export function GroupControl({ field, value, issues, path }: ControlProps) {
  const id = useId()
  const fields = field.fields ?? []
  const [open, setOpen] = useState(fields.length <= few)
  useOpenedFor(path, () => setOpen(true))
  return (
    <fieldset aria-labelledby={`${id}-label`} className="min-w-0 rounded-button border border-line">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={`${id}-fields`}
        onClick={() => setOpen(!open)}
        className="flex min-h-9 w-full items-center gap-1.5 rounded-button px-2 text-left hover:bg-ground-soft focus-visible:outline-offset-0 pointer-coarse:min-h-11"
      >
        <ChevronRight
          className={`size-4 shrink-0 text-ink-soft transition-transform ${open ? 'rotate-90' : ''}`}
          aria-hidden
        />
        <span id={`${id}-label`} className={`shrink-0 ${labelClass}`}>
          {field.label}
        </span>
        <span className="min-w-0 flex-1 truncate text-right text-xs text-ink-soft">
          {!open && firstWords(fields, value)}
        </span>
        {!open && <IssueMark count={issues.length} />}
      </button>
      <div id={`${id}-fields`} hidden={!open} className={open ? 'grid gap-3 px-3 pt-1 pb-3' : ''}>
        {open && <Fields fields={fields} value={value} parent={path} issues={issues} />}
      </div>
      <div className="px-3 not-empty:pb-2 empty:hidden">
        <Notes id={id} help={field.help} fault={ownIssueText(issues)} />
      </div>
    </fieldset>
  )
}
