import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'
import type { LargePicture } from './lightbox.tsx'

type Props = {
  picture: LargePicture
  zoomed: boolean
  onZoom: (zoomed: boolean) => void
  /** One step on, or back. */
  onSwipe: (step: 1 | -1) => void
}

/** Px that a finger must go to the side to turn to another picture. */
const swipe = 40
/** Ms within which, and px around which, a second tap makes a double tap. */
const secondTap = { within: 320, around: 30 }

type Point = { x: number; y: number }

/** The picture in the room that is there; enlarged it is moved about by finger, mouse, wheel and arrow keys. */
export function LightboxStage({ picture, zoomed, onZoom, onSwipe }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const pressed = useRef<(Point & { scroll: Point }) | undefined>(undefined)
  const tapped = useRef<(Point & { time: number }) | undefined>(undefined)
  const focus = useRef<Point>({ x: 0.5, y: 0.5 })
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    element.scrollLeft = focus.current.x * element.scrollWidth - element.clientWidth / 2
    element.scrollTop = focus.current.y * element.scrollHeight - element.clientHeight / 2
    if (zoomed) element.focus({ preventScroll: true })
    else focus.current = { x: 0.5, y: 0.5 }
  }, [zoomed])
  const press = (event: PointerEvent<HTMLDivElement>) => {
    const { clientX: x, clientY: y, currentTarget: element } = event
    if (event.isPrimary) pressed.current = { x, y, scroll: { x: element.scrollLeft, y: element.scrollTop } }
  }
  const move = ({ pointerType, buttons, clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const from = pressed.current
    if (!zoomed || !from || pointerType !== 'mouse' || buttons !== 1) return
    currentTarget.scrollTo(from.scroll.x + from.x - clientX, from.scroll.y + from.y - clientY)
  }
  const release = (event: PointerEvent<HTMLDivElement>) => {
    const from = pressed.current
    pressed.current = undefined
    if (!from || !event.isPrimary) return
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
    if (!zoomed && Math.abs(dx) > swipe && Math.abs(dx) > 1.5 * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1)
    else if (Math.hypot(dx, dy) < 10) tap(event)
  }
  const tap = ({ clientX: x, clientY: y, timeStamp: time, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const before = tapped.current
    tapped.current = { x, y, time }
    if (!before || time - before.time > secondTap.within) return
    if (Math.hypot(x - before.x, y - before.y) > secondTap.around) return
    tapped.current = undefined
    const box = currentTarget.getBoundingClientRect()
    focus.current = { x: (x - box.left) / box.width, y: (y - box.top) / box.height }
    onZoom(!zoomed)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is done here by pointer the buttons do by keyboard
    <div
      ref={stage}
      className="lightbox-stage"
      data-zoomed={zoomed || undefined}
      tabIndex={zoomed ? 0 : -1}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={() => {
        pressed.current = undefined
      }}
      onDragStart={(event: MouseEvent) => event.preventDefault()}
    >
      <img src={picture.src} srcSet={picture.srcSet} sizes={zoomed ? '250vw' : '100vw'} alt={picture.alt} />
    </div>
  )
}
