import { useId, useRef } from 'react'
import { type Keyed, keepKeys } from './item-keys.ts'

/** A name for each item, kept while items are moved and edited: for React, and for which of them stand open. */
export function useItemKeys(items: readonly unknown[]): string[] {
  const prefix = useId()
  const made = useRef(0)
  const keyed = useRef<Keyed[]>([])
  keyed.current = keepKeys(keyed.current, items, () => `${prefix}${made.current++}`)
  return keyed.current.map(({ key }) => key)
}
