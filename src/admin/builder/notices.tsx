import { Lock, TriangleAlert } from 'lucide-react'
import { fullNameOf } from '../../shared/people/full-name.ts'
import { clockTime } from '../../shared/times.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useMe, useZone } from '../ui/me.ts'
import type { LocalDraft } from './saving/local-draft.ts'
import type { Lock as PageLock } from './saving/use-lock.ts'

/** Another editor has the page open: read only, with an option to take over. */
export function LockNotice({ lock, unsaved, onTake }: { lock: PageLock; unsaved: boolean; onTake: () => void }) {
  const { data: me } = useMe()
  const own = me && fullNameOf(me)
  const zone = useZone()
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 bg-sale-soft px-4 py-2 text-sm">
      <Lock className="size-4 shrink-0 text-sale" aria-hidden />
      <p className="min-w-0 flex-1">
        {lockText(lock, own, zone)} {unsaved ? keptText : 'You can view it. To change it, take over.'}
      </p>
      <Button look="secondary" onClick={onTake}>
        Take over
      </Button>
    </div>
  )
}

const keptText =
  'Your last changes were not saved. They are stored in this browser, and you can restore them once you have taken over again.'

function lockText({ holder, lost }: PageLock, own: string | undefined, zone: string): string {
  if (!holder) return 'This page is being edited elsewhere.'
  const at = clockTime(holder.since, zone)
  if (holder.name === own)
    return lost
      ? `You took over this page in another tab at ${at}.`
      : `You have this page open in another tab since ${at}.`
  return lost ? `${holder.name} took over this page at ${at}.` : `${holder.name} is editing this page since ${at}.`
}

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
    <Dialog title="Somebody else has saved this page" size="small" onClose={onTheirs} footer={footer}>
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
