import { useEffect, useState } from 'react'

/**
 * Remaining seconds of a countdown; `start` starts or restarts it. 0 when none runs.
 * @param first seconds of a countdown that starts at once
 */
export function useCountdown(first = 0): { left: number; start: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState(0)
  const [left, setLeft] = useState(first)
  useEffect(() => {
    if (first > 0) setEndsAt(performance.now() + first * 1000)
  }, [first])
  useEffect(() => {
    if (endsAt === 0) return
    // Uses the wall clock: timers pause in background tabs.
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - performance.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [endsAt])
  return { left, start: (seconds) => setEndsAt(performance.now() + seconds * 1000) }
}
