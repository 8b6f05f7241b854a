import { Carousel } from '../../features/carousel/carousel.tsx'
import { controlsAt } from '../../features/carousel/controls-at.ts'
import { pictureTime } from '../../features/carousel/strip.ts'
import { hrefOf } from '../../shared/content/pages/links.ts'
import { t } from '../../shared/words.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { Band } from '../../ui/band.tsx'
import { Photo } from '../../ui/photo.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { Stars } from '../../ui/stars.tsx'
import { defineSection } from '../define/section.ts'
import { looks, sample, schema, type Testimonial, type Testimonials } from './testimonials.schema.ts'

const quoteSizes = { small: 'text-lg leading-relaxed', large: 'font-display text-2xl leading-snug' }

function Quote({ item, size }: { item: Testimonial; size: keyof typeof quoteSizes }) {
  return (
    <blockquote className="flex h-full flex-col gap-4">
      <Photo {...item.svg} sizes="6rem" fit="contain" className="h-8 w-auto self-start" />
      {item.rating > 0 && <Stars rating={item.rating} className="size-4" />}
      <p className={`${quoteSizes[size]} whitespace-pre-line`}>{item.description}</p>
      {item.name && (
        <footer className="mt-auto flex items-center gap-3 pt-2">
          <Photo {...item.thumb} sizes="3rem" className="size-12 rounded-full" />
          <p className="leading-tight">
            <cite className="font-semibold not-italic">{item.name}</cite>
            {item.designation && <span className="block text-sm text-ink-soft">{item.designation}</span>}
          </p>
        </footer>
      )}
      <ActionLink button={item.button} look="quiet" className="-ml-3 self-start" />
    </blockquote>
  )
}

function Grid({ items }: { items: Testimonial[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
      {items.map((item, index) => (
        <li key={index} className="border-t-2 border-accent pt-6">
          <Quote item={item} size="small" />
        </li>
      ))}
    </ul>
  )
}

/** The first one, beside its portrait. */
function Single({ item }: { item: Testimonial }) {
  return (
    <div className={`grid items-center gap-10 ${item.thumb.media ? 'lg:grid-cols-[2fr_3fr]' : 'max-w-[52rem]'}`}>
      <Photo {...item.thumb} sizes="(min-width: 64rem) 34rem, 92vw" ratio="1" className="w-full rounded-card" />
      <Quote item={{ ...item, thumb: { media: '', alt: '' } }} size="large" />
    </div>
  )
}

function Centred({ item }: { item: Testimonial }) {
  return (
    <div className="mx-auto max-w-[44rem] text-center [&_blockquote]:items-center [&_footer]:flex-col">
      <Quote item={item} size="large" />
    </div>
  )
}

/** Several side by side where there is room; auto-advancing. */
function Turning({ props: { items, heading, title, align } }: { props: Testimonials }) {
  const leads = items.some(({ button }) => hrefOf(button.buttonAction))
  return (
    <Carousel
      label={heading || title || t('Testimonials')}
      slides={items.map((item) => ({
        name: item.name,
        content: (
          <div className="h-full border-t-2 border-accent pt-6">
            <Quote item={item} size="small" />
          </div>
        ),
      }))}
      time={pictureTime}
      className={controlsAt(align)}
      strip="carousel-cards"
      tabIndex={leads ? undefined : 0}
    />
  )
}

/** Testimonials: single with rating, grid, centred (S77 to S79), or auto-advancing. */
function TestimonialsView({ props }: { props: Testimonials }) {
  const [first] = props.items
  if (!first) return null
  return (
    <Band band={props}>
      <SectionHeader {...props} align={props.layout === 'centred' ? 'center' : props.align} />
      {props.layout === 'grid' && <Grid items={props.items} />}
      {props.layout === 'carousel' && <Turning props={props} />}
      {props.layout === 'single' && <Single item={first} />}
      {props.layout === 'centred' && <Centred item={first} />}
      <div className="mt-10 flex justify-center empty:hidden">
        <ActionLink button={props.button} look="secondary" />
      </div>
    </Band>
  )
}

export const testimonials = defineSection({
  type: 'testimonials',
  title: 'Testimonials',
  category: 'proof',
  schema,
  sample,
  looks,
  view: TestimonialsView,
})
