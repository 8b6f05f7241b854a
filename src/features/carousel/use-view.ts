import { useEffect, useState } from 'react'
import { type View, viewOf } from './strip.ts'

/** What a strip shows, as it is scrolled and as the screen changes. Words that go with its slides are told which to show. */
export function useView(strip: string): View {
  const [view, setView] = useState<View>({ shown: 0, side: 1 })
  useEffect(() => {
    const element = document.getElementById(strip)
    if (!element) return
    const follow = () => {
      const now = viewOf(element)
      tellFollowers(strip, now.shown)
      setView((before) => (before.shown === now.shown && before.side === now.side ? before : now))
    }
    follow()
    element.addEventListener('scroll', follow, { passive: true })
    addEventListener('resize', follow)
    return () => {
      element.removeEventListener('scroll', follow)
      removeEventListener('resize', follow)
    }
  }, [strip])
  return view
}

/** A list with `data-follows` has an item for each slide; the one of the slide in view is marked. */
function tellFollowers(strip: string, shown: number): void {
  for (const list of document.querySelectorAll(`[data-follows="${CSS.escape(strip)}"]`))
    for (const [index, item] of [...list.children].entries()) item.toggleAttribute('data-shown', index === shown)
}
