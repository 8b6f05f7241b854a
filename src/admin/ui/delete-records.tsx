import type { ReactNode } from 'react'
import { toast } from '../../client/toast.ts'
import { Confirm } from './confirm.tsx'
import { counted } from './counted.ts'

type Props = {
  /** What one is called: `comment`. */
  thing: string
  count: number
  /** Who wrote it, where it is one. */
  whose?: string
  /** Beginning of what it says, where it is one. */
  quote?: string
  remove: () => Promise<unknown>
  refresh: () => Promise<unknown>
  onDeleted: () => void
  onClose: () => void
  /** What is lost with it. */
  children: ReactNode
}

/** Asks before records are deleted, and says so afterwards. */
export function DeleteRecords({ thing, count, whose, quote, remove, refresh, onDeleted, onClose, children }: Props) {
  const several = `${count} ${thing}s`
  const one = whose ? `Delete the ${thing} of ${whose}?` : `Delete this ${thing}?`
  const run = async () => {
    await remove()
    toast.success(`${counted(count, thing)} deleted`)
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
      {quote && <p className="line-clamp-4 wrap-anywhere">{quote}</p>}
      <p className={quote && 'mt-2'}>{children}</p>
    </Confirm>
  )
}
