import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide'
import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { t } from '../../shared/words.ts'
import { LineIcon } from '../../ui/line-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { slideId, turnStrip } from './strip.ts'
import { useHeld } from './use-held.ts'
import { useView } from './use-strip.ts'

/** `time`: how long a slide is shown, ms. */
type Props = { strip: string; names: string[]; time: number }

/** With more slides than this a number replaces the dots. */
const mostDots = 8

/** A carousel's controls: previous, dots, next, pause. It advances by itself and wraps (T10). */
export default function CarouselControls({ strip, names, time }: Props) {
  const count = names.length
  const { shown, side } = useView(strip)
  const held = useHeld(strip)
  const [playing, setPlaying] = useState(true)
  const turn = useCallback(
    (step: number) => {
      const element = document.getElementById(strip)
      if (element) turnStrip(element, step)
    },
    [strip],
  )
  // A slide chosen by hand stays its whole time too: `shown` restarts the clock.
  useEffect(() => {
    if (!playing || held || shown >= count || side >= count) return
    const timer = setInterval(() => turn(1), time)
    return () => clearInterval(timer)
  }, [playing, held, shown, side, count, time, turn])
  return (
    <div className="carousel-controls" data-paused={playing ? undefined : ''} hidden={side >= count}>
      <Control label={t('Previous slide')} onClick={() => turn(-1)}>
        <LineIcon of={ChevronLeft} size={20} />
      </Control>
      {count > mostDots ? (
        <p className="px-2 text-sm tabular-nums">{`${shown + 1} / ${count}`}</p>
      ) : (
        <Dots {...{ strip, names, shown, side }} onChoose={(index) => turn(index - shown)} />
      )}
      <Control label={t('Next slide')} onClick={() => turn(1)}>
        <LineIcon of={ChevronRight} size={20} />
      </Control>
      <Control
        label={playing ? t('Pause the slides') : t('Play the slides')}
        onClick={() => setPlaying(!playing)}
        timed
      >
        {playing ? <LineIcon of={Pause} size={18} /> : <LineIcon of={Play} size={18} />}
      </Control>
    </div>
  )
}

type DotsProps = Omit<Props, 'time'> & { shown: number; side: number; onChoose: (index: number) => void }

/** Without script they link to their slides. */
function Dots({ strip, names, shown, side, onChoose }: DotsProps) {
  const choose = (event: MouseEvent, index: number) => {
    event.preventDefault()
    onChoose(index)
  }
  return (
    <ol>
      {names.map((name, index) => (
        <li key={index}>
          <Link
            href={`#${slideId(strip, index)}`}
            onClick={(event) => choose(event, index)}
            aria-current={index === shown || undefined}
            data-in-view={(index >= shown && index < shown + side) || undefined}
          >
            <span className="sr-only">
              {t('Slide {number} of {count}', { number: index + 1, count: names.length }) + (name && `: ${name}`)}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}

type ControlProps = { label: string; onClick: () => void; timed?: boolean; children: ReactNode }

function Control({ label, onClick, timed, children }: ControlProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick} data-timed={timed}>
      {children}
    </button>
  )
}
