import { useParams } from '@tanstack/react-router'
import { isolated } from '../../shared/direction.ts'
import { sentOf } from '../../shared/selling/orders/pieces.ts'
import type { StaffOrder } from '../../shared/selling/orders/staff-order.ts'
import { longTime } from '../../shared/times.ts'
import { useMay, useZone } from '../ui/me.ts'
import { RecordScreen } from '../ui/record.tsx'
import { Part, Screen } from '../ui/screen.tsx'
import { AlongPanel } from './along-panel.tsx'
import { useStaffOrder } from './calls.ts'
import { OrderInvoices } from './invoices/order-invoices.tsx'
import { OrderPieces } from './items/order-pieces.tsx'
import { NoteBox } from './note-box.tsx'
import { OrderActions } from './order-actions.tsx'
import { PaymentBadge, PickUpBadge, SentBadge, StatusBadge } from './order-badges.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderPerson } from './order-person.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderParcels } from './parcels/order-parcels.tsx'
import { OrderPayments } from './payments/order-payments.tsx'
import { PaymentLinkPanel } from './payments/payment-link-panel.tsx'
import { RequestPanel } from './requests/request-panel.tsx'
import { OrderReturns } from './returns/order-returns.tsx'
import { UpiPanels } from './upi/upi-panel.tsx'

const back = { to: '/orders', title: 'Orders' } as const

/** One order: what is in it, for whom, what happened, and what is to be done next. */
export function OrderScreen() {
  const { id } = useParams({ from: '/orders/$id' })
  const gone = { text: 'The link may be incomplete, or the order belongs to another site.' }
  return (
    <RecordScreen record={useStaffOrder(id)} title="Order" back={back} gone={gone}>
      {(order) => <Whole order={order} />}
    </RecordScreen>
  )
}

const takenText = ({ takenBy }: StaffOrder) => (takenBy === null ? '' : `, taken by ${isolated(takenBy || 'staff')}`)

/** Whether the status says already how it is paid. */
const saysTheSame = ({ status, paymentStatus }: StaffOrder) => status === 'PENDING_PAYMENT' && paymentStatus === 'OPEN'

function Whole({ order }: { order: StaffOrder }) {
  const mayHandle = useMay('handleOrders')
  const zone = useZone()
  return (
    <Screen
      title={`Order ${order.number}`}
      back={back}
      badge={
        <span className="flex flex-wrap gap-1.5">
          <StatusBadge order={order} />
          <PickUpBadge order={order} />
          <SentBadge order={order} {...sentOf(order.lines)} />
          {!saysTheSame(order) && <PaymentBadge status={order.paymentStatus} order={order} />}
        </span>
      }
      note={`${longTime(order.placed ?? order.created, zone)}, by ${isolated(order.customer.name)}${takenText(order)}`}
      actions={<OrderActions order={order} />}
    >
      <AlongPanel order={order} zone={zone} />
      <PaymentLinkPanel order={order} zone={zone} />
      <UpiPanels order={order} zone={zone} />
      {order.request && <RequestPanel order={order} request={order.request} zone={zone} />}
      <div className="grid gap-x-12 border-t border-line pt-6 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <Part title="Items">
            <OrderPieces order={order} />
            <OrderMoney order={order} />
          </Part>
          <OrderParcels order={order} zone={zone} />
          <OrderReturns order={order} zone={zone} />
        </div>
        <aside
          aria-label="Customer and address"
          className="min-w-0 max-lg:border-t max-lg:border-line max-lg:py-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-l lg:border-line lg:pl-8"
        >
          <OrderPerson order={order} />
          <div className="mt-6 empty:hidden">
            <OrderInvoices order={order} />
          </div>
        </aside>
        <div className="min-w-0 border-t border-line pt-6">
          <OrderPayments order={order} zone={zone} />
          <Part title="Timeline">
            {mayHandle && <NoteBox order={order} />}
            <OrderTimeline order={order} zone={zone} />
          </Part>
        </div>
      </div>
    </Screen>
  )
}
