import type { LinkProps } from '@tanstack/react-router'
import {
  FileText,
  FolderTree,
  House,
  Images,
  type LucideIcon,
  Mail,
  Package,
  Settings,
  ShoppingBag,
  Tag,
} from 'lucide-react'
import type { Permission } from '../../shared/people/permissions.ts'

export type Place = {
  to: NonNullable<LinkProps['to']>
  title: string
  icon: LucideIcon
  /** Who may go there; everybody of the staff where it is left out. */
  permission?: Permission
}

/** The rooms of the admin, in the order of an owner's day. */
export const places: Place[] = [
  { to: '/dashboard', title: 'Dashboard', icon: House },
  { to: '/orders', title: 'Orders', icon: ShoppingBag, permission: 'orders' },
  { to: '/products', title: 'Products', icon: Package, permission: 'catalogue' },
  { to: '/categories', title: 'Categories', icon: FolderTree, permission: 'catalogue' },
  { to: '/brands', title: 'Brands', icon: Tag, permission: 'catalogue' },
  { to: '/pages', title: 'Pages', icon: FileText, permission: 'content' },
  { to: '/media', title: 'Media', icon: Images, permission: 'media' },
  { to: '/newsletter', title: 'Newsletter', icon: Mail, permission: 'customers' },
  { to: '/settings', title: 'Settings', icon: Settings, permission: 'settings' },
]

/** The room that an address lies in. */
export function placeOf(path: string): Place | undefined {
  return places.find(({ to }) => path === to || path.startsWith(`${to}/`))
}
