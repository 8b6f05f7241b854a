import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState, useSyncExternalStore } from 'react'

/** A preview beside the form, or behind a button on narrow screens. Rendered only while visible. */
export function BesidePreview({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const isBeside = useIsBeside()
  return (
    <section aria-label="Preview" data-preview={open ? 'open' : undefined}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-button border border-line-strong bg-ground px-4 font-semibold xl:hidden"
      >
        {title}
        <ChevronDown className={`size-5 ${open ? 'rotate-180' : ''}`} aria-hidden />
      </button>
      <div id={id} hidden={!open && !isBeside} className="max-xl:mt-3">
        {(open || isBeside) && children}
      </div>
    </section>
  )
}

const beside = '(width >= 80rem)'

function useIsBeside(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const query = window.matchMedia(beside)
      query.addEventListener('change', tell)
      return () => query.removeEventListener('change', tell)
    },
    () => window.matchMedia(beside).matches,
  )
}
