import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useMay, useSite } from '../ui/me.ts'
import { OpenDialog } from './open-dialog.tsx'

/** Shown on every screen while the site is closed. */
export function ClosedBanner() {
  const closed = useSite()?.closed
  const mayOpen = useMay('settings')
  const [opening, setOpening] = useState(false)
  if (!closed) return null
  return (
    <aside
      aria-label="Not open"
      data-screen-only
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-ground-soft px-4 py-2.5 sm:px-8"
    >
      <p className="min-w-0 flex-1 basis-72 text-sm">
        <strong>{closed.wasOpen ? 'The site is closed.' : 'The site is not open yet.'}</strong>{' '}
        <span className="text-ink-soft">
          Visitors see a page that says {closed.wasOpen ? '“Closed at the moment”' : '“Opening soon”'}.
        </span>
      </p>
      <a
        href={closed.preview ?? '/'}
        className="inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
      >
        View site
        <ExternalLink className="size-3.5 shrink-0" aria-hidden />
      </a>
      {mayOpen && <Button onClick={() => setOpening(true)}>Open…</Button>}
      {opening && <OpenDialog onClose={() => setOpening(false)} />}
    </aside>
  )
}
