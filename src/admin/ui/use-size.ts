import { type RefObject, useLayoutEffect, useState } from 'react'

export type Size = { width: number; height: number }

/** How large the element is, followed as it changes; undefined until it is known. */
export function useSize(box: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setSize(entry.contentRect)
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return size
}
