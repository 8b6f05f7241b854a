import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { root } from '../app/root.tsx'

export const builderRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/pages/$pageId',
    component: lazyRouteComponent(() => import('./builder-screen.tsx'), 'BuilderScreen'),
  }),
]
