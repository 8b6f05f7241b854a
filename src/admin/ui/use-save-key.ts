import { useEffect, useRef } from 'react'
import { keyName } from './key-name.ts'

/** Ctrl S and ⌘ S save. @param settle called first, such as to take what is being typed into what is saved */
export function useSaveKey(active: boolean, save: () => void, settle?: () => void): void {
  const latest = useRef({ save, settle })
  useEffect(() => {
    latest.current = { save, settle }
  })
  useEffect(() => {
    if (!active) return
    const onKey = (event: KeyboardEvent) => {
      if (keyName(event) !== 's' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      latest.current.settle?.()
      latest.current.save()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [active])
}
