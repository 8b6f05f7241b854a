import { createRouter, type RouterHistory } from '@tanstack/react-router'
import '../../shared/api/plain-faults.ts'
import { ScreenFault } from './refusals.tsx'
import { routeTree } from './routes/index.ts'

/** The admin's router; without a history it follows the browser's address bar, which holds plain `name=value`, as everywhere on the site. */
export function makeRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    basepath: '/admin',
    defaultPreload: 'intent',
    // A screen that fails leaves the frame around it in place.
    defaultErrorComponent: ScreenFault,
    scrollRestoration: true,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
      const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
      return text ? `?${text}` : ''
    },
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
