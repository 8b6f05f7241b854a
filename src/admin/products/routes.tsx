import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { root } from '../app/root.tsx'

export const productRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/products',
    component: lazyRouteComponent(() => import('./products-screen.tsx'), 'ProductsScreen'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/products/new',
    component: lazyRouteComponent(() => import('./product-screen.tsx'), 'NewProductScreen'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/products/$id',
    component: lazyRouteComponent(() => import('./product-screen.tsx'), 'ProductScreen'),
  }),
]
