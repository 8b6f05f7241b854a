import { useEffect, useState } from 'react'
import { type Ends, endsOf } from './strip.ts'

/** At which of its ends a strip stands, as it is scrolled and as the screen changes. It begins with more to scroll to. */
export function useEnds(strip: string): Ends {
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: false })
  useEffect(() => {
    const element = document.getElementById(strip)
    if (!element) return
    const follow = () => {
      const now = endsOf(element)
      setEnds((before) => (before.atStart === now.atStart && before.atEnd === now.atEnd ? before : now))
    }
    follow()
    element.addEventListener('scroll', follow, { passive: true })
    addEventListener('resize', follow)
    return () => {
      element.removeEventListener('scroll', follow)
      removeEventListener('resize', follow)
    }
  }, [strip])
  return ends
}
