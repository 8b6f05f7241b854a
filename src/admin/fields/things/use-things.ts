import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { KindName } from '../../../shared/content/kinds/index.ts'
import { useSite } from '../../ui/me.ts'
import { postThing, readPosts } from './posts.ts'
import { productThing, readProducts } from './products.ts'
import { sources } from './sources.ts'
import type { Thing } from './things.ts'

const cached = { staleTime: 60_000, placeholderData: keepPreviousData }

/** Search results of a kind, fetched only while `isOpen`. An empty query returns the first records. */
export function useThings(kind: KindName, query: string, isOpen: boolean) {
  const currency = useSite()?.currency
  const { data, error, isPending } = useQuery({
    queryKey: ['things', kind, query, currency],
    queryFn: () => sources[kind].find(query, currency),
    enabled: isOpen,
    ...cached,
  })
  return { things: data ?? [], fault: error?.message, isPending }
}

/** The record of a stored value; undefined while loading, and for an empty value. */
export function useThing(kind: KindName, value: string): Thing | undefined {
  const currency = useSite()?.currency
  const { data } = useQuery({
    queryKey: ['thing', kind, value, currency],
    queryFn: () => sources[kind].read(value, currency),
    enabled: value !== '',
    ...cached,
  })
  return value !== '' && data?.value === value ? data : undefined
}

/** Products by path, in that order; undefined while loading. */
export function useProducts(paths: string[]): Thing[] | undefined {
  const currency = useSite()?.currency
  const { data } = useQuery({
    queryKey: ['things', 'products', [...paths].sort()],
    queryFn: () => readProducts(paths),
    enabled: paths.length > 0,
    ...cached,
  })
  if (paths.length === 0) return []
  return data && paths.map((path) => productThing(data, path, currency))
}

/** Blog posts by path, in that order; undefined while loading. */
export function usePosts(paths: string[]): Thing[] | undefined {
  const { data } = useQuery({
    queryKey: ['things', 'posts', [...paths].sort()],
    queryFn: () => readPosts(paths),
    enabled: paths.length > 0,
    ...cached,
  })
  if (paths.length === 0) return []
  return data && paths.map((path) => postThing(data, path))
}
