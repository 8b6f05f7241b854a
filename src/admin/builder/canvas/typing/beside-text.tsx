import { type ReactNode, useEffect, useRef } from 'react'
import { frameElement } from '../frame.ts'

type Props = {
  /** The element on the canvas; undefined until it is rendered. */
  around: () => HTMLElement | undefined
  side: 'above' | 'below'
  /** The element is no longer on the canvas. */
  onGone: () => void
  children: ReactNode
}

const gap = 8

/** A popup beside a text of the canvas, in the builder's own window, which follows the text. */
export function BesideText({ around, side, onGone, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef({ around, onGone })
  latest.current = { around, onGone }
  useEffect(() => {
    let next = 0
    const follow = () => {
      const element = latest.current.around()
      if (element && !element.isConnected) return latest.current.onGone()
      if (element && box.current) place(box.current, element, side)
      next = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(next)
  }, [side])
  return (
    <div
      ref={box}
      data-typing-tools
      className="fixed top-0 left-0 z-40 max-w-[calc(100vw-1rem)] rounded-[9px] border border-line bg-ground text-ink shadow-raised"
    >
      {children}
    </div>
  )
}

/** Positions the popup beside the text, within the visible part of the page. */
function place(box: HTMLElement, element: HTMLElement, side: Props['side']): void {
  const frame = frameElement()
  const room = frame?.closest('[data-panel="canvas"]')?.getBoundingClientRect()
  if (!frame || !room) return
  const outer = frame.getBoundingClientRect()
  const scale = outer.width / (frame.contentWindow?.innerWidth || outer.width)
  const inner = element.getBoundingClientRect()
  const [top, bottom] = [outer.top + inner.top * scale, outer.top + inner.bottom * scale]
  const wanted = side === 'above' ? top - box.offsetHeight - gap : bottom + gap
  const y = between(room.top + gap, wanted, room.bottom - box.offsetHeight - gap)
  const x = between(room.left + gap, outer.left + inner.left * scale, room.right - box.offsetWidth - gap)
  const transform = `translate(${Math.round(Math.max(x, gap))}px, ${Math.round(y)}px)`
  if (box.style.transform !== transform) box.style.transform = transform
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))
