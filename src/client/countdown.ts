import { useEffect, useState } from 'react'

/**
 * Seconds that are left of a countdown, which `start` begins and begins anew; 0 when none runs.
 * @param first begins one at once, s
 */
export function useCountdown(first = 0): { left: number; start: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState(0)
  const [left, setLeft] = useState(first)
  useEffect(() => {
    if (first > 0) setEndsAt(performance.now() + first * 1000)
  }, [first])
  useEffect(() => {
    if (endsAt === 0) return
    // By a clock that goes on while the page is in the background, where timers rest.
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - performance.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [endsAt])
  return { left, start: (seconds) => setEndsAt(performance.now() + seconds * 1000) }
}
