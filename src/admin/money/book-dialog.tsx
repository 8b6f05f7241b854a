import { Search } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { bookStray } from '../../server/modules/selling/money/money.contract.ts'
import { listOrders } from '../../server/modules/selling/orders/staff-orders.contract.ts'
import { isolated } from '../../shared/direction.ts'
import { orderNumberOf } from '../../shared/people/written-numbers.ts'
import { orderStatuses } from '../../shared/selling/orders/order-statuses.ts'
import { bookBody, type MoneyCase } from '../../shared/selling/payments/money-cases.ts'
import { formatMoney } from '../../shared/selling/pricing/money.ts'
import { TextField } from '../../ui/text-field.tsx'
import { ActDialog } from '../orders/act-dialog.tsx'
import { SearchPicker } from '../ui/search-picker.tsx'

type Props = { found: MoneyCase; refresh: () => Promise<unknown>; onClose: () => void }

/** Books a payment that no order has to an order, by its number or by a search for it. */
export function BookDialog({ found, refresh, onClose }: Props) {
  const { _id: id, amount, currency } = found
  const [number, setNumber] = useState('')
  const [fault, setFault] = useState<string>()
  const choose = (text: string) => {
    setNumber(text)
    setFault(undefined)
  }
  const run = async () => {
    const { success, data: body, error } = bookBody.safeParse({ number: Number(orderNumberOf(number)) })
    if (!success) {
      setFault(error.issues[0]?.message)
      return 'stay' as const
    }
    const { data } = await call(bookStray, { params: { id }, body })
    const how = data.taken ? 'The order is paid.' : 'The order does not need it, so a refund is due.'
    toast.success(`Booked to order ${body.number}. ${how}`)
    await refresh()
  }
  return (
    <ActDialog title={`Book ${formatMoney(amount, currency)} to an order`} act="Book" run={run} onClose={onClose}>
      <p>The order’s total must equal this amount. An unpaid order is placed; otherwise a refund becomes due.</p>
      <TextField
        label="Order number"
        required
        inputMode="numeric"
        value={number}
        error={fault}
        onChange={({ target }) => choose(target.value)}
      />
      <div>
        <SearchPicker
          label="Find the order"
          icon={Search}
          search="Number, name, email or mobile"
          queryKey={['orders-to-book']}
          find={findOrders}
          onFound={(order) => choose(String(order.number))}
        />
      </div>
    </ActDialog>
  )
}

async function findOrders(q: string) {
  const { data } = await call(listOrders, { query: { q } })
  return data.map((order) => ({
    ...{
      value: order._id,
      of: order,
      title: `${order.number} ${isolated(order.customer.name || order.customer.email)}`,
    },
    detail: `${formatMoney(order.total, order.currency)}, ${orderStatuses[order.status]}`,
  }))
}
