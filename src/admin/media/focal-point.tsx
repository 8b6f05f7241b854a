import { Crosshair } from 'lucide-react'
import type { KeyboardEvent, MouseEvent } from 'react'
import type { FocusPoint, MediaItem } from '../../shared/content/media/media-admin.ts'
import { pictureUrl } from '../../shared/content/media/pictures.ts'

type Props = {
  item: MediaItem
  focus: FocusPoint
  onChange: (focus: FocusPoint) => void
  onPress: (focus: FocusPoint) => void
  onLeave: () => void
}

const step = 5
const steps: Record<string, FocusPoint> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

const percent = (part: number) => Math.min(100, Math.max(0, Math.round(part)))

/** Sets the focal point that crops keep in view, by press or arrow keys, with three sample crops. */
export function FocalPoint({ item, focus, onChange, onPress, onLeave }: Props) {
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    onPress({
      x: percent(((clientX - box.left) / box.width) * 100),
      y: percent(((clientY - box.top) / box.height) * 100),
    })
  }
  const move = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    onChange({ x: percent(focus.x + by.x), y: percent(focus.y + by.y) })
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold">Focal point</legend>
      <p className="mb-2 text-sm text-ink-soft">Press what must stay in sight where the picture is cropped.</p>
      <div className="flex flex-wrap items-start gap-4">
        {/* The button within does the same by keyboard. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: see above */}
        <div
          className="relative w-44 shrink-0 cursor-crosshair overflow-hidden rounded-[6px] border border-line"
          style={{ aspectRatio: `${item.width} / ${item.height}` }}
          onClick={press}
        >
          <img src={pictureUrl(item.file, 480)} alt="" className="size-full" draggable={false} />
          <button
            type="button"
            aria-label={`Focal point: ${focus.x}% from the left, ${focus.y}% from the top. Arrow keys move it.`}
            className="absolute grid size-7 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full bg-white/85 text-black shadow"
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
            onClick={(event) => event.stopPropagation()}
            onKeyDown={move}
            onBlur={onLeave}
          >
            <Crosshair className="size-4" aria-hidden />
          </button>
        </div>
        <div className="flex gap-2" aria-hidden>
          {['aspect-square w-14', 'aspect-[3/4] w-11', 'aspect-[16/9] w-24'].map((shape) => (
            <img
              key={shape}
              src={pictureUrl(item.file, 240)}
              alt=""
              className={`${shape} rounded-[4px] border border-line object-cover`}
              style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
            />
          ))}
        </div>
      </div>
    </fieldset>
  )
}
