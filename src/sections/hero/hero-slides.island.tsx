import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { slideId, slideInView, slideTime, turnStrip, wrapSlide } from './slides.ts'

type Props = { strip: string; names: string[] }

/** The slide-show's controls: previous, dots, next, pause. It advances by itself every five seconds and wraps (T10). */
export default function HeroSlides({ strip, names }: Props) {
  const count = names.length
  const shown = useShown(strip, count)
  const held = useHeld(strip)
  const [playing, setPlaying] = useState(true)
  const turn = useCallback(
    (step: number) => {
      const element = document.getElementById(strip)
      if (element) turnStrip(element, step, count)
    },
    [strip, count],
  )
  // A slide chosen by hand stays its whole time too: `shown` restarts the clock.
  useEffect(() => {
    if (!playing || held || shown >= count) return
    const timer = setInterval(() => turn(1), slideTime)
    return () => clearInterval(timer)
  }, [playing, held, shown, count, turn])
  const choose = (event: MouseEvent, index: number) => {
    event.preventDefault()
    turn(index - shown)
  }
  return (
    <div className="hero-controls">
      <Control label="Previous slide" onClick={() => turn(-1)}>
        <ChevronLeft size={20} aria-hidden />
      </Control>
      <ol>
        {names.map((name, index) => (
          <li key={index}>
            <a
              href={`#${slideId(strip, index)}`}
              onClick={(event) => choose(event, index)}
              aria-current={index === shown || undefined}
            >
              <span className="sr-only">{`Slide ${index + 1} of ${count}${name && `: ${name}`}`}</span>
            </a>
          </li>
        ))}
      </ol>
      <Control label="Next slide" onClick={() => turn(1)}>
        <ChevronRight size={20} aria-hidden />
      </Control>
      <Control label={playing ? 'Pause the slides' : 'Play the slides'} onClick={() => setPlaying(!playing)} timed>
        {playing ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
      </Control>
    </div>
  )
}

type ControlProps = { label: string; onClick: () => void; timed?: boolean; children: ReactNode }

function Control({ label, onClick, timed, children }: ControlProps) {
  const hidden = timed ? 'noscript:hidden motion-reduce:hidden' : 'noscript:hidden'
  return (
    <button type="button" aria-label={label} onClick={onClick} className={hidden}>
      {children}
    </button>
  )
}

function useShown(strip: string, count: number): number {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const element = document.getElementById(strip)
    const follow = () => element && setShown(slideInView(element, count))
    element?.addEventListener('scroll', follow, { passive: true })
    return () => element?.removeEventListener('scroll', follow)
  }, [strip, count])
  return wrapSlide(shown, 0, count)
}

/** True while the slides should wait: under a pointer, holding the focus, out of sight, or where motion is not wanted. */
function useHeld(strip: string): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const hero = document.getElementById(strip)?.parentElement
    const motion = matchMedia('(prefers-reduced-motion: reduce)')
    const weigh = () =>
      setHeld(motion.matches || document.hidden || Boolean(hero?.matches(':hover, :has(:focus-visible)')))
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const
    // The focus has moved on only after its event.
    const later = () => requestAnimationFrame(weigh)
    weigh()
    for (const type of events) hero?.addEventListener(type, later)
    document.addEventListener('visibilitychange', weigh)
    motion.addEventListener('change', weigh)
    return () => {
      for (const type of events) hero?.removeEventListener(type, later)
      document.removeEventListener('visibilitychange', weigh)
      motion.removeEventListener('change', weigh)
    }
  }, [strip])
  return held
}
