import { createRoute, createRouter, redirect } from '@tanstack/react-router'
import { brandRoutes } from '../brands/routes.tsx'
import { builderRoutes } from '../builder/routes.tsx'
import { categoryRoutes } from '../categories/routes.tsx'
import { dashboardRoutes } from '../dashboard/routes.tsx'
import { mediaRoutes } from '../media/routes.tsx'
import { newsletterRoutes } from '../newsletter/routes.tsx'
import { orderRoutes } from '../orders/routes.tsx'
import { pagesRoutes } from '../pages/routes.tsx'
import { productRoutes } from '../products/routes.tsx'
import { settingsRoutes } from '../settings/routes.tsx'
import { root } from './root.tsx'

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/dashboard' })
  },
})

/** The address bar holds plain `name=value`, as everywhere on the site. */
export const router = createRouter({
  routeTree: root.addChildren([
    home,
    ...brandRoutes,
    ...builderRoutes,
    ...categoryRoutes,
    ...dashboardRoutes,
    ...mediaRoutes,
    ...newsletterRoutes,
    ...orderRoutes,
    ...pagesRoutes,
    ...productRoutes,
    ...settingsRoutes,
  ]),
  basepath: '/admin',
  defaultPreload: 'intent',
  scrollRestoration: true,
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
    const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
    return text ? `?${text}` : ''
  },
})
