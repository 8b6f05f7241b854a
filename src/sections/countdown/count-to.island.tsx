import { useEffect, useRef, useState } from 'react'
import { type Left, leftUntil } from './left.ts'
import { Units } from './units.tsx'

type Props = { instant: string; after: string }

/**
 * Counts down to an instant. The first view has no numbers, because the server does not know when its page is read. Pauses while the
 * page is hidden; hides seconds under reduced motion.
 */
export default function CountTo({ instant, after }: Props) {
  const here = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState<Left | 'over'>()
  const [calm, setCalm] = useState(false)
  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)')
    const tick = () => {
      if (document.hidden) return
      setCalm(motion.matches)
      setLeft(leftUntil(instant, Date.now()) ?? 'over')
    }
    tick()
    const timer = setInterval(tick, 1_000)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [instant])
  useEffect(() => {
    const section = here.current?.closest('section')
    if (left !== 'over' || !section) return
    const gone = after ? section.querySelector<HTMLElement>('[data-until]') : section
    if (gone) gone.hidden = true
  }, [left, after])
  return (
    <div ref={here}>
      {left === 'over' ? <p className="font-display text-2xl">{after}</p> : <Units left={left} seconds={!calm} />}
    </div>
  )
}
