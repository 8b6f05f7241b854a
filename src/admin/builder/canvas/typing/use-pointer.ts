import { useEffect, useRef } from 'react'
import { mapsAreReady, prepareMaps } from './drawn.tsx'
import { type Hit, hitAt } from './hit.ts'

type Acts = {
  /** False if the page is read-only: texts are then not marked as editable. */
  mayType: boolean
  /** Called on a press, to end editing before the target is determined. */
  onPress: () => void
  onHit: (hit: Hit, at: { x: number; y: number }) => void
}

/** Puck's own on the canvas, and what we have put there: they hear of the pointer themselves. */
const ofItsOwn = '[data-puck-overlay-portal], [data-puck-overlay], .builder-own'

/** Handles presses on the canvas, and marks texts that can be edited. */
export function usePointer(frame: Document | undefined, acts: Acts): void {
  const latest = useRef(acts)
  latest.current = acts
  useEffect(() => {
    if (!frame) return
    let lastPress: Event | undefined
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element
      if (target.closest('.builder-typing')) {
        // Neither a link nor a surrounding button is activated.
        event.preventDefault()
        event.stopPropagation()
        return
      }
      latest.current.onPress()
      lastPress = event
      const component = target.closest(ofItsOwn) ? null : target.closest('[data-puck-component]')
      if (!component) return
      const at = { x: event.clientX, y: event.clientY }
      event.preventDefault()
      const look = () => {
        const hit = lastPress === event ? hitAt(component, at) : undefined
        if (hit) latest.current.onHit(hit, at)
      }
      // The builder may have just been opened: a press that comes first is not lost.
      if (mapsAreReady()) look()
      else void prepareMaps().then(look)
    }
    const shown = hoverOn(frame, () => latest.current.mayType)
    frame.addEventListener('click', onClick, true)
    frame.addEventListener('pointermove', shown.look, { passive: true })
    frame.documentElement.addEventListener('pointerleave', shown.clear)
    return () => {
      frame.removeEventListener('click', onClick, true)
      frame.removeEventListener('pointermove', shown.look)
      frame.documentElement.removeEventListener('pointerleave', shown.clear)
      shown.clear()
    }
  }, [frame])
}

/** Pointer rest before its target is determined, ms. */
const rest = 40

function hoverOn(frame: Document, mayType: () => boolean) {
  let timer: ReturnType<typeof setTimeout>
  let marked: Element[] = []
  const clear = () => {
    clearTimeout(timer)
    for (const element of marked) element.removeAttribute('data-can-type')
    marked = []
  }
  const look = ({ clientX: x, clientY: y, target, pointerType, buttons }: PointerEvent) => {
    clearTimeout(timer)
    if (pointerType !== 'mouse' || buttons !== 0) return
    timer = setTimeout(() => {
      clear()
      const component = (target as Element | null)?.closest?.('[data-puck-component]')
      if (!component || !mayType() || frame.querySelector('[data-puck-dragging]')) return
      const written = hitAt(component, { x, y })?.written
      if (!written) return
      const { node } = written
      const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : (node as Element)
      marked = element ? [component, element] : [component]
      for (const one of marked) one.setAttribute('data-can-type', '')
    }, rest)
  }
  return { look, clear }
}
