import { TriangleAlert } from 'lucide-react'
import { clockTime } from '../../shared/times.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useZone } from '../ui/me.ts'
import type { LocalDraft } from './saving/local-draft.ts'

/** Another editor saved meanwhile: load their version, or overwrite the saved draft. The published page is unaffected. */
export function StaleDialog({ onTheirs, onCopy }: { onTheirs: () => void; onCopy: () => void }) {
  const footer = (
    <>
      <Button look="secondary" onClick={onCopy}>
        Overwrite with mine
      </Button>
      <Button data-safest onClick={onTheirs}>
        Load the saved page
      </Button>
    </>
  )
  return (
    <Dialog title="Another user saved this page" size="small" onClose={onTheirs} footer={footer}>
      <p>
        While you were editing, this page was saved elsewhere, so your last changes are not on the server. They are
        stored in this browser, and you can restore them once the saved page is loaded.
      </p>
      <p className="mt-3">
        “Overwrite with mine” replaces the saved draft with yours. The published page is not affected.
      </p>
    </Dialog>
  )
}

/** Says why changes are not on the server, and where they are meanwhile. */
export function NotSavedNotice({ text, onTry }: { text: string; onTry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 bg-sale-soft px-4 py-2 text-sm">
      <TriangleAlert className="size-4 shrink-0 text-sale" aria-hidden />
      <p className="min-w-0 flex-1 basis-60">
        {text} Your changes are stored in this browser, and saving is tried again every few seconds.
      </p>
      <Button look="secondary" onClick={onTry}>
        Try now
      </Button>
    </div>
  )
}

/** Offers unsaved changes of an earlier session. */
export function UnsavedNotice({ draft, onUse, onDrop }: { draft: LocalDraft; onUse: () => void; onDrop: () => void }) {
  const zone = useZone()
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 bg-sale-soft px-4 py-2 text-sm">
      <TriangleAlert className="size-4 shrink-0 text-sale" aria-hidden />
      <p className="min-w-0 flex-1">
        Changes from {clockTime(draft.at, zone)} did not reach the server. They are stored in this browser.
      </p>
      <Button look="secondary" onClick={onDrop}>
        Discard
      </Button>
      <Button onClick={onUse}>Restore</Button>
    </div>
  )
}
