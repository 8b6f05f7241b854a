import { contentRoutes } from './content-routes.ts'
import { rootRoute } from './root-route.tsx'
import { sellingRoutes } from './selling-routes.ts'
import { siteRoutes } from './site-routes.ts'

/** All routes of the admin. A screen's code is loaded on navigation or on its intent. */
const routes = [...siteRoutes, ...sellingRoutes, ...contentRoutes] as const

// Not inlined into the call, which would lose the types of the paths.
export const routeTree = rootRoute.addChildren(routes)
