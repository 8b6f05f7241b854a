import type { ReactNode } from 'react'
import { toast } from '../../client/toast.ts'
import { Confirm } from './confirm.tsx'
import { counted, subjectOf } from './counted.ts'

type Props = {
  /** Singular name of the record: `comment`. */
  thing: string
  count: number
  /** Its author, if it is a single record. */
  whose?: string
  /** Beginning of its text, if it is a single record. */
  quote?: string
  remove: () => Promise<unknown>
  refresh: () => Promise<unknown>
  onDeleted: () => void
  onClose: () => void
  /** Warning about what deletion removes. */
  children: ReactNode
}

/** Confirms a deletion and reports the result. */
export function DeleteRecords({ thing, count, whose, quote, remove, refresh, onDeleted, onClose, children }: Props) {
  const several = counted(count, thing)
  const one = whose ? `Delete the ${thing} of ${whose}?` : `Delete this ${thing}?`
  const run = async () => {
    await remove()
    toast.success(`${subjectOf(count, thing)} deleted`)
    onDeleted()
    await refresh()
  }
  return (
    <Confirm
      title={count === 1 ? one : `Delete ${several}?`}
      act={`Delete ${count === 1 ? thing : several}`}
      run={run}
      onClose={onClose}
    >
      {quote && (
        <p dir="auto" className="line-clamp-4 wrap-anywhere">
          {quote}
        </p>
      )}
      <p className={quote && 'mt-2'}>{children}</p>
    </Confirm>
  )
}
