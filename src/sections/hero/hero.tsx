import { useId } from 'react'
import type { PictureFacts } from '../../shared/content/pictures.ts'
import { Photo } from '../../ui/photo.tsx'
import { Island } from '../define/island.tsx'
import type { Hero, Slide } from './hero.schema.ts'
import HeroSlides from './hero-slides.island.tsx'
import { slideId } from './slides.ts'
import { slideName, Words } from './words.tsx'

const grounds = { plain: '', soft: 'ground-soft', strong: 'ground-strong', accent: 'ground-accent' }

/** The top of a page: one slide (S15) or a slide-show (S9). Without script it is a strip to swipe through. */
export function HeroView({ props }: { props: Hero }) {
  const strip = useId()
  const { slides, layout, tone, anchor } = props
  if (slides.length === 0) return null
  const Shape = layout === 'cover' ? Cover : Split
  return (
    <section
      id={anchor || undefined}
      className={`hero-band ${grounds[tone]}`}
      aria-label={slides[0] && (slideName(slides[0]) || undefined)}
      aria-roledescription={slides.length > 1 ? 'carousel' : undefined}
    >
      <ul id={strip} className="snap-strip items-stretch!">
        {slides.map((slide, index) => (
          <li key={index} id={slideId(strip, index)} className="relative">
            <Shape slide={slide} first={index === 0} />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <Island name="hero-slides" of={HeroSlides} props={{ strip, names: slides.map(slideName) }} start="idle" />
      )}
    </section>
  )
}

/** Height of a band at most, in rem, as hero.css has it. */
const mostHeight = 44

/** The picture fills the band: where that is taller than the picture would be, it stands wider than the screen. */
function coverSizes({ width, height }: PictureFacts): string {
  if (!width || !height) return '100vw'
  return `(min-width: 48rem) max(100vw, ${Math.round((mostHeight * width) / height)}rem), 100vw`
}

type SlideProps = { slide: Slide; first: boolean }

/** The picture fills the band with the text on it; on phones the text stands below. Without one the ground is the strong one. */
function Cover({ slide, first }: SlideProps) {
  const pictured = slide.image.media !== ''
  return (
    <div className={`hero-cover ${pictured ? '' : 'ground-strong'}`} data-tone={slide.tone} data-align={slide.align}>
      {pictured && (
        <div className="hero-picture">
          <Photo {...slide.image} sizes={coverSizes(slide.image)} first={first} />
        </div>
      )}
      <div className="frame relative flex items-center md:h-full">
        <Words slide={slide} first={first} size="text-4xl" />
      </div>
    </div>
  )
}

function Split({ slide, first }: SlideProps) {
  return (
    <div className="frame grid items-center gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-8 py-[clamp(2rem,5vw,4.5rem)] lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
      <Words slide={slide} first={first} size={first ? 'text-5xl' : 'text-4xl'} />
      <Photo
        {...slide.image}
        sizes="(min-width: 84rem) 44rem, (min-width: 64rem) 52vw, 92vw"
        ratio="4 / 3"
        first={first}
        className="w-full rounded-card"
      />
    </div>
  )
}
