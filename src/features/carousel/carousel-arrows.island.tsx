import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { pageStrip } from './strip.ts'
import { useEnds } from './use-strip.ts'

/** The arrows of a strip that does not turn by itself: each moves it by what is in view. Without more to scroll to, none. */
export default function CarouselArrows({ strip }: { strip: string }) {
  const { atStart, atEnd } = useEnds(strip)
  const turn = (direction: 1 | -1) => {
    const element = document.getElementById(strip)
    if (element) pageStrip(element, direction)
  }
  return (
    <div className="carousel-arrows" data-idle={(atStart && atEnd) || undefined}>
      <Arrow label="Previous" ended={atStart} onClick={() => turn(-1)}>
        <ChevronLeft size={20} aria-hidden />
      </Arrow>
      <Arrow label="Next" ended={atEnd} onClick={() => turn(1)}>
        <ChevronRight size={20} aria-hidden />
      </Arrow>
    </div>
  )
}

type ArrowProps = { label: string; ended: boolean; onClick: () => void; children: ReactNode }

/** At its end it does nothing, but stays where it is: whoever pressed it by keyboard keeps the focus. */
function Arrow({ label, ended, onClick, children }: ArrowProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={ended || undefined} onClick={ended ? undefined : onClick}>
      {children}
    </button>
  )
}
