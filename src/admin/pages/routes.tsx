import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { root } from '../app/root.tsx'

export const pagesRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/pages',
    component: lazyRouteComponent(() => import('./pages-screen.tsx'), 'PagesScreen'),
  }),
]
