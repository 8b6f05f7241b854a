import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { fitted, followed, type Point, type Room, usualZoom, type ZoomView, zoomedBy } from './zoom-view.ts'

type Props = {
  stage: RefObject<HTMLDivElement | null>
  room: () => Room
  zoomed: boolean
  onView: (change: (view: ZoomView) => ZoomView) => void
  onSwipe: (step: 1 | -1) => void
}

/** The sideways distance of a swipe to the next picture, px. */
const swipe = 40
/** The most a press may move and still be a tap, px. */
const tapReach = 10
/** How soon, ms, and how near, px, a second tap makes a double tap. */
const secondTap = { within: 320, around: 30 }

type Press = Point & { pinched: boolean }

/**
 * Fingers and mouse on a picture: a drag moves what is enlarged or turns the picture, two fingers enlarge, and so does a double tap
 * or a mouse's click. `drag` is how far a fitted picture has followed the finger to the side, px; undefined while none is down.
 */
export function useGestures({ stage, room, zoomed, onView, onSwipe }: Props) {
  const fingers = useRef(new Map<number, Point>())
  const press = useRef<Press | undefined>(undefined)
  const tapped = useRef<(Point & { time: number }) | undefined>(undefined)
  const [drag, setDrag] = useState<number>()
  const placeOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = stage.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 }
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
  }
  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button > 0 || fingers.current.size > 1) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    const place = placeOf(event)
    fingers.current.set(event.pointerId, place)
    press.current = press.current ? { ...press.current, pinched: true } : { ...place, pinched: false }
    setDrag(0)
  }
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const before = fingers.current.get(event.pointerId)
    const from = press.current
    if (!before || !from) return
    const were = [...fingers.current.values()]
    const place = placeOf(event)
    fingers.current.set(event.pointerId, place)
    const are = [...fingers.current.values()]
    if (zoomed || are.length > 1) onView((view) => followed(view, were, are, room()))
    else if (!from.pinched) setDrag(place.x - from.x)
  }
  const up = (event: PointerEvent<HTMLDivElement>) => {
    const from = press.current
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return
    press.current = undefined
    setDrag(undefined)
    if (!from || from.pinched || event.type === 'pointercancel') return
    const place = placeOf(event)
    const [dx, dy] = [place.x - from.x, place.y - from.y]
    if (!zoomed && Math.abs(dx) > swipe && Math.abs(dx) > 1.5 * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1)
    else if (Math.hypot(dx, dy) < tapReach) tap(place, event)
  }
  const tap = (place: Point, { pointerType, timeStamp: time }: PointerEvent) => {
    const before = tapped.current
    tapped.current = { ...place, time }
    const isSecond =
      before !== undefined &&
      time - before.time <= secondTap.within &&
      Math.hypot(place.x - before.x, place.y - before.y) <= secondTap.around
    // A mouse click zooms; the second click of a double click must not zoom out again.
    if (isSecond === (pointerType === 'mouse')) return
    if (isSecond) tapped.current = undefined
    onView((view) => (view.scale > 1 ? fitted : zoomedBy(view, usualZoom, place, room())))
  }
  return { drag, handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up } }
}
