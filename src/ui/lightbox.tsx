import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide'
import { useCallback, useEffect, useState } from 'react'
import { t } from '../shared/words.ts'
import { type LargePicture, LightboxStage } from './lightbox-stage.tsx'
import { LineIcon } from './line-icon.tsx'
import { Modal } from './modal.tsx'
import { fitted, usualZoom } from './zoom-view.ts'

type Props = {
  pictures: LargePicture[]
  first: number
  /** Told the place of each picture that is shown after the first. */
  onShow?: (place: number) => void
  onClose: () => void
}

/** The place that lies so many steps on: after the last comes the first, before the first the last (T17). */
export const wrapped = (at: number, count: number) => ((at % count) + count) % count

/** One picture large, with the ones before and after it (S46). For islands. */
export function Lightbox({ pictures, first, onShow, onClose }: Props) {
  const count = pictures.length
  const [at, setAt] = useState(first)
  const [view, setView] = useState(fitted)
  const zoomed = view.scale > 1
  const show = useCallback(
    (place: number) => {
      setView(fitted)
      setAt(wrapped(place, count))
      onShow?.(wrapped(place, count))
    },
    [count, onShow],
  )
  useKeys(at, count, show, !zoomed)
  useNeighbours(pictures, at)
  const picture = pictures[at]
  if (!picture) return null
  const several = count > 1
  return (
    <Modal title={<Place at={at} count={count} picture={picture} />} className="zoom-sheet" onClose={onClose}>
      {() => (
        <div className="lightbox-body" data-several={several || undefined}>
          <LightboxStage
            key={at}
            picture={picture}
            view={view}
            onView={setView}
            onSwipe={(step) => several && show(at + step)}
          />
          {picture.caption && (
            <p className="lightbox-caption" aria-hidden>
              {picture.caption}
            </p>
          )}
          <div className="lightbox-tools">
            {several && (
              <button type="button" className="lightbox-previous" onClick={() => show(at - 1)}>
                <LineIcon of={ChevronLeft} size={26} />
                <span className="sr-only">{t('Previous picture')}</span>
              </button>
            )}
            <button
              type="button"
              className="lightbox-zoom"
              aria-pressed={zoomed}
              onClick={() => setView(zoomed ? fitted : { ...fitted, scale: usualZoom })}
            >
              {zoomed ? <LineIcon of={ZoomOut} size={22} /> : <LineIcon of={ZoomIn} size={22} />}
              <span className="sr-only">{t('Enlarge')}</span>
            </button>
            {several && (
              <button type="button" className="lightbox-next" onClick={() => show(at + 1)}>
                <LineIcon of={ChevronRight} size={26} />
                <span className="sr-only">{t('Next picture')}</span>
              </button>
            )}
          </div>
        </div>
      )}
    </Modal>
  )
}

/** Names the dialog, and tells aloud which picture came. */
function Place({ at, count, picture }: { at: number; count: number; picture: LargePicture }) {
  const words = picture.caption || picture.alt
  return (
    <span className="font-sans text-base font-normal tabular-nums" aria-live="polite" aria-atomic="true">
      {t('{number} of {count}', { number: at + 1, count })}
      {words && <span className="sr-only">{`: ${words}`}</span>}
    </span>
  )
}

/** While a picture is enlarged, the arrows move it about instead. */
function useKeys(at: number, count: number, show: (place: number) => void, active: boolean): void {
  useEffect(() => {
    const places: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }
    const press = (event: KeyboardEvent) => {
      const place = places[event.key]
      if (place === undefined || !active || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      show(place)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [at, count, show, active])
}

/** Preloads the next and the previous picture. */
function useNeighbours(pictures: LargePicture[], at: number): void {
  useEffect(() => {
    for (const step of [1, -1]) {
      const neighbour = pictures[wrapped(at + step, pictures.length)]
      if (!neighbour || pictures.length < 2) return
      const image = new Image()
      image.sizes = '100vw'
      image.srcset = neighbour.srcSet
    }
  }, [pictures, at])
}
