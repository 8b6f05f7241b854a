import { QueryClient } from '@tanstack/react-query'

const options = { defaultOptions: { queries: { staleTime: 30_000, retry: 1 }, mutations: { retry: 0 } } }

/** In the browser all islands share one; on the server each rendering has its own, so that nothing of it is kept. */
const shared = typeof window === 'undefined' ? undefined : new QueryClient(options)

export function queryClient(): QueryClient {
  return shared ?? new QueryClient(options)
}
