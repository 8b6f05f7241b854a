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
  /** Its purpose, for the dashboard's links. */
  text: string
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
  '': [{ to: '/dashboard', title: 'Dashboard', text: 'Tasks, sales and what to set up next.', icon: House }],
  Selling: [
    {
      to: '/orders',
      title: 'Orders',
      text: 'Pack, ship, refund and print orders.',
      icon: ShoppingBag,
      permission: 'orders',
      isShown: true,
      isShops: true,
    },
    {
      to: '/money',
      title: 'Money',
      text: 'Payments and refunds that need a decision.',
      icon: IndianRupee,
      permission: 'refundOrders',
      isShops: true,
    },
    {
      to: '/discounts',
      title: 'Discounts',
      text: 'Codes and automatic discounts.',
      icon: BadgePercent,
      permission: 'catalogue',
      isShown: true,
      isShops: true,
    },
  ],
  Catalogue: [
    {
      to: '/products',
      title: 'Products',
      text: 'What you sell, with prices and stock.',
      icon: Package,
      permission: 'catalogue',
      isShown: true,
      isShops: true,
    },
    {
      to: '/categories',
      title: 'Categories',
      text: 'How visitors find products.',
      icon: FolderTree,
      permission: 'catalogue',
      isShown: true,
      isShops: true,
    },
    {
      to: '/catalogue/collections',
      title: 'Collections',
      text: 'Groups of products, by hand or by rules.',
      icon: LayoutGrid,
      permission: 'catalogue',
      isShown: true,
      isShops: true,
    },
    {
      to: '/brands',
      title: 'Brands',
      text: 'Who makes the products.',
      icon: Tag,
      permission: 'catalogue',
      isShown: true,
      isShops: true,
    },
    {
      to: '/search',
      title: 'Search',
      text: 'What visitors search for, and what they find.',
      icon: Search,
      permission: 'catalogue',
      isShown: true,
      isShops: true,
    },
  ],
  People: [
    {
      to: '/customers',
      title: 'Customers',
      text: 'Who buys from you, and what they ordered.',
      icon: Users,
      permission: 'orders',
      isShown: true,
    },
    {
      to: '/inbox',
      title: 'Inbox',
      text: 'What visitors write to you.',
      icon: Inbox,
      permission: 'customers',
      isShown: true,
    },
    {
      to: '/questions',
      title: 'Questions',
      text: 'What customers ask about products.',
      icon: MessageCircleQuestion,
      permission: 'catalogue',
      isShown: true,
      isShops: true,
    },
    {
      to: '/reviews',
      title: 'Reviews',
      text: 'What customers say about products.',
      icon: Star,
      permission: 'catalogue',
      isShown: true,
      isShops: true,
    },
    {
      to: '/comments',
      title: 'Comments',
      text: 'What people write below your blog posts.',
      icon: MessageSquare,
      permission: 'content',
      isShown: true,
    },
    {
      to: '/newsletter',
      title: 'Newsletter',
      text: 'Subscribers and campaigns.',
      icon: Mail,
      permission: 'customers',
      isShown: true,
    },
  ],
  Website: [
    {
      to: '/pages',
      title: 'Pages',
      text: 'Create, arrange and publish pages.',
      icon: FileText,
      permission: 'content',
      isShown: true,
    },
    {
      to: '/blog',
      title: 'Blog',
      text: 'Write posts, publish and schedule them.',
      icon: Newspaper,
      permission: 'content',
      isShown: true,
    },
    {
      to: '/forms',
      title: 'Forms',
      text: 'What you ask visitors, and their answers.',
      icon: ClipboardList,
      permission: 'content',
      isShown: true,
    },
    {
      to: '/media',
      title: 'Media',
      text: 'Pictures, videos and PDFs for pages and products.',
      icon: Images,
      permission: 'media',
      isShown: true,
    },
    {
      to: '/translations',
      title: 'Translations',
      text: 'The site in its other languages.',
      icon: Languages,
      permission: 'content',
      isShown: true,
    },
  ],
  Manage: [
    { to: '/staff', title: 'Staff', text: 'Who works here, and what each may do.', icon: UserCog, permission: 'staff' },
    {
      to: '/sites',
      title: 'Sites',
      text: 'All sites of the platform.',
      icon: Globe,
      permission: 'settings',
      isOperators: true,
    },
    {
      to: '/settings',
      title: 'Settings',
      text: 'Theme, delivery, taxes and payment methods.',
      icon: Settings,
      permission: 'settings',
      isShown: true,
    },
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
