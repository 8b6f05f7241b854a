import type { PostDraft } from '../../shared/content/blog/post-drafts.ts'
import { longTime } from '../../shared/times.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useZone } from '../ui/me.ts'

/** The form goes on with what the user wrote before and has not saved. */
export function Restored({ draft, discard }: { draft: PostDraft; discard: () => void }) {
  const zone = useZone()
  return (
    <Notice kind="info" className="mb-6">
      <p>You wrote this on {longTime(draft.savedAt, zone)} and have not saved it yet.</p>
      <Button look="secondary" className="mt-3" onClick={discard}>
        Discard it
      </Button>
    </Notice>
  )
}

/** For those who wrote in several tabs at once. */
export function Another({ show }: { show: () => void }) {
  return (
    <Notice kind="info" className="mb-6">
      <p>You have unsaved changes in another tab.</p>
      <Button look="secondary" className="mt-3" onClick={show}>
        Show what I wrote there
      </Button>
    </Notice>
  )
}
