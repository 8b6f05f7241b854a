import { Link } from '@tanstack/react-router'
import { Ellipsis, Printer } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { moveOrder } from '../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import { type OrderStatus, statusesOf } from '../../shared/selling/orders/order-statuses.ts'
import { sumOf, toSend } from '../../shared/selling/orders/pieces.ts'
import { isOpen } from '../../shared/selling/orders/return-states.ts'
import type { StaffOrder } from '../../shared/selling/orders/staff-order.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useMay } from '../ui/me.ts'
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx'
import { useOrderStep } from './calls.ts'
import { AddItemsDialog } from './edits/add-items-dialog.tsx'
import { AddressDialog } from './edits/address-dialog.tsx'
import { EditDialog } from './edits/edit-dialog.tsx'
import { FurtherDialog } from './edits/further-dialog.tsx'
import { CancelDialog } from './items/cancel-dialog.tsx'
import { CancelItemsDialog } from './items/cancel-items-dialog.tsx'
import { CollectDialog } from './parcels/collect-dialog.tsx'
import { ShipDialog } from './parcels/ship-dialog.tsx'
import { TrackingDialog } from './parcels/tracking-dialog.tsx'
import { RefundDialog } from './refunds/refund-dialog.tsx'
import { ReceiveDialog } from './returns/receive-dialog.tsx'
import { RecordReturnDialog } from './returns/record-return-dialog.tsx'
import { StepDialog } from './step-dialog.tsx'

type Asking =
  | 'ship'
  | 'deliver'
  | 'collect'
  | 'askReturn'
  | 'takeBack'
  | 'receive'
  | 'cancel'
  | 'cancelItems'
  | 'edit'
  | 'address'
  | 'addItems'
  | 'further'
  | 'refund'
  | 'track'

/** The usual next step as a button; all others in a menu. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const [asking, setAsking] = useState<Asking>()
  const mayHandle = useMay('handleOrders')
  const mayRefund = useMay('refundOrders')
  const due = order.payments.find(({ due }) => due > 0)
  const open = order.returns.find(({ state }) => isOpen(state))
  const onWay = order.parcels.find(({ state }) => state === 'SENT')
  const close = () => setAsking(undefined)
  return (
    <>
      <MoreMenu order={order} ask={setAsking} />
      <Link to="/orders/$id/print" params={{ id: order._id }} className={buttonClass('secondary', 'max-sm:hidden')}>
        <Printer className="size-4" aria-hidden />
        Print
      </Link>
      {due && mayRefund && (
        <Button look={mayHandle && nextOf(order) ? 'secondary' : 'primary'} onClick={() => setAsking('refund')}>
          Refund
        </Button>
      )}
      {mayHandle && <NextButton order={order} ask={setAsking} />}
      {asking === 'ship' && <ShipDialog order={order} onClose={close} />}
      {asking === 'cancel' && <CancelDialog order={order} onClose={close} />}
      {asking === 'cancelItems' && <CancelItemsDialog order={order} onClose={close} />}
      {asking === 'edit' && <EditDialog order={order} ask={setAsking} onClose={close} />}
      {asking === 'addItems' && <AddItemsDialog order={order} onClose={close} />}
      {asking === 'further' && <FurtherDialog order={order} onClose={close} />}
      {asking === 'address' && <AddressDialog order={order} onClose={close} />}
      {asking === 'receive' && open && <ReceiveDialog order={order} found={open} onClose={close} />}
      {asking === 'askReturn' && <RecordReturnDialog order={order} onClose={close} />}
      {asking === 'track' && onWay && <TrackingDialog order={order} parcel={onWay} onClose={close} />}
      {asking === 'refund' && due && <RefundDialog order={order} payment={due} onClose={close} />}
      {asking === 'collect' && <CollectDialog order={order} onClose={close} />}
      {(asking === 'deliver' || asking === 'takeBack') && <StepDialog order={order} step={asking} onClose={close} />}
    </>
  )
}

type Next = { to: OrderStatus; title: string; ask?: Asking }

/** The usual next step of an order, by state. */
const usual: Partial<Record<OrderStatus, Next>> = {
  PLACED: { to: 'PACKED', title: 'Mark as packed' },
  PACKED: { to: 'SHIPPED', title: 'Ship', ask: 'ship' },
  SHIPPED: { to: 'DELIVERED', title: 'Mark as delivered', ask: 'deliver' },
  RETURN_REQUESTED: { to: 'RETURNED', title: 'Mark as returned', ask: 'receive' },
}

/** Where it differs for an order that is picked up. Money and several pieces are looked at before they are said to be handed over. */
function nextOfPickUp({ status, paymentStatus, lines }: StaffOrder): Next | undefined {
  if (status === 'PLACED') return { to: 'PACKED', title: 'Ready to collect' }
  if (status !== 'PACKED') return undefined
  const collected: Next = { to: 'DELIVERED', title: 'Mark as collected' }
  const asks = paymentStatus === 'DUE_ON_DELIVERY' || sumOf(lines, toSend) > 1
  return asks ? { ...collected, ask: 'collect' } : collected
}

function nextOf(order: StaffOrder): Next | undefined {
  const { status, moves, pickUp } = order
  const next = (pickUp && nextOfPickUp(order)) ?? usual[status]
  return next && moves.includes(next.to) ? next : undefined
}

function NextButton({ order, ask }: { order: StaffOrder; ask: (what: Asking) => void }) {
  const act = useOrderStep(order._id)
  const [busy, setBusy] = useState(false)
  const next = nextOf(order)
  if (!next) return null
  const go = async () => {
    if (next.ask) return ask(next.ask)
    setBusy(true)
    try {
      await act((order) => call(moveOrder, { ...order, body: { to: next.to } }))
      toast.success(`Order ${order.number}: ${statusesOf(order)[next.to].toLowerCase()}`)
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button busy={busy} onClick={() => void go()}>
      {next.title}
    </Button>
  )
}

function MoreMenu({ order, ask }: { order: StaffOrder; ask: (what: Asking) => void }) {
  const { _id, status, moves } = order
  const mayHandle = useMay('handleOrders')
  const mayCancel = useMay('cancelOrders')
  const may = (to: OrderStatus) => moves.includes(to) && (to === 'CANCELLED' ? mayCancel : mayHandle)
  const isOneOnWay = status === 'SHIPPED' && order.parcels.length === 1
  const left = sumOf(order.lines, toSend)
  const isPart = left < sumOf(order.lines, ({ quantity, cancelled }) => quantity - cancelled)
  // A request to cancel is answered in its panel.
  const mayOfferCancel = may('CANCELLED') && status !== 'CANCEL_REQUESTED'
  return (
    <Menu
      label="More actions for this order"
      align="end"
      className={buttonClass('secondary', 'w-(--control-height) px-0!')}
      trigger={<Ellipsis className="size-5" aria-hidden />}
    >
      <MenuItem link={<Link to="/orders/$id/print" params={{ id: _id }} />}>Print invoice</MenuItem>
      <MenuItem link={<Link to="/orders/$id/print" params={{ id: _id }} search={{ paper: 'slip' }} />}>
        Print packing slip
      </MenuItem>
      {order.edits.length > 0 && mayHandle && <MenuItem onSelect={() => ask('edit')}>Edit order…</MenuItem>}
      {order.edits.length === 0 && order.takesFurther && mayHandle && (
        <MenuItem onSelect={() => ask('further')}>Add items…</MenuItem>
      )}
      {isOneOnWay && mayHandle && (
        <MenuItem onSelect={() => ask('track')}>{order.tracking ? 'Change tracking…' : 'Add tracking…'}</MenuItem>
      )}
      {status === 'PLACED' && may('DELIVERED') && (
        <MenuItem onSelect={() => ask('collect')}>Mark as collected…</MenuItem>
      )}
      {(may('RETURN_REQUESTED') || (may('RETURNED') && status === 'SHIPPED')) && <MenuLine />}
      {may('RETURN_REQUESTED') && <MenuItem onSelect={() => ask('askReturn')}>Record a return request…</MenuItem>}
      {may('RETURNED') && status === 'SHIPPED' && (
        <MenuItem onSelect={() => ask('takeBack')}>Returned undelivered…</MenuItem>
      )}
      {mayOfferCancel && (
        <>
          <MenuLine />
          {left > 1 && status !== 'PENDING_PAYMENT' && (
            <MenuItem onSelect={() => ask('cancelItems')}>Cancel items…</MenuItem>
          )}
          <MenuItem danger="danger" onSelect={() => ask('cancel')}>
            {isPart ? `Cancel what is not ${order.pickUp ? 'collected' : 'sent'}…` : 'Cancel order…'}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
