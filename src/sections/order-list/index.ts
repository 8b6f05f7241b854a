import { readPreviewed } from '../../features/account/preview.ts'
import { defineSection } from '../define/section.ts'
import { sample, schema } from './order-list.schema.ts'
import { OrderListView } from './order-list.tsx'

export const orderList = defineSection({
  type: 'order-list',
  title: 'Orders',
  category: 'account',
  schema,
  sample,
  view: OrderListView,
  load: (_, reads, page) => readPreviewed('orders', reads, page),
  only: 'orders',
})
