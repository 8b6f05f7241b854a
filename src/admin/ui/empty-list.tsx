import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useMayChange } from './may-change.tsx'

/** What stands where a list holds nothing yet, and for who may change that how it begins. */
export function EmptyList({ heading, text, begin }: { heading: string; text: string; begin: ReactNode }) {
  const mayChange = useMayChange()
  return (
    <EmptyState heading={heading} text={text}>
      {mayChange && begin}
    </EmptyState>
  )
}
