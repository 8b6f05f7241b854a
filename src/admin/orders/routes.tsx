import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { root } from '../app/root.tsx'

export const orderRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/orders',
    component: lazyRouteComponent(() => import('./orders-screen.tsx'), 'OrdersScreen'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/orders/$id',
    component: lazyRouteComponent(() => import('./order-screen.tsx'), 'OrderScreen'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/orders/$id/print',
    component: lazyRouteComponent(() => import('./print-screen.tsx'), 'PrintScreen'),
  }),
]
