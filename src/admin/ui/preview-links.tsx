import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import type { OpenPreviewLink, PreviewLink } from '../../shared/content/pages/preview-links.ts'
import { longTime } from '../../shared/times.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { useZone } from './me.ts'

/** The preview links of one kind of record. */
export type PreviewCalls = {
  /** Name of a record: `page`. */
  thing: string
  make: (id: string) => Promise<PreviewLink>
  list: (id: string) => Promise<OpenPreviewLink[]>
  end: (id: string, link: string) => Promise<unknown>
}

type Props = { id: string; calls: PreviewCalls; mayEnd: boolean }

export const previewLinksKey = (id: string) => ['preview-links', id]

/** The links that show the draft of a page or post without signing in, each with a button that ends it. */
export function PreviewLinks({ id, calls, mayEnd }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: previewLinksKey(id),
    queryFn: () => calls.list(id),
    staleTime: 0,
  })
  if (error) return <LoadFault text={error.message} retry={() => void refetch()} />
  if (!data || data.length === 0) return null
  return (
    <section className="mt-5 border-t border-line pt-5">
      <h2 className="text-base">Preview links</h2>
      <p className="mt-1 text-sm text-ink-soft">
        Anyone with one of these links can see the draft of this {calls.thing} without signing in.
      </p>
      <ul className="mt-3 grid gap-3">
        {data.map((link) => (
          <Link key={link._id} link={link} end={() => calls.end(id, link._id)} mayEnd={mayEnd} onEnded={refetch} />
        ))}
      </ul>
    </section>
  )
}

type LinkProps = Pick<Props, 'mayEnd'> & {
  link: OpenPreviewLink
  end: () => Promise<unknown>
  onEnded: () => Promise<unknown>
}

function Link({ link, end, mayEnd, onEnded }: LinkProps) {
  const zone = useZone()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      await end()
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
        <bdi>{link.by}</bdi>, {longTime(link.created, zone)}
        <span className="block text-ink-soft">Valid until {longTime(link.expires, zone)}</span>
      </span>
      {mayEnd && (
        <Button look="secondary" busy={busy} onClick={() => void press()}>
          End link
        </Button>
      )}
    </li>
  )
}
