import type { ReactNode } from 'react'
import type { BulkProduct } from '../../shared/selling/catalogue/bulk-products.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useSeveralProducts } from '../catalogue/calls.ts'
import { Dialog } from '../ui/dialog.tsx'

type Props = {
  ids: string[]
  title: string
  /** Label of the button: the act itself. */
  act: string
  busy: boolean
  disabled: boolean
  run: () => void
  onClose: () => void
  children: (products: BulkProduct[]) => ReactNode
}

/** Asks for a bulk change, with a preview of its effect on each product. */
export function BulkDialog({ ids, title, act, busy, disabled, run, onClose, children }: Props) {
  const { data, error, refetch } = useSeveralProducts(ids)
  const footer = (
    <>
      <Button look="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button busy={busy} disabled={disabled || !data} onClick={run}>
        {act}
      </Button>
    </>
  )
  return (
    <Dialog title={title} size="large" onClose={onClose} footer={footer}>
      {error && !data ? (
        <LoadFault text={error.message} retry={() => void refetch()} />
      ) : data ? (
        children(data)
      ) : (
        <Loading text="Loading the products">
          <Skeleton className="h-56" />
        </Loading>
      )}
    </Dialog>
  )
}
