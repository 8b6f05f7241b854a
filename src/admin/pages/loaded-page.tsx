import type { ReactNode } from 'react'
import type { PageDetail } from '../../shared/content/pages/pages-admin.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { usePageDetail } from './calls.ts'

type Props = {
  pageId: string
  title: string
  /** Says what is loading. */
  loading: string
  onClose: () => void
  children: (page: PageDetail) => ReactNode
}

/** A dialog about a stored page: until the page is there, one that says so. */
export function LoadedPage({ pageId, title, loading, onClose, children }: Props) {
  const { data, error, refetch } = usePageDetail(pageId)
  if (data) return children(data)
  return (
    <Dialog title={title} onClose={onClose}>
      {error ? (
        <LoadFault text={error.message} retry={() => void refetch()} />
      ) : (
        <Loading text={loading}>
          <div className="grid gap-5">
            {['a', 'b', 'c'].map((key) => (
              <Skeleton key={key} className="h-14 rounded-button" />
            ))}
          </div>
        </Loading>
      )}
    </Dialog>
  )
}
