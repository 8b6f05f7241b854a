import { Carousel } from '../../features/carousel/carousel.tsx'
import { heroTime } from '../../features/carousel/strip.ts'
import { HeroWords, heroName } from '../../features/hero-words/hero-words.tsx'
import type { PictureFacts } from '../../shared/content/media/pictures.ts'
import type { Responsive } from '../../shared/content/media/responsive.ts'
import type { Align } from '../../ui/align.ts'
import { grounds } from '../../ui/band.tsx'
import { type ClassesByWidth, classesByWidth } from '../../ui/by-width.ts'
import { Photo } from '../../ui/photo.tsx'
import { defineSection } from '../define/section.ts'
import { type Hero, looks, type Slide, sample, schema } from './hero.schema.ts'

/** The top of a page: one slide (S15) or a slide-show (S9). Without script it is a strip to swipe through. */
function HeroView({ props }: { props: Hero }) {
  const { slides, layout, tone, anchor } = props
  const [opening] = slides
  if (!opening) return null
  const Shape = shapes[layout]
  return (
    <section
      id={anchor || undefined}
      className={`hero-band ${grounds[tone]}`}
      data-under-header={layout === 'cover' ? opening.tone : undefined}
    >
      <Carousel
        label={heroName(opening)}
        slides={slides.map((slide, index) => ({
          name: heroName(slide),
          content: <Shape slide={slide} first={index === 0} />,
        }))}
        time={heroTime}
        className="carousel-over"
        start="idle"
      />
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

const covers: ClassesByWidth<Align> = {
  base: { start: '', center: '' },
  md: { start: '', center: 'md:hero-centre' },
  lg: { start: 'lg:hero-start', center: 'lg:hero-centre' },
}

/** Below the first of these widths the words stand under their picture. */
const coverAt = ({ base, md = base, lg }: Responsive<Align>) => classesByWidth(covers, { base, md, lg })

type SlideProps = { slide: Slide; first: boolean }

/** The picture fills the band with the text on it; on phones the text stands below. Without one the ground is the strong one. */
function Cover({ slide, first }: SlideProps) {
  const pictured = slide.image.media !== ''
  return (
    <div className={`hero-cover ${coverAt(slide.align)} ${pictured ? '' : 'ground-strong'}`} data-tone={slide.tone}>
      {pictured && (
        <div className="hero-picture">
          <Photo {...slide.image} sizes={coverSizes(slide.image)} first={first} />
        </div>
      )}
      <div className="frame relative flex items-center md:h-full">
        <HeroWords words={slide} first={first} size="text-4xl" align={slide.align} className="hero-words" />
      </div>
    </div>
  )
}

function Split({ slide, first }: SlideProps) {
  return (
    <div className="frame grid items-center gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-8 py-[calc(clamp(2rem,5vw,4.5rem)*var(--air,1))] lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
      <HeroWords words={slide} first={first} size={first ? 'text-5xl' : 'text-4xl'} align={slide.align} />
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

/** Words alone, or above a picture that stands in its own proportions. */
function Centred({ slide, first }: SlideProps) {
  return (
    <div className="frame py-[calc(clamp(3.5rem,8vw,7.5rem)*var(--air,1))]">
      <HeroWords
        words={slide}
        first={first}
        size={first ? 'text-5xl' : 'text-4xl'}
        align="center"
        className="mx-auto max-w-[52rem]"
      />
      <Photo
        {...slide.image}
        sizes="(min-width: 84rem) 78rem, 92vw"
        first={first}
        className="mx-auto mt-[clamp(2.5rem,5vw,4.5rem)] max-h-[44rem] w-full rounded-card"
      />
    </div>
  )
}

const shapes = { cover: Cover, split: Split, centred: Centred }

export const hero = defineSection({
  type: 'hero',
  title: 'Hero',
  category: 'hero',
  schema,
  sample,
  looks,
  view: HeroView,
})
