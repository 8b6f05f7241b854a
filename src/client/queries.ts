import { QueryClient } from '@tanstack/react-query'

/** Without a connection a call fails and says so, rather than waiting for one with a button that turns for ever. */
const networkMode = 'always' as const

export const queryDefaults = {
  defaultOptions: { queries: { staleTime: 30_000, retry: 1, networkMode }, mutations: { retry: 0, networkMode } },
}

/** In the browser all islands share one; on the server each rendering has its own, so that nothing of it is kept. */
const shared = typeof window === 'undefined' ? undefined : new QueryClient(queryDefaults)

export function queryClient(): QueryClient {
  return shared ?? new QueryClient(queryDefaults)
}
