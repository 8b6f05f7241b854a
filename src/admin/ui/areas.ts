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
  Users,
} from 'lucide-react'
import type { Permission } from '../../shared/people/permissions.ts'

export type Area = {
  to: NonNullable<LinkProps['to']>
  title: string
  icon: LucideIcon
  /** Who may go there; everybody of the staff where it is left out. */
  permission?: Permission
}

/** The areas of the admin, in the order of an owner's day. */
export const areas: Area[] = [
  { to: '/dashboard', title: 'Dashboard', icon: House },
  { to: '/orders', title: 'Orders', icon: ShoppingBag, permission: 'orders' },
  { to: '/customers', title: 'Customers', icon: Users, permission: 'orders' },
  { to: '/products', title: 'Products', icon: Package, permission: 'catalogue' },
  { to: '/categories', title: 'Categories', icon: FolderTree, permission: 'catalogue' },
  { to: '/brands', title: 'Brands', icon: Tag, permission: 'catalogue' },
  { to: '/pages', title: 'Pages', icon: FileText, permission: 'content' },
  { to: '/media', title: 'Media', icon: Images, permission: 'media' },
  { to: '/newsletter', title: 'Newsletter', icon: Mail, permission: 'customers' },
  { to: '/settings', title: 'Settings', icon: Settings, permission: 'settings' },
]

/** The area that a URL belongs to. */
export function areaOf(path: string): Area | undefined {
  return areas.find(({ to }) => path === to || path.startsWith(`${to}/`))
}
