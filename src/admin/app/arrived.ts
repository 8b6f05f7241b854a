import { useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { listArrived } from '../../server/modules/over/insights/insights.contract.ts'
import type { TaskCount } from '../../shared/running/dashboard.ts'
import { tasks } from '../../shared/running/tasks.ts'
import type { Area } from '../ui/areas.ts'
import { counted } from '../ui/counted.ts'

/** `words` says the count to a screen reader: `3 new, 1 return request`. */
export type Arrived = { count: number; words: string }

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

function byArea(list: TaskCount[]): Map<Area['to'], Arrived> {
  const areas = new Map<Area['to'], Arrived>()
  for (const item of list) {
    const words = wordsOf(item)
    if (words === undefined) continue
    const { area } = tasks[item.kind]
    const before = areas.get(area)
    areas.set(area, {
      count: (before?.count ?? 0) + item.count,
      words: before ? `${before.words}, ${words}` : words,
    })
  }
  return areas
}

/** Words for the side bar; undefined for kinds that are not counted there. */
function wordsOf({ kind, count }: TaskCount): string | undefined {
  const { one, more, counted: how } = tasks[kind]
  if (how === true) return counted(count, one, more)
  return 'as' in how ? counted(count, how.as, how.as) : undefined
}
