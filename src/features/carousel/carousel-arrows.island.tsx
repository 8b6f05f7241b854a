import { ChevronLeft, ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { t } from '../../shared/words.ts'
import { LineIcon } from '../../ui/line-icon.tsx'
import { pageStrip } from './strip.ts'
import { useEnds } from './use-strip.ts'

/** The arrows of a strip that does not advance: each scrolls by one view. None if everything is in view. */
export default function CarouselArrows({ strip }: { strip: string }) {
  const { atStart, atEnd } = useEnds(strip)
  const turn = (direction: 1 | -1) => {
    const element = document.getElementById(strip)
    if (element) pageStrip(element, direction)
  }
  return (
    <div className="carousel-arrows" data-idle={(atStart && atEnd) || undefined}>
      <Arrow label={t('Previous')} ended={atStart} onClick={() => turn(-1)}>
        <LineIcon of={ChevronLeft} size={20} />
      </Arrow>
      <Arrow label={t('Next')} ended={atEnd} onClick={() => turn(1)}>
        <LineIcon of={ChevronRight} size={20} />
      </Arrow>
    </div>
  )
}

type ArrowProps = { label: string; ended: boolean; onClick: () => void; children: ReactNode }

/** At an end the arrow does nothing but stays enabled, so that it keeps the focus. */
function Arrow({ label, ended, onClick, children }: ArrowProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={ended || undefined} onClick={ended ? undefined : onClick}>
      {children}
    </button>
  )
}
