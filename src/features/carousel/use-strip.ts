import { useEffect, useState } from 'react'
import { type Ends, endsOf, type View, viewOf } from './strip.ts'

/** The slides in view, updated on scroll and resize. Also switches the texts that belong to slides. */
export const useView = (strip: string): View => useStrip(strip, viewToldOf, oneInView)

/** Whether a strip is at its start or end, updated on scroll and resize. */
export const useEnds = (strip: string): Ends => useStrip(strip, endsOf, moreToScroll)

const oneInView: View = { shown: 0, side: 1 }
const moreToScroll: Ends = { atStart: true, atEnd: false }

/** @param look what is to be known of it now. @param before what is taken for it until it is there */
function useStrip<T extends object>(strip: string, look: (strip: HTMLElement) => T, before: T): T {
  const [found, setFound] = useState(before)
  useEffect(() => {
    const element = document.getElementById(strip)
    if (!element) return
    const follow = () => {
      const now = look(element)
      setFound((last) => (isSame(last, now) ? last : now))
    }
    follow()
    element.addEventListener('scroll', follow, { passive: true })
    addEventListener('resize', follow)
    return () => {
      element.removeEventListener('scroll', follow)
      removeEventListener('resize', follow)
    }
  }, [strip, look])
  return found
}

function isSame<T extends object>(one: T, other: T): boolean {
  return (Object.keys(one) as (keyof T)[]).every((key) => one[key] === other[key])
}

/** A list with `data-follows` has an item for each slide; the one of the slide in view is marked. */
function viewToldOf(strip: HTMLElement): View {
  const view = viewOf(strip)
  for (const list of document.querySelectorAll(`[data-follows="${CSS.escape(strip.id)}"]`))
    for (const [index, item] of [...list.children].entries()) item.toggleAttribute('data-shown', index === view.shown)
  return view
}
