import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useMayChange } from './may-change.tsx'

/** Empty state of a list. Shows the `begin` action only to staff who may change the list. */
export function EmptyList({ heading, text, begin }: { heading: string; text: string; begin: ReactNode }) {
  const mayChange = useMayChange()
  return (
    <EmptyState heading={heading} text={text}>
      {mayChange && begin}
    </EmptyState>
  )
}
