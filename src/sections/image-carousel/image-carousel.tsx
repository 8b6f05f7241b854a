import { Carousel } from '../../features/carousel/carousel.tsx'
import { controlsAt } from '../../features/carousel/controls-at.ts'
import { cardTime, pictureTime } from '../../features/carousel/strip.ts'
import { hrefOf } from '../../shared/content/pages/links.ts'
import { t } from '../../shared/words.ts'
import { outward } from '../../ui/action-link.tsx'
import { Band } from '../../ui/band.tsx'
import { Link } from '../../ui/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { defineSection } from '../define/section.ts'
import { type ImageCarousel, type ImageSlide, looks, sample, schema } from './image-carousel.schema.ts'

/** Level of the slides' titles: one below the section's heading, where it has one. */
type SlideProps = { slide: ImageSlide; level: 2 | 3 }

const nameOf = ({ title, image }: ImageSlide) => title || image.alt

/** The title is the link where there is one, and all of the slide leads there; else the picture is. */
function Title({ slide, level, size }: SlideProps & { size: string }) {
  const Heading = `h${level}` as const
  const href = hrefOf(slide.link)
  const wide = 'after:absolute after:inset-0 hover:underline underline-offset-4'
  if (!slide.title)
    return href ? (
      <Link href={href} className={wide} {...outward(href)}>
        <span className="sr-only">{nameOf(slide) || t('See more')}</span>
      </Link>
    ) : null
  return (
    <Heading className={size}>
      {href ? (
        <Link href={href} className={wide} {...outward(href)}>
          {slide.title}
        </Link>
      ) : (
        slide.title
      )}
    </Heading>
  )
}

/** The picture over the full width; its words stand on a ground of their own, so that they can be read on any picture. */
function FullSlide({ slide, level }: SlideProps) {
  const worded = slide.title || slide.description
  return (
    <div className="relative h-full md:grid md:*:[grid-area:1/1]">
      <div className="aspect-[4/3] w-full overflow-clip bg-ground-soft md:aspect-[12/5] md:max-h-[44rem]">
        <Photo {...slide.image} sizes="100vw" className="size-full" />
      </div>
      <div className={worded ? 'frame pt-5 pb-8 md:self-end md:pb-6' : undefined}>
        <div
          className={
            worded ? 'max-w-[34rem] md:w-fit md:max-w-[min(34rem,45%)] md:rounded-card md:bg-ground md:p-7' : undefined
          }
        >
          <Title slide={slide} level={level} size="text-2xl" />
          {slide.description && <p className="mt-2 whitespace-pre-line text-ink-soft">{slide.description}</p>}
        </div>
      </div>
    </div>
  )
}

function Card({ slide, level }: SlideProps) {
  return (
    <div className="relative h-full">
      <Photo
        {...slide.image}
        sizes="(min-width: 84rem) 26rem, (min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 92vw"
        ratio="4 / 3"
        className="mb-5 w-full rounded-card"
      />
      <Title slide={slide} level={level} size="text-xl leading-snug" />
      {slide.description && <p className="mt-2 max-w-[48ch] whitespace-pre-line text-ink-soft">{slide.description}</p>}
    </div>
  )
}

/** Auto-advancing pictures: one over the full width (S12), or as cards side by side. */
function ImageCarouselView({ props }: { props: ImageCarousel }) {
  const { layout, heading, title } = props
  const slides = props.slides.filter(({ image, title }) => image.media || title)
  if (slides.length === 0) return null
  const level = heading ? 3 : 2
  const tabIndex = slides.some(({ link }) => hrefOf(link)) ? undefined : 0
  const label = heading || title || t('Pictures')
  if (layout === 'cards')
    return (
      <Band band={props}>
        <SectionHeader {...props} />
        <Carousel
          label={label}
          tabIndex={tabIndex}
          slides={slides.map((slide) => ({ name: nameOf(slide), content: <Card slide={slide} level={level} /> }))}
          time={cardTime}
          className={controlsAt(props.align)}
          strip="carousel-cards"
        />
      </Band>
    )
  const opensWithPicture = !heading && !title && !props.description && Boolean(slides[0]?.image.media)
  return (
    <Band band={{ ...props, width: 'full' }} opensWithPicture={opensWithPicture}>
      <div className="frame empty:hidden">
        <SectionHeader {...props} />
      </div>
      <Carousel
        label={label}
        tabIndex={tabIndex}
        slides={slides.map((slide) => ({
          name: nameOf(slide),
          content: <FullSlide slide={slide} level={level} />,
        }))}
        time={pictureTime}
        className="carousel-over"
      />
    </Band>
  )
}

export const imageCarousel = defineSection({
  type: 'image-carousel',
  title: 'Image carousel',
  category: 'content',
  schema,
  sample,
  looks,
  view: ImageCarouselView,
})
