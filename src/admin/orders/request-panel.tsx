import { useState } from 'react'
import { reasonText } from '../../shared/selling/order-requests.ts'
import type { StaffOrder } from '../../shared/selling/orders-admin.ts'
import { longTime } from '../../shared/times.ts'
import { Button } from '../../ui/button.tsx'
import { useMay } from '../ui/me.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'

type Request = NonNullable<StaffOrder['request']>

type Props = { order: StaffOrder; request: Request; zone: string }

/** The customer's request, and the buttons to decide it. */
export function RequestPanel({ order, request, zone }: Props) {
  const [asking, setAsking] = useState<'approve' | 'refuse'>()
  const { kind, note, created, approved } = request
  const may = useMay(kind === 'cancel' ? 'cancelOrders' : 'handleOrders')
  const close = () => setAsking(undefined)
  return (
    <section
      aria-labelledby="order-request"
      className="mb-6 grid gap-3 rounded-card border border-line-strong border-l-4 border-l-sale p-4 sm:p-5"
    >
      <h2 id="order-request" className="text-lg font-semibold">
        {`${order.customer.name} asks to ${kind} this order`}
      </h2>
      <p className="wrap-anywhere">
        {[reasonText(request.reason), note].filter(Boolean).join(' ') || 'No reason given.'}
      </p>
      <p className="text-sm text-ink-soft">
        {`Asked on ${longTime(created, zone)}.`}
        {approved && ` Approved on ${longTime(approved, zone)}: mark it as returned once the parcel is here.`}
      </p>
      {may && (
        <div className="flex flex-wrap gap-2">
          {!approved && <Button onClick={() => setAsking('approve')}>{approveAct(kind)}</Button>}
          <Button look="secondary" onClick={() => setAsking('refuse')}>
            Refuse…
          </Button>
        </div>
      )}
      {asking === 'approve' && <ApproveDialog order={order} kind={kind} onClose={close} />}
      {asking === 'refuse' && <RefuseDialog order={order} kind={kind} onClose={close} />}
    </section>
  )
}

const approveAct = (kind: Request['kind']) => (kind === 'cancel' ? 'Approve and cancel…' : 'Approve the return…')
