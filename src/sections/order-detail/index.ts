import { readPreviewed } from '../../features/account/preview.ts'
import { defineSection } from '../define/section.ts'
import { sample, schema } from './order-detail.schema.ts'
import { OrderDetailView } from './order-detail.tsx'

export const orderDetail = defineSection({
  type: 'order-detail',
  title: 'Order details',
  category: 'account',
  schema,
  sample,
  view: OrderDetailView,
  load: (_, reads, page) => readPreviewed('order', reads, page),
  only: 'order',
})
