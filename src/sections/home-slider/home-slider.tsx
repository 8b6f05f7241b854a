import { Carousel } from '../../features/carousel/carousel.tsx'
import { heroTime } from '../../features/carousel/strip.ts'
import { HeroWords, plainWords } from '../../features/hero-words/hero-words.tsx'
import { PlayVideo } from '../../features/video/play-video.tsx'
import { hrefOf } from '../../shared/content/pages/links.ts'
import { grounds } from '../../ui/band.tsx'
import { Photo } from '../../ui/photo.tsx'
import { defineSection } from '../define/section.ts'
import { Card, isCardEmpty } from './common-card.tsx'
import { type HomeSlide, type HomeSlider, sample, schema } from './home-slider.schema.ts'

function Slide({ slide, first }: { slide: HomeSlide; first: boolean }) {
  const { bgImage, title, heading, description, enableButton, buttonText, buttonAction, videoLink } = slide
  const pictured = bgImage.media !== ''
  const leads = enableButton && buttonText !== '' && hrefOf(buttonAction) !== undefined
  const buttons = leads ? [{ buttonText, enableButton, buttonAction, icon: '' }] : []
  // A button that leads nowhere else plays the video.
  const text = enableButton && buttonText && !leads ? buttonText : undefined
  return (
    <div className={`hero-cover ${pictured ? '' : 'ground-strong'}`} data-tone="light">
      {pictured && (
        <div className="hero-picture">
          <Photo {...bgImage} sizes="(min-width: 48rem) max(100vw, 66rem), 100vw" first={first} />
        </div>
      )}
      <div className="frame relative flex items-center md:h-full">
        <HeroWords
          words={plainWords({ title, heading, description, buttons })}
          first={first}
          size="text-4xl"
          align="start"
          className="hero-words"
        >
          <PlayVideo videoLink={videoLink} text={text} title={heading} className="play-on-picture" />
        </HeroWords>
      </div>
    </div>
  )
}

/** A page's top: slides, and a card shown over all of them (S17, S85). */
function HomeSliderView({ props: { slides, commonCard, tone, anchor } }: { props: HomeSlider }) {
  const [opening] = slides
  if (!opening) return null
  return (
    <section id={anchor || undefined} className={`hero-band ${grounds[tone]}`} data-under-header="light">
      <Carousel
        label={opening.heading || opening.title}
        slides={slides.map((slide, index) => ({
          name: slide.heading || slide.title,
          content: <Slide slide={slide} first={index === 0} />,
        }))}
        time={heroTime}
        className="carousel-over"
        start="idle"
      />
      {!isCardEmpty(commonCard) && <Card card={commonCard} />}
    </section>
  )
}

export const homeSlider = defineSection({
  type: 'home-slider',
  title: 'Home slider',
  category: 'hero',
  schema,
  sample,
  words: 'food restaurant cafe menu special offer banner slideshow carousel rotating',
  view: HomeSliderView,
})
