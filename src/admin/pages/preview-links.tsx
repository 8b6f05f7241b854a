import { useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { endPreviewLink } from '../../server/modules/content/pages/pages.contract.ts'
import type { OpenPreviewLink } from '../../shared/content/pages-admin.ts'
import { longTime } from '../../shared/times.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { useMay, useZone } from '../ui/me.ts'
import { usePreviewLinks } from './calls.ts'

/** The links that show the draft of a page without signing in, each with a button that ends it. */
export function PreviewLinks({ pageId }: { pageId: string }) {
  const { data, error, refetch } = usePreviewLinks(pageId)
  if (error) return <LoadFault text={error.message} retry={() => void refetch()} />
  if (!data || data.length === 0) return null
  return (
    <section className="mt-5 border-t border-line pt-5">
      <h2 className="text-base">Preview links</h2>
      <p className="mt-1 text-sm text-ink-soft">Anyone with one of these links can see the draft without signing in.</p>
      <ul className="mt-3 grid gap-3">
        {data.map((link) => (
          <Link key={link._id} pageId={pageId} link={link} onEnded={refetch} />
        ))}
      </ul>
    </section>
  )
}

type Props = { pageId: string; link: OpenPreviewLink; onEnded: () => Promise<unknown> }

function Link({ pageId, link, onEnded }: Props) {
  const zone = useZone()
  const mayEnd = useMay('content')
  const [busy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    try {
      await call(endPreviewLink, { params: { id: pageId, link: link._id } })
      toast.success('Preview link ended')
    } catch (error) {
      toast.error(messageOf(error))
    }
    await onEnded()
    setBusy(false)
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <span>
        {link.by}, {longTime(link.created, zone)}
        <span className="block text-ink-soft">Valid until {longTime(link.expires, zone)}</span>
      </span>
      {mayEnd && (
        <Button look="secondary" busy={busy} onClick={() => void end()}>
          End link
        </Button>
      )}
    </li>
  )
}
