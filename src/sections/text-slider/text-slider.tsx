import { Carousel } from '../../features/carousel/carousel.tsx'
import { controlsAt } from '../../features/carousel/controls-at.ts'
import { pictureTime } from '../../features/carousel/strip.ts'
import { HeroWords, heroName, plainWords } from '../../features/hero-words/hero-words.tsx'
import { hrefOf } from '../../shared/content/pages/links.ts'
import { boxAt } from '../../ui/align.ts'
import { Band } from '../../ui/band.tsx'
import { defineSection } from '../define/section.ts'
import { sample, schema, type TextSlider } from './text-slider.schema.ts'

/** Words with their buttons, one after the other (S13). */
function TextSliderView({ props: { slides: given, align, ...band } }: { props: TextSlider }) {
  const slides = given.filter(({ title, heading, description }) => title || heading || description).map(plainWords)
  const [opening] = slides
  if (!opening) return null
  const leads = slides.some(({ buttons }) => buttons.some(({ buttonAction }) => hrefOf(buttonAction)))
  return (
    <Band band={band}>
      <Carousel
        label={heroName(opening) || opening.title}
        slides={slides.map((words) => ({
          name: heroName(words),
          content: (
            <HeroWords
              words={words}
              first={false}
              size="text-4xl"
              align={align}
              className={`max-w-[46rem] ${boxAt(align)}`}
            />
          ),
        }))}
        time={pictureTime}
        className={controlsAt(align)}
        strip="carousel-middle"
        tabIndex={leads ? undefined : 0}
      />
    </Band>
  )
}

export const textSlider = defineSection({
  type: 'text-slider',
  title: 'Slider of text and buttons',
  category: 'content',
  schema,
  sample,
  words: 'carousel slideshow words call to action quotes',
  view: TextSliderView,
})
