import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { root } from '../app/root.tsx'

export const brandRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/brands',
    component: lazyRouteComponent(() => import('./brands-screen.tsx'), 'BrandsScreen'),
  }),
]
