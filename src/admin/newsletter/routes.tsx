import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { root } from '../app/root.tsx'

export const newsletterRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/newsletter',
    component: lazyRouteComponent(() => import('./newsletter-screen.tsx'), 'NewsletterScreen'),
  }),
]
