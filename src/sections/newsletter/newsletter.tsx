import { at } from '../../shared/content/media/responsive.ts'
import { Band } from '../../ui/band.tsx'
import { Photo } from '../../ui/photo.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { Island } from '../define/island.tsx'
import { defineSection } from '../define/section.ts'
import { looks, type Newsletter, sample, schema } from './newsletter.schema.ts'
import NewsletterForm from './newsletter-form.island.tsx'

const layouts = { band: BandLayout, card: CardLayout, line: LineLayout, over: BandLayout }

/** A subscribe form in one of its layouts (S38). `over` needs a picture. */
function NewsletterView({ props }: { props: Newsletter }) {
  if (props.layout === 'over' && props.image.media) return <OverLayout props={props} />
  const Layout = layouts[props.layout]
  return (
    <Band band={props.layout === 'line' ? { ...props, spacing: { base: 'tight' } } : props}>
      <Layout props={props} />
    </Band>
  )
}

function Form({ props }: { props: Newsletter }) {
  const { fieldLabel: label, placeholder, submitText, note } = props
  // Few visitors subscribe, so validation is loaded on the first touch.
  return (
    <Island
      name="newsletter-form"
      needs="Subscribing"
      of={NewsletterForm}
      props={{ label, placeholder, submitText, note }}
      start="touch"
    />
  )
}

const plainHeader = '[&>header]:mb-0 lg:[&>header]:mb-0'

function BandLayout({ props }: { props: Newsletter }) {
  if (at(props.align, 'lg') === 'center') {
    return (
      <div className={`mx-auto max-w-[44rem] ${plainHeader}`}>
        <SectionHeader {...props} />
        <div className="mx-auto mt-8 max-w-[34rem]">
          <Form props={props} />
        </div>
      </div>
    )
  }
  return (
    <div
      className={`grid items-end gap-x-[clamp(2.5rem,7vw,7rem)] gap-y-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] ${plainHeader}`}
    >
      <SectionHeader {...props} />
      <Form props={props} />
    </div>
  )
}

/** A sheet of its own; the picture fills its other half where there is room. */
function CardLayout({ props }: { props: Newsletter }) {
  const pictured = props.image.media !== ''
  return (
    <div
      className={`overflow-hidden rounded-card border border-line-strong ${pictured ? 'grid lg:grid-cols-2' : 'mx-auto max-w-[52rem]'}`}
    >
      <Photo
        {...props.image}
        sizes="(min-width: 64rem) 40rem, 92vw"
        className="aspect-[16/9] size-full lg:order-last lg:aspect-auto lg:min-h-[30rem]"
      />
      <div className={`flex flex-col justify-center gap-8 p-[clamp(1.5rem,5vw,4rem)] ${plainHeader}`}>
        <SectionHeader {...props} />
        <Form props={props} />
      </div>
    </div>
  )
}

/** Hardly higher than its field: for a place between two sections. */
function LineLayout({ props: { heading, title, description, ...props } }: { props: Newsletter }) {
  return (
    <div className="grid items-center gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
      <div className="min-w-0 wrap-anywhere">
        {(heading || title) && <h2 className="text-xl">{heading || title}</h2>}
        {description && <p className="mt-1 text-ink-soft">{description}</p>}
      </div>
      <Form props={{ heading, title, description, ...props }} />
    </div>
  )
}

/** The words stand on a veil that carries their contrast, whatever the picture. */
function OverLayout({ props }: { props: Newsletter }) {
  return (
    <section
      id={props.anchor || undefined}
      className="ground-strong relative isolate overflow-clip"
      data-under-header="light"
    >
      <Photo {...props.image} sizes="100vw" className="absolute inset-0 -z-10 size-full" />
      <div className="absolute inset-0 -z-10 bg-ground-strong/82" />
      <div className="frame pt-[calc(clamp(4.5rem,10vw,9rem)*var(--air,1)+var(--under-header,0rem))] pb-[calc(clamp(4.5rem,10vw,9rem)*var(--air,1))]">
        <div className={`mx-auto max-w-[40rem] [&_.text-ink-soft]:text-ink ${plainHeader}`}>
          <SectionHeader {...props} align="center" />
          <div className="mx-auto mt-8 max-w-[32rem]">
            <Form props={props} />
          </div>
        </div>
      </div>
    </section>
  )
}

export const newsletter = defineSection({
  type: 'newsletter',
  title: 'Newsletter',
  category: 'contact',
  schema,
  sample,
  looks,
  view: NewsletterView,
})
