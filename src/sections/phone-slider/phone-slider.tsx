import { Carousel } from '../../features/carousel/carousel.tsx'
import { pictureTime } from '../../features/carousel/strip.ts'
import { t } from '../../shared/words.ts'
import { ActionButtons } from '../../ui/action-buttons.tsx'
import { Band } from '../../ui/band.tsx'
import { Photo } from '../../ui/photo.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { defineSection } from '../define/section.ts'
import { type PhoneSlide, type PhoneSlider, sample, schema } from './phone-slider.schema.ts'

/** Without a picture the phone shows what the feature is called. */
function Screen({ slide: { image, title } }: { slide: PhoneSlide }) {
  if (image.media) return <Photo {...image} sizes="17rem" className="size-full" />
  return (
    <p className="grid size-full place-items-center p-6 text-center text-xl text-ink-soft" aria-hidden>
      {title}
    </p>
  )
}

/** The words of each picture: those of the one in view stand there, and without script all of them. */
function Features({ slides, strip, level }: { slides: PhoneSlide[]; strip: string; level: 2 | 3 }) {
  const Title = `h${level}` as const
  return (
    <ul className="phone-words" data-follows={strip}>
      {slides.map(({ title, description }, index) => (
        <li key={index} data-shown={index === 0 || undefined}>
          {title && <Title className="text-2xl">{title}</Title>}
          {description && <p className="mt-3 max-w-[48ch] text-lg whitespace-pre-line text-ink-soft">{description}</p>}
        </li>
      ))}
    </ul>
  )
}

/** Features whose pictures slide in a phone, while the words beside it change (S16). */
function PhoneSliderView({ props }: { props: PhoneSlider }) {
  const { title, heading, buttons } = props
  const slides = props.slides.filter(({ image, title }) => image.media || title)
  if (slides.length === 0) return null
  return (
    <Band band={props}>
      <Carousel
        label={heading || title || t('Features')}
        slides={slides.map((slide) => ({ name: slide.title || slide.image.alt, content: <Screen slide={slide} /> }))}
        time={pictureTime}
        className="phone-slider"
        strip="phone-screen"
        tabIndex={0}
        before={
          <div className="phone-head">
            <SectionHeader {...props} align="start" />
          </div>
        }
        beside={(strip) => (
          <div className="phone-beside">
            <Features slides={slides} strip={strip} level={heading ? 3 : 2} />
            <ActionButtons buttons={buttons} className="mt-8" />
          </div>
        )}
      />
    </Band>
  )
}

export const phoneSlider = defineSection({
  type: 'phone-slider',
  title: 'Features in a phone',
  category: 'content',
  schema,
  sample,
  words: 'app screenshots mobile slider mockup device feature',
  view: PhoneSliderView,
})
