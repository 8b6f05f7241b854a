import { useEffect, useState } from 'react'

/** The value, debounced by `pause` ms. */
export function usePaused<T>(value: T, pause = 200): T {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return paused
}
