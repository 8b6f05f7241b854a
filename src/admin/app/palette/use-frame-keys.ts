import { useEffect } from 'react'
import { keyName } from '../../ui/key-name.ts'
import { takesText } from '../../ui/takes-text.ts'

export type Shown = 'palette' | 'shortcuts' | undefined

/** Ctrl K everywhere; `?` except in text fields. */
export function useFrameKeys(show: (what: Shown) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const isSearch = keyName(event) === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey
      const isHelp = event.key === '?' && !takesText(event.target)
      // Ignored while a dialog is open.
      if ((!isSearch && !isHelp) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      show(isSearch ? 'palette' : 'shortcuts')
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [show])
}
