import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, ExternalLink } from 'lucide-react'
import { copyText } from '../../client/copy-text.ts'
import { longTime } from '../../shared/times.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Dialog } from './dialog.tsx'
import { useZone } from './me.ts'
import { type PreviewCalls, previewLinksKey } from './preview-links.tsx'

type Props = {
  id: string
  calls: PreviewCalls
  /** Saves the latest input to the draft; false if that failed. */
  keep: () => Promise<boolean>
  onClose: () => void
}

/** Creates an expiring link that shows the draft, with the latest input, without sign-in. */
export function PreviewDialog({ id, calls, keep, onClose }: Props) {
  const zone = useZone()
  const queries = useQueryClient()
  const make = async () => {
    if (!(await keep())) throw new Error('Your last changes couldn’t be saved, so the preview would not show them.')
    const link = await calls.make(id)
    void queries.invalidateQueries({ queryKey: previewLinksKey(id) })
    return link
  }
  const { data, error, refetch } = useQuery({
    queryKey: ['preview-link', id],
    queryFn: make,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const copy = (url: string) => copyText(url, 'Link copied.', 'The link could not be copied. Copy it yourself.')
  return (
    <Dialog title="Preview link" onClose={onClose}>
      <p className="text-ink-soft">
        Anyone with this link can see the draft of this {calls.thing} without signing in. Nothing is published.
      </p>
      {error && <LoadFault text={error.message} retry={() => void refetch()} />}
      {!data && !error && (
        <Loading text="Creating a link">
          <Skeleton className="mt-4 h-10 w-full" />
        </Loading>
      )}
      {data && (
        <>
          <input
            readOnly
            aria-label="Preview link"
            value={data.url}
            onFocus={(event) => event.target.select()}
            className="control mt-4 w-full"
          />
          <p className="mt-1.5 text-sm text-ink-soft">Valid until {longTime(data.expires, zone)}.</p>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <a href={data.url} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
              <ExternalLink className="size-4" aria-hidden />
              Open
            </a>
            <Button onClick={() => void copy(data.url)}>
              <Copy className="size-4" aria-hidden />
              Copy link
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
