import { type ReactNode, useId } from 'react'
import { Island, type IslandStart } from '../../sections/define/island.tsx'
import CarouselArrows from './carousel-arrows.island.tsx'
import CarouselControls from './carousel-controls.island.tsx'
import { slideId } from './strip.ts'

export type CarouselSlide = { name: string; content: ReactNode }

type Props = {
  /** Accessible name. */
  label: string
  slides: CarouselSlide[]
  /** How long a slide is shown, ms; see `strip.ts`. Without it the strip never turns by itself: it has two arrows and two ends. */
  time?: number
  /** Class of the outer element. `carousel-over` puts the controls on the slides, where there is room. */
  className?: string
  /** Class of the strip. `carousel-cards` puts several slides side by side. */
  strip?: string
  /** Above the fold: hydrate its controls on load. */
  start?: IslandStart
  /** Where nothing in the slides takes the focus: the strip takes it itself, to be scrolled by keyboard. */
  tabIndex?: 0
  /** Stands before the strip. */
  before?: ReactNode
  /** Stands behind the strip and is given its id: words with `data-follows`, say. */
  beside?: (strip: string) => ReactNode
}

/**
 * Slides in a strip that is swiped and, with a time, advances by itself and wraps (T10). It stands still under a pointer, while something in it
 * has the focus, in a hidden tab and with reduced motion. Without script it is a list to swipe through, with links to
 * each slide.
 */
export function Carousel({ label, slides, time, className = '', strip = '', start = 'visible', ...given }: Props) {
  const { tabIndex, before, beside } = given
  const id = useId()
  if (slides.length === 0) return null
  const several = slides.length > 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={label || undefined}
      aria-roledescription={several ? 'carousel' : undefined}
      className={`carousel ${className}`}
      data-carousel
      data-slides={slides.length}
    >
      {before}
      <ul id={id} className={`snap-strip items-stretch! ${strip}`} tabIndex={several ? tabIndex : undefined}>
        {slides.map(({ content }, index) => (
          <li key={index} id={slideId(id, index)} className="relative">
            {content}
          </li>
        ))}
      </ul>
      {beside?.(id)}
      {several && time !== undefined && (
        <Island
          name="carousel-controls"
          of={CarouselControls}
          props={{ strip: id, names: slides.map(({ name }) => name), time }}
          start={start}
        />
      )}
      {several && time === undefined && (
        <Island name="carousel-arrows" of={CarouselArrows} props={{ strip: id }} start={start} />
      )}
    </div>
  )
}
