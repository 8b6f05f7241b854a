import { useState } from 'react'
import { isolated } from '../../../shared/direction.ts'
import type { OrderReturn } from '../../../shared/selling/orders/order-parts.ts'
import { reasonText } from '../../../shared/selling/orders/order-requests.ts'
import { isOpen } from '../../../shared/selling/orders/return-states.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { formatMoney } from '../../../shared/selling/pricing/money.ts'
import { longTime } from '../../../shared/times.ts'
import { Button } from '../../../ui/button.tsx'
import { useMay } from '../../ui/me.ts'
import { itemsOf } from '../parcels/order-parcels.tsx'
import { ReceiveDialog } from '../returns/receive-dialog.tsx'
import { ReturnPictures } from '../returns/return-pictures.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { PickUpButton } from './pick-up-button.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'

type Request = NonNullable<StaffOrder['request']>

type Props = { order: StaffOrder; request: Request; zone: string }

/** The customer's request, and the buttons to decide it. */
export function RequestPanel({ order, request, zone }: Props) {
  const [asking, setAsking] = useState<'approve' | 'receive' | 'refuse'>()
  const { kind, note, created, approved, lines, unearned, byStaff } = request
  const may = useMay(kind === 'cancel' ? 'cancelOrders' : 'handleOrders')
  const found = order.returns.find(({ state }) => isOpen(state))
  const close = () => setAsking(undefined)
  return (
    <section
      aria-labelledby="order-request"
      className="mb-6 grid gap-3 rounded-card border border-line-strong border-l-4 border-l-sale p-4 sm:p-5"
    >
      <h2 id="order-request" className="text-lg font-semibold">
        {`${isolated(order.customer.name)} asks to ${kind} ${lines ? 'some items' : 'this order'}`}
      </h2>
      {lines && <p className="font-semibold wrap-anywhere">{itemsOf(order, lines)}</p>}
      <p className="wrap-anywhere">
        {[reasonText(request.reason), byStaff && note && 'Noted by staff:', isolated(note)].filter(Boolean).join(' ') ||
          'No reason given.'}
      </p>
      {unearned && (
        <p>{`The rest no longer earns ${[...unearned.discounts, ...(unearned.delivery ? ['free delivery'] : [])].join(', ')}.`}</p>
      )}
      {found && <ReturnPictures pictures={found.pictures} />}
      <p className="text-sm text-ink-soft">
        {`Asked on ${longTime(created, zone)}.`}
        {found && ` The items came to ${formatMoney(found.piecesAmount, order.currency)}.`}
        {approved && ` Approved on ${longTime(approved, zone)}: ${waitsFor(found)}.`}
      </p>
      {may && (
        <div className="flex flex-wrap gap-2">
          {!approved && <Button onClick={() => setAsking('approve')}>{approveAct(kind)}</Button>}
          {found?.state === 'APPROVED' && <PickUpButton order={order} found={found} />}
          {found && order.status !== 'RETURN_REQUESTED' && (
            <Button look="secondary" onClick={() => setAsking('receive')}>
              Mark as returned…
            </Button>
          )}
          <Button look="secondary" onClick={() => setAsking('refuse')}>
            Refuse…
          </Button>
        </div>
      )}
      {asking === 'approve' && <ApproveDialog order={order} request={request} onClose={close} />}
      {asking === 'receive' && found && <ReceiveDialog order={order} found={found} onClose={close} />}
      {asking === 'refuse' && <RefuseDialog order={order} kind={kind} onClose={close} />}
    </section>
  )
}

const waitsFor = (found: OrderReturn | undefined) =>
  found?.state === 'PICKED_UP'
    ? 'picked up, mark it as returned once the parcel is here'
    : 'mark it as returned once the parcel is here'

const approveAct = (kind: Request['kind']) => (kind === 'cancel' ? 'Approve and cancel…' : 'Approve the return…')
