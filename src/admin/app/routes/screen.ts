import {
  type AnyValidator,
  type Constrain,
  createRoute,
  type DefaultValidator,
  lazyRouteComponent,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { arriving } from '../../ui/arriving.ts'
import { rootRoute } from './root-route.tsx'

/**
 * The route of one screen: the component `name` of a file that is loaded on navigation. `search` checks its search parameters.
 * Keeps the types of both, for `useParams`, `useSearch` and `Link`.
 */
export function screen<const Path extends string, Name extends string, Search = undefined>(
  path: Path,
  load: () => Promise<Record<Name, () => ReactNode>>,
  name: Name,
  search?: Constrain<Search, AnyValidator, DefaultValidator>,
) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: search,
    component: lazyRouteComponent(() => arriving(load), name),
  })
}
