import { type ReactNode, useState } from 'react'
import type { LinkPlace } from '../../shared/content/pages/links-admin.ts'
import { Confirm } from './confirm.tsx'
import { LinkedFrom } from './linked-from.tsx'
import { type Leaving, readLinks } from './links-to.ts'

type Asking = { what: string; links: { data: LinkPlace[]; total: number }; answer: (confirmed: boolean) => void }

/**
 * For undoable deletes: confirms only if pages link to the record. If the lookup fails, it deletes without asking.
 * @returns `question`, to be rendered, and `mayDelete`, whether its user goes on; `what` is `2 products`
 */
export function useDeleteQuestion() {
  const [asking, setAsking] = useState<Asking>()
  async function mayDelete(leaving: Leaving, what: string): Promise<boolean> {
    const links = await readLinks(leaving).catch(() => undefined)
    if (!links || links.total === 0) return true
    return new Promise((answer) => setAsking({ what, links, answer }))
  }
  const close = (confirmed: boolean) => {
    asking?.answer(confirmed)
    setAsking(undefined)
  }
  const question: ReactNode = asking && (
    <Confirm title={`Delete ${asking.what}?`} act="Delete" run={async () => close(true)} onClose={() => close(false)}>
      <LinkedFrom {...asking.links} />
    </Confirm>
  )
  return { question, mayDelete }
}
