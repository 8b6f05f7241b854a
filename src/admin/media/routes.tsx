import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { root } from '../app/root.tsx'

export const mediaRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/media',
    component: lazyRouteComponent(() => import('./library-screen.tsx'), 'LibraryScreen'),
  }),
]
