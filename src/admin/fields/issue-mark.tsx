import { CircleAlert } from 'lucide-react'
import { counted } from '../ui/counted.ts'

/** Says that something folded away has an error. */
export function IssueMark({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-xs font-medium text-danger">
      <CircleAlert className="size-4" aria-hidden />
      <span className="sr-only">{`${counted(count, 'field needs', 'fields need')} fixing`}</span>
    </span>
  )
}
