import { Skeleton } from '../../ui/skeleton.tsx'
import { type Arrangement, arrangements } from './arrangement.ts'

/** Bars in the shape of product cards. */
export function CardSkeletons({ cards, arrangement }: { cards: number; arrangement: Arrangement }) {
  return (
    <div className={`card-skeletons ${arrangements[arrangement]}`} aria-hidden>
      {Array.from({ length: cards }, (_, card) => (
        <div key={card}>
          <Skeleton className="mb-4 aspect-4/5" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-2 h-4 w-2/5" />
          <Skeleton className="mt-3 mb-4 h-5 w-1/2" />
          <Skeleton className="h-11" />
        </div>
      ))}
    </div>
  )
}
