import { useEffect } from 'react'
import type { useEditLock } from '../ui/edit-lock/use-edit-lock.ts'
import type { KeepState } from './draft-keeper.ts'

/** The lock of a stored post, as its form has it. */
export type Editing = ReturnType<typeof useEditLock> & {
  /** Set to what sends the latest input to the server, which the post must have before it is read again. */
  keeps: { current: () => Promise<boolean> }
}

/** Saving a draft renews the lock; a tab that has lost the lock is told. */
export function useKeptLock(editing: Editing | undefined, state: KeepState, flush: () => Promise<boolean>): void {
  const renew = editing?.renew
  const keeps = editing?.keeps
  useEffect(() => {
    if (keeps) keeps.current = flush
  }, [keeps, flush])
  useEffect(() => {
    if (state.kind === 'kept') renew?.()
  }, [state, renew])
}

/** Where the input of a tab is that has lost the lock. */
export function keptText(state: KeepState): string {
  if (state.kind === 'failed') return `Your last changes were not saved, and could not be kept: ${state.text}`
  return 'Your last changes were not saved. They are kept as your draft, which opens once you have taken over again.'
}
