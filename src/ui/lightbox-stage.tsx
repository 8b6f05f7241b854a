import { type Dispatch, type MouseEvent, type SetStateAction, useCallback, useEffect, useRef } from 'react'
import { useGestures } from './use-gestures.ts'
import { fitted, movedBy, type Point, type Room, sizeIn, within, type ZoomView, zoomedBy } from './zoom-view.ts'

/** A picture as its thumbnail's link knows it. */
export type LargePicture = { src: string; srcSet: string; alt: string; caption: string }

type Props = {
  picture: LargePicture
  view: ZoomView
  onView: Dispatch<SetStateAction<ZoomView>>
  /** One step on, or back. */
  onSwipe: (step: 1 | -1) => void
}

/** Shows a picture fitted to its stage; touch, mouse, wheel and keys zoom and pan it. */
export function LightboxStage({ picture, view, onView, onSwipe }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const room = useCallback(() => roomOf(stage.current), [])
  const zoomed = view.scale > 1
  const { drag, handlers } = useGestures({ stage, room, zoomed, onView, onSwipe })
  useKeys(zoomed, room, onView)
  useEffect(() => {
    const element = stage.current
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top, width, height } = (event.currentTarget as HTMLElement).getBoundingClientRect()
      const point = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
      // A pinch on a touchpad comes as a wheel with Ctrl, in small steps.
      const factor = 2 ** (-event.deltaY / (event.ctrlKey ? 60 : 250))
      onView((view) => zoomedBy(view, factor, point, room()))
    }
    const resize = () => onView((view) => within(view, room()))
    element?.addEventListener('wheel', turn, { passive: false })
    window.addEventListener('resize', resize)
    return () => {
      element?.removeEventListener('wheel', turn)
      window.removeEventListener('resize', resize)
    }
  }, [room, onView])
  const x = zoomed ? view.x : (drag ?? 0)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is done here by pointer the buttons and keys do too
    <div
      ref={stage}
      className="lightbox-stage"
      data-zoomed={zoomed || undefined}
      data-held={drag === undefined ? undefined : ''}
      {...handlers}
      onDragStart={(event: MouseEvent) => event.preventDefault()}
    >
      <img
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={zoomed ? '250vw' : '100vw'}
        alt={picture.alt}
        style={{ transform: `translate(${x}px, ${view.y}px) scale(${view.scale})` }}
      />
    </div>
  )
}

function roomOf(stage: HTMLDivElement | null): Room {
  const { clientWidth: width = 0, clientHeight: height = 0 } = stage ?? {}
  const { naturalWidth = 0, naturalHeight = 0 } = stage?.querySelector('img') ?? {}
  return {
    stage: { width, height },
    picture: sizeIn({ width, height }, { width: naturalWidth, height: naturalHeight }),
  }
}

const keyZoom = 1.5
/** How far an arrow key pans, px. */
const keyStep = 80
const steps: Record<string, Point> = {
  ArrowLeft: { x: keyStep, y: 0 },
  ArrowRight: { x: -keyStep, y: 0 },
  ArrowUp: { x: 0, y: keyStep },
  ArrowDown: { x: 0, y: -keyStep },
}
const centre = { x: 0, y: 0 }

/** Plus and minus zoom, 0 fits, arrows pan a zoomed picture. */
function useKeys(zoomed: boolean, room: () => Room, onView: Props['onView']): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const step = zoomed ? steps[event.key] : undefined
      if (step) onView((view) => movedBy(view, step, room()))
      else if (event.key === '+' || event.key === '=') onView((view) => zoomedBy(view, keyZoom, centre, room()))
      else if (event.key === '-') onView((view) => zoomedBy(view, 1 / keyZoom, centre, room()))
      else if (event.key === '0') onView(fitted)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [zoomed, room, onView])
}
