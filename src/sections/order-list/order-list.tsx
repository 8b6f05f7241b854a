import { usePreview } from '../../features/account/at-home.ts'
import { person, previewOf, readPreviewed } from '../../features/account/preview.ts'
import { hrefOf } from '../../shared/content/pages/links.ts'
import type { ProductListItem } from '../../shared/selling/catalogue/products.ts'
import { Band } from '../../ui/band.tsx'
import { Island } from '../define/island.tsx'
import { usePage } from '../define/page-info.tsx'
import { defineSection } from '../define/section.ts'
import OrderList from './order-list.island.tsx'
import { type OrderListSection, sample, schema } from './order-list.schema.ts'

/** The signed-in user's orders, newest first. */
function OrderListView({ props, data }: { props: OrderListSection; data: ProductListItem[] }) {
  const { timeZone } = usePage().site
  const { orders } = previewOf(data)
  const preview = usePreview('orders', { person, orders: { data: orders, total: orders.length } })
  const { heading, size, emptyHeading, emptyText, button } = props
  const shop = { text: button.enableButton ? button.buttonText : '', href: hrefOf(button.buttonAction) ?? '/' }
  return (
    <Band band={props}>
      <Island
        name="order-list"
        needs="The list of your orders"
        of={OrderList}
        props={{ heading, size, emptyHeading, emptyText, shop, timeZone, preview }}
        start="load"
      />
    </Band>
  )
}

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
