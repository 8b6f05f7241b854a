import { useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { listArrived } from '../../server/modules/over/insights/insights.contract.ts'
import type { ToDo } from '../../shared/running/dashboard.ts'
import type { Area } from '../ui/areas.ts'
import { counted } from '../ui/counted.ts'

/** `words` says the count to a screen reader: `3 new, 1 return request`. */
export type Arrived = { count: number; words: string }

type Said = { to: Area['to']; one: string; more: string }

/** Kinds counted in the side bar. Out of stock is part of running low, and an order to ship is no longer new. */
const arrivals: Partial<Record<ToDo['kind'], Said>> = {
  pack: { to: '/orders', one: 'new', more: 'new' },
  cancellations: { to: '/orders', one: 'request to cancel', more: 'requests to cancel' },
  returns: { to: '/orders', one: 'return request', more: 'return requests' },
  refund: { to: '/money', one: 'refund to make', more: 'refunds to make' },
  money: { to: '/money', one: 'payment to look at', more: 'payments to look at' },
  settlements: { to: '/money', one: 'settlement to look at', more: 'settlements to look at' },
  messages: { to: '/inbox', one: 'new', more: 'new' },
  lowStock: { to: '/products', one: 'running low', more: 'running low' },
  questions: { to: '/questions', one: 'to answer', more: 'to answer' },
  reviews: { to: '/reviews', one: 'to read', more: 'to read' },
  reportedReviews: { to: '/reviews', one: 'reported', more: 'reported' },
  comments: { to: '/comments', one: 'to read', more: 'to read' },
  reports: { to: '/comments', one: 'reported', more: 'reported' },
}

/** Arrivals by area of the admin; areas without any are absent. The query's key extends the dashboard's, so refreshing that refreshes this. */
export function useArrived(): Map<Area['to'], Arrived> {
  const { data = [] } = useQuery({
    queryKey: ['dashboard', 'arrived'],
    queryFn: async () => (await call(listArrived)).data,
    refetchInterval: 60_000,
    refetchOnWindowFocus: 'always',
  })
  return byArea(data)
}

function byArea(list: ToDo[]): Map<Area['to'], Arrived> {
  const areas = new Map<Area['to'], Arrived>()
  for (const { kind, count } of list) {
    const said = arrivals[kind]
    if (!said) continue
    const before = areas.get(said.to)
    const words = counted(count, said.one, said.more)
    areas.set(said.to, {
      count: (before?.count ?? 0) + count,
      words: before ? `${before.words}, ${words}` : words,
    })
  }
  return areas
}
