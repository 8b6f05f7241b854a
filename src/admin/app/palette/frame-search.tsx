import { Search } from 'lucide-react'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { Person } from '../../../shared/people/customer.ts'
import { LazyPart, partOf } from '../../ui/lazy-part.tsx'
import { type Shown, useFrameKeys } from './use-frame-keys.ts'

const loadPalette = () => import('./palette.tsx')
const palette = partOf(() => loadPalette().then(({ Palette }) => Palette))
const shortcuts = partOf(() => import('./shortcuts-dialog.tsx').then(({ ShortcutsDialog }) => ShortcutsDialog))

const ShowContext = createContext<(what: Shown) => void>(() => undefined)

/** Opens the search or the list of shortcuts. */
export const useShow = () => useContext(ShowContext)

/** Provides the global search and the shortcut help to every screen. */
export function FrameSearch({ me, children }: { me: Person; children: ReactNode }) {
  const [shown, show] = useState<Shown>()
  useFrameKeys(show)
  const close = () => show(undefined)
  usePreload()
  return (
    <ShowContext value={show}>
      {children}
      {shown === 'palette' && <LazyPart of={palette} with={{ me, onClose: close }} />}
      {shown === 'shortcuts' && <LazyPart of={shortcuts} with={{ onClose: close }} />}
    </ShowContext>
  )
}

/** Preloads the search after the screen's own requests, so that the first keystrokes are not lost. */
function usePreload(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), 2_000)
    return () => clearTimeout(timer)
  }, [])
}

/** The search button of the desktop bar; it also shows the shortcut. */
export function SearchButton() {
  const show = useShow()
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      className="mx-2.5 mb-1 flex min-h-9 items-center gap-3 rounded-button border border-line bg-ground px-3 text-ink-soft hover:text-ink pointer-coarse:min-h-11"
      onClick={() => show('palette')}
    >
      <Search className="size-4 shrink-0" aria-hidden />
      Search
      <kbd className="ml-auto text-xs pointer-coarse:hidden" aria-hidden>
        Ctrl K
      </kbd>
    </button>
  )
}

/** The search button of the phone's bar. */
export function SearchIcon() {
  const show = useShow()
  return (
    <button
      type="button"
      aria-label="Search"
      className="ml-auto grid size-12 shrink-0 place-items-center"
      onClick={() => show('palette')}
    >
      <Search size={20} aria-hidden />
    </button>
  )
}
