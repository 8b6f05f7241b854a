import { z } from 'zod'
import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { addressEditBody } from '../../../../shared/selling/order-edits.ts'
import { staffOrder } from '../../../../shared/selling/orders-admin.ts'

const staff = {
  access: { staff: 'handleOrders' },
  group: 'Orders',
  params: z.object({ id: z.uuid('Please give the id.') }),
} as const

export const correctAddress = contract('put', '/api/v1/orders/{id}/address', {
  ...staff,
  summary:
    'Correct the delivery address of an order that is not packed, where that changes neither its tax nor its delivery price',
  // A repeat changes nothing, and is not recorded.
  records: { act: 'order.address', how: 'each' },
  body: addressEditBody,
  reply: oneOf(staffOrder),
  refusals: [
    'cash.pin',
    'delivery.cash',
    'delivery.place',
    'order.notFound',
    'orderEdit.charge',
    'orderEdit.invoiced',
    'orderEdit.pickUp',
    'orderEdit.since',
    'orderEdit.state',
    'orderEdit.tax',
  ],
})

named({ addressEditBody })
