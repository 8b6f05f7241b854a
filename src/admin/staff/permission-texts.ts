import type { Permission } from '../../shared/people/permissions.ts'
import { capitalised } from '../../shared/text.ts'
import { areas } from '../ui/areas.ts'

type Stated = {
  title: string
  /** Acts that it allows, in its areas or besides. */
  acts?: string
}

const stated: Record<Permission, Stated> = {
  content: { title: 'Pages and blog', acts: 'make, edit and publish them, and menus and templates' },
  catalogue: { title: 'Catalogue', acts: 'prices, stock, size guides, custom fields, and imports and exports' },
  orders: { title: 'Orders and customers', acts: 'see, print and export them, and invoices' },
  handleOrders: {
    title: 'Handle orders',
    acts: 'take orders by phone, change them, confirm UPI payments, pack, ship, deliver and take back; write notes',
  },
  cancelOrders: { title: 'Cancel orders', acts: 'cancel orders and release what unpaid ones reserve' },
  refundOrders: {
    title: 'Refund orders',
    acts: 'send refunds, lower prices afterwards, decide about payments and read settlement reports',
  },
  customers: { title: 'Newsletter and inbox', acts: 'read, answer and export what visitors write, and send campaigns' },
  media: { title: 'Media', acts: 'upload, describe and delete pictures, videos and PDFs' },
  settings: { title: 'Settings', acts: 'business, theme, delivery, taxes, payments, domains and emails' },
  staff: { title: 'Staff', acts: 'invite, change and remove staff, make roles, see the activity' },
  view: { title: 'View everything', acts: 'look at all of the above but emails and staff, and change nothing' },
}

export const titleOf = (permission: Permission): string => stated[permission].title

/** `Orders, Customers and Inbox` */
const listed = new Intl.ListFormat('en-IN')

/** Text of a permission: its areas of the admin, and its acts. */
export function textOf(permission: Permission): string {
  const own = areas.filter((area) => area.permission === permission && !area.isOperators).map(({ title }) => title)
  const { acts } = stated[permission]
  return capitalised([listed.format(own), acts].filter(Boolean).join(': '))
}
