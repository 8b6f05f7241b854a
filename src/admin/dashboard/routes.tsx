import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { root } from '../app/root.tsx'

export const dashboardRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/dashboard',
    component: lazyRouteComponent(() => import('./dashboard-screen.tsx'), 'DashboardScreen'),
  }),
]
