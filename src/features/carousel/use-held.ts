import { useEffect, useState } from 'react'

/** True while slides should wait: under a pointer, holding the focus, out of sight, or where motion is not wanted. */
export function useHeld(strip: string): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const carousel = document.getElementById(strip)?.closest('[data-carousel]')
    const motion = matchMedia('(prefers-reduced-motion: reduce)')
    const weigh = () =>
      setHeld(motion.matches || document.hidden || Boolean(carousel?.matches(':hover, :has(:focus-visible)')))
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const
    // The focus has moved on only after its event.
    const later = () => requestAnimationFrame(weigh)
    weigh()
    for (const type of events) carousel?.addEventListener(type, later)
    document.addEventListener('visibilitychange', weigh)
    motion.addEventListener('change', weigh)
    return () => {
      for (const type of events) carousel?.removeEventListener(type, later)
      document.removeEventListener('visibilitychange', weigh)
      motion.removeEventListener('change', weigh)
    }
  }, [strip])
  return held
}
