import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { root } from '../app/root.tsx'

export const settingsRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/settings',
    component: lazyRouteComponent(() => import('./general-screen.tsx'), 'GeneralScreen'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/settings/look',
    component: lazyRouteComponent(() => import('./look-screen.tsx'), 'LookScreen'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/settings/selling',
    component: lazyRouteComponent(() => import('./selling-screen.tsx'), 'SellingScreen'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/settings/mail',
    component: lazyRouteComponent(() => import('./mail-screen.tsx'), 'MailScreen'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/settings/mails',
    component: lazyRouteComponent(() => import('./mailbox-screen.tsx'), 'MailboxScreen'),
  }),
]
