import { Puck } from '@puckeditor/core'
import { useEffect, useRef, useState } from 'react'
import { useCommands } from '../commands.ts'
import type { Place } from '../saving/issues.ts'
import { useEditor } from '../selection.ts'
import { FrameProvider, frameElement } from './frame.ts'
import { TypeHere } from './typing/type-here.tsx'
import { TypingProvider } from './typing/typing.ts'
import { useTyping } from './typing/use-typing.ts'
import type { Width } from './widths.ts'
import { ZoomProvider } from './zoom.ts'

type Props = {
  width: Width
  /** The sheet that lies over the lower part of the page, on a phone. */
  sheet: string | undefined
  onPlace: (place: Place) => void
}

/** The page itself, as wide as the screen that is looked at; made smaller where it does not fit. */
export function Canvas({ width, sheet, onPlace }: Props) {
  const commands = useCommands()
  const [frame, setFrame] = useState<Document>()
  const { typing, end, onOpen } = useTyping(frame, commands, onPlace)
  const room = useRef<HTMLDivElement>(null)
  const size = useSize(room)
  const windowWidth = useWindowWidth()
  const wide = width === 'full' ? windowWidth : width
  useSelectedInView(sheet)
  const scale = size.width > 0 && wide > size.width ? size.width / wide : 1
  return (
    <section
      ref={room}
      aria-label="Page"
      tabIndex={-1}
      data-panel="canvas"
      className="relative min-h-0 min-w-0 overflow-clip outline-none after:pointer-events-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
    >
      {size.width > 0 && (
        <div
          className="mx-auto origin-top-left overflow-hidden bg-white shadow-raised"
          style={{
            width: wide,
            height: size.height / scale,
            transform: scale < 1 ? `scale(${scale})` : undefined,
          }}
          data-scale={scale}
        >
          <ZoomProvider value={1 / scale}>
            <TypingProvider value={typing}>
              <FrameProvider value={setFrame}>
                <Puck.Preview />
              </FrameProvider>
            </TypingProvider>
          </ZoomProvider>
        </div>
      )}
      {typing && <TypeHere typing={typing} commands={commands} onOpen={onOpen} onEnd={end} />}
    </section>
  )
}

/** CSS px of the browser's window, which is what visitors with such a window see the page in. */
function useWindowWidth(): number {
  const [width, setWidth] = useState(window.innerWidth)
  useEffect(() => {
    const measure = () => setWidth(window.innerWidth)
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return width
}

/** The section that is chosen comes into view, however it was chosen, and again when a sheet opens over it. */
function useSelectedInView(sheet: string | undefined): void {
  const id = useEditor((editor) => editor.selectedItem?.props.id)
  const place = useEditor((editor) => editor.appState.ui.itemSelector)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a section that is moved, or covered by a sheet, is to be followed, though it is the same one
  useEffect(() => {
    const bring = () => {
      leaveRoomBelow()
      if (id) bringIntoView(id)
    }
    const timer = setTimeout(bring, 60)
    // A sheet grows as its fields arrive.
    const observer = new ResizeObserver(bring)
    const cover = sheet && document.querySelector('[data-sheet]')
    if (cover) observer.observe(cover)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [id, place, sheet])
}

/** Lets the end of the page be scrolled above the sheet that covers it. */
function leaveRoomBelow(): void {
  const frame = frameElement()
  if (!frame?.contentWindow) return
  const covered = Math.ceil(frame.contentWindow.innerHeight - heightAboveSheet(frame, frame.contentWindow))
  // The document is empty while it loads.
  frame.contentDocument?.documentElement?.style.setProperty('--builder-covered', `${covered}px`)
}

function bringIntoView(id: string): void {
  const frame = frameElement()
  const element = frame?.contentDocument?.querySelector(`[data-puck-component="${CSS.escape(id)}"]`)
  if (!frame?.contentWindow || !element) return
  const { top, bottom } = element.getBoundingClientRect()
  const height = heightAboveSheet(frame, frame.contentWindow)
  const isSeen = top < height * 0.6 && bottom > height * 0.25
  // Not by scrollIntoView, which would also scroll the windows around the canvas.
  const space = Math.max(0, (height - (bottom - top)) / 2)
  if (!isSeen) frame.contentWindow.scrollBy({ top: top - Math.min(space, 120) })
}

/** Height of the canvas that no sheet covers, in px of the page, which may be drawn smaller. */
function heightAboveSheet(frame: HTMLIFrameElement, { innerHeight }: Window): number {
  const sheet = document.querySelector('[data-sheet]')?.getBoundingClientRect()
  const { top, bottom, height } = frame.getBoundingClientRect()
  if (!sheet || sheet.height === 0 || height === 0) return innerHeight
  return (innerHeight * Math.max(0, Math.min(bottom, sheet.top) - top)) / height
}

function useSize(element: React.RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: Math.round(entry.contentRect.width), height: Math.round(entry.contentRect.height) })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}
