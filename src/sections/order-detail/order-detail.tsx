import { usePreview } from '../../features/account/at-home.ts'
import { person, previewOf, readPreviewed } from '../../features/account/preview.ts'
import type { ProductListItem } from '../../shared/selling/catalogue/products.ts'
import { Band } from '../../ui/band.tsx'
import { Island } from '../define/island.tsx'
import { usePage } from '../define/page-info.tsx'
import { defineSection } from '../define/section.ts'
import OrderDetail from './order-detail.island.tsx'
import { type OrderDetailSection, sample, schema } from './order-detail.schema.ts'

/** One order. The HTML is the same for every order; the browser reads the id from its address. */
function OrderDetailView({ props, data }: { props: OrderDetailSection; data: ProductListItem[] }) {
  const { name, timeZone } = usePage().site
  const preview = usePreview('order', { order: previewOf(data).order, person })
  return (
    <Band band={props}>
      <p className="mb-6 hidden font-display text-xl print:block">{name}</p>
      <Island
        name="order-detail"
        needs="Your order"
        of={OrderDetail}
        props={{ help: props.help, timeZone, preview }}
        start="load"
      />
    </Band>
  )
}

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
