import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import type { searchOf } from '../../../src/admin/ui/list-search.ts'
import { MayChange } from '../../../src/admin/ui/may-change.tsx'
import { mount } from './mount.tsx'

type Screen = {
  path: string
  component: RouteComponent
  validateSearch?: ReturnType<typeof searchOf>
}

/** Mounts screens of the admin at an address, without the admin around them. */
export function mountScreens(address: string, screens: Screen[], mayChange = true): { unmount: () => void } {
  window.history.replaceState({}, '', address)
  const root = createRootRoute({ component: Outlet })
  const router = createRouter({
    routeTree: root.addChildren(screens.map((screen) => createRoute({ getParentRoute: () => root, ...screen }))),
    history: createBrowserHistory(),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  })
  return mount(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MayChange value={mayChange}>
        <RouterProvider router={router} />
      </MayChange>
    </QueryClientProvider>,
  )
}
