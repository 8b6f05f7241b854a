import { z } from 'zod'
import { type Permission, permissions, withNeeded } from './permissions.ts'

const allOfOrders = ['orders', 'handleOrders', 'cancelOrders', 'refundOrders'] as const

/** Built-in roles, equal on all sites. Owners need no role: they may do everything. */
export const readyRoles = {
  manager: { name: 'Manager', permissions: ['content', 'catalogue', ...allOfOrders, 'customers', 'media', 'settings'] },
  catalogue: { name: 'Catalogue', permissions: ['catalogue', 'media'] },
  orders: { name: 'Orders', permissions: allOfOrders },
  accountant: { name: 'Accountant', permissions: ['orders'] },
  content: { name: 'Content', permissions: ['content', 'media'] },
  viewer: { name: 'Viewer', permissions: ['view'] },
} as const satisfies Record<string, { name: string; permissions: readonly Permission[] }>

export type ReadyRole = keyof typeof readyRoles

/** Permissions as texts for users. */
export const permissionTexts: Record<Permission, { title: string; text: string }> = {
  content: { title: 'Pages', text: 'Make, edit and publish pages, menus and templates' },
  catalogue: { title: 'Catalogue', text: 'Products, prices, stock, categories and brands' },
  orders: { title: 'Orders and customers', text: 'See, print and export orders; see customers' },
  handleOrders: { title: 'Handle orders', text: 'Pack, ship, deliver and take back orders; write notes' },
  cancelOrders: { title: 'Cancel orders', text: 'Cancel orders and release what unpaid ones reserve' },
  refundOrders: { title: 'Refund orders', text: 'Mark orders as refunded' },
  customers: {
    title: 'Newsletter and inbox',
    text: 'See and export who reads the newsletter, and what visitors write',
  },
  media: { title: 'Media', text: 'Upload, describe and delete pictures' },
  settings: { title: 'Settings', text: 'Business, theme, payments and emails' },
  staff: { title: 'Staff', text: 'Invite, change and remove staff, make roles, see the activity' },
  view: { title: 'View everything', text: 'Look at all of the above but emails and staff, and change nothing' },
}

const name = z.string('Enter a name.').trim().min(1, 'Enter a name.').max(40, 'Enter up to 40 characters.')
const ticked = z
  .array(z.enum(permissions))
  .max(permissions.length)
  .min(1, 'Choose what this role may do.')
  .transform(withNeeded)

export const roleInput = z.object({ name, permissions: ticked })
export const roleChange = roleInput.extend({ revision: z.number().int() })

export const role = z.object({
  /** Key of a built-in role, or id of a site's own. */
  _id: z.string(),
  name: z.string(),
  permissions: z.array(z.enum(permissions)),
  isReady: z.boolean(),
  /** Number of members with this role. */
  members: z.number().int(),
  /** Revision of a site's own role; 0 for built-in ones. */
  revision: z.number().int(),
})

export type RoleInput = z.output<typeof roleInput>
export type RoleChange = z.output<typeof roleChange>
export type Role = z.output<typeof role>
