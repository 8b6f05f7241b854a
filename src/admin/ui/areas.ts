import type { LinkProps } from '@tanstack/react-router'
import {
  BadgePercent,
  ClipboardList,
  FileText,
  FolderTree,
  Globe,
  House,
  Images,
  Inbox,
  IndianRupee,
  Languages,
  LayoutGrid,
  type LucideIcon,
  Mail,
  MessageCircleQuestion,
  MessageSquare,
  Newspaper,
  Package,
  Search,
  Settings,
  ShoppingBag,
  Star,
  Tag,
  UserCog,
  Users,
} from 'lucide-react'
import type { Permission } from '../../shared/people/permissions.ts'
import { mayOpen } from './me.ts'

export type Area = {
  to: NonNullable<LinkProps['to']>
  title: string
  icon: LucideIcon
  group: (typeof groups)[number]
  /** Required permission; undefined for all staff. */
  permission?: Permission
  /** Also shown to read-only staff. */
  isShown?: true
  /** Only where the site sells (B193); its address works everywhere. */
  isShops?: true
  /** Only on the platform's host, for its operators. */
  isOperators?: true
}

/** Captions of the side bar's groups, in its order. */
export const groups = ['', 'Selling', 'Catalogue', 'People', 'Website', 'Manage'] as const

/** Areas of the admin, by their groups. */
const grouped: Record<(typeof groups)[number], Omit<Area, 'group'>[]> = {
  '': [{ to: '/dashboard', title: 'Dashboard', icon: House }],
  Selling: [
    { to: '/orders', title: 'Orders', icon: ShoppingBag, permission: 'orders', isShown: true, isShops: true },
    { to: '/money', title: 'Money', icon: IndianRupee, permission: 'refundOrders', isShops: true },
    { to: '/discounts', title: 'Discounts', icon: BadgePercent, permission: 'catalogue', isShown: true, isShops: true },
  ],
  Catalogue: [
    { to: '/products', title: 'Products', icon: Package, permission: 'catalogue', isShown: true, isShops: true },
    { to: '/categories', title: 'Categories', icon: FolderTree, permission: 'catalogue', isShown: true, isShops: true },
    {
      to: '/catalogue/collections',
      title: 'Collections',
      icon: LayoutGrid,
      permission: 'catalogue',
      isShown: true,
      isShops: true,
    },
    { to: '/brands', title: 'Brands', icon: Tag, permission: 'catalogue', isShown: true, isShops: true },
    { to: '/search', title: 'Search', icon: Search, permission: 'catalogue', isShown: true, isShops: true },
  ],
  People: [
    { to: '/customers', title: 'Customers', icon: Users, permission: 'orders', isShown: true },
    { to: '/inbox', title: 'Inbox', icon: Inbox, permission: 'customers', isShown: true },
    {
      to: '/questions',
      title: 'Questions',
      icon: MessageCircleQuestion,
      permission: 'catalogue',
      isShown: true,
      isShops: true,
    },
    { to: '/reviews', title: 'Reviews', icon: Star, permission: 'catalogue', isShown: true, isShops: true },
    { to: '/comments', title: 'Comments', icon: MessageSquare, permission: 'content', isShown: true },
    { to: '/newsletter', title: 'Newsletter', icon: Mail, permission: 'customers', isShown: true },
  ],
  Website: [
    { to: '/pages', title: 'Pages', icon: FileText, permission: 'content', isShown: true },
    { to: '/posts', title: 'Blog', icon: Newspaper, permission: 'content', isShown: true },
    { to: '/forms', title: 'Forms', icon: ClipboardList, permission: 'content', isShown: true },
    { to: '/media', title: 'Media', icon: Images, permission: 'media', isShown: true },
    { to: '/translations', title: 'Translations', icon: Languages, permission: 'content', isShown: true },
  ],
  Manage: [
    { to: '/staff', title: 'Staff', icon: UserCog, permission: 'staff' },
    { to: '/sites', title: 'Sites', icon: Globe, permission: 'settings', isOperators: true },
    { to: '/settings', title: 'Settings', icon: Settings, permission: 'settings', isShown: true },
  ],
}

export const areas: Area[] = groups.flatMap((group) => grouped[group].map((area) => ({ ...area, group })))

/** Areas that the user may open. Shop areas are left out for a site without a shop. */
export function areasOf(person: Parameters<typeof mayOpen>[0], isShop: boolean): Area[] {
  return areas.filter((area) => mayOpen(person, area) && (isShop || !area.isShops))
}

/** The area that a URL belongs to. */
export function areaOf(path: string): Area | undefined {
  return areas.find(({ to }) => path === to || path.startsWith(`${to}/`))
}
